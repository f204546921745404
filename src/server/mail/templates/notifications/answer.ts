import { PATHS } from '#lib/site/routes.ts'
import type { NotificationMail } from '../../mail.ts'
import { greet, personOf, siteLink, closing, type Letter, type LetterContext } from '../letter.ts'

type Data = Extract<NotificationMail, { template: 'answer' }>['data']

/** A professional has answered a message, by a mail of their own. */
export function answerMail(data: Data, context: LetterContext): Letter {
  const { t } = context
  const professional = data.professional ?? t('mail.contact-sent.somebody')
  return {
    subject: t('mail.answer.subject', { professional }),
    ...personOf(context, data),
    preheader: t('mail.answer.preheader'),
    greeting: greet(t, data.name),
    paragraphs: [t('mail.answer.intro', { code: data.code })],
    action: {
      label: t('mail.answer.action'),
      url: `${siteLink(context, PATHS.profile)}#requests`,
    },
    notes: [t('mail.answer.spam')],
    ...closing(context, 'answer', data.unsubscribe),
  }
}
