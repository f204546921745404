import { PATHS } from '#lib/site/routes.ts'
import type { NotificationMail } from '../../mail.ts'
import { greet, siteLink, unsubscribeFrom, type Letter, type LetterContext } from '../letter.ts'

type Data = Extract<NotificationMail, { template: 'answer' }>['data']

/** A professional has answered a message, by a mail of their own. */
export function answerMail(data: Data, context: LetterContext): Letter {
  const { t } = context
  const professional = data.professional ?? t('mail.contact-sent.somebody')
  return {
    subject: t('mail.answer.subject', { professional }),
    preheader: t('mail.answer.preheader'),
    greeting: greet(t, data.name),
    paragraphs: [t('mail.answer.intro', { professional, code: data.code })],
    action: {
      label: t('mail.answer.action'),
      url: `${siteLink(context, PATHS.profile)}#requests`,
    },
    notes: [t('mail.answer.spam')],
    unsubscribe: unsubscribeFrom(context, 'answer', data.unsubscribe),
  }
}
