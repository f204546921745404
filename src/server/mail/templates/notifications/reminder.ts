import { PATHS } from '#lib/site/routes.ts'
import type { NotificationMail } from '../../mail.ts'
import { greet, siteLink, closing, type Letter, type LetterContext } from '../letter.ts'

type Data = Extract<NotificationMail, { template: 'reminder' }>['data']

/** Somebody has been waiting for a professional's answer for three days. */
export function reminderMail(data: Data, context: LetterContext): Letter {
  const { t } = context
  const { from, code } = data
  return {
    subject: t('mail.reminder.subject', { from }),
    preheader: t('mail.reminder.preheader'),
    greeting: greet(t, data.name),
    paragraphs: [t('mail.reminder.intro', { from, code })],
    action: {
      label: t('mail.reminder.action'),
      url: siteLink(context, PATHS.contacts),
    },
    notes: [t('mail.reminder.answer', { from, address: data.replyTo })],
    replyTo: data.replyTo,
    ...closing(context, 'reminder', data.unsubscribe),
  }
}
