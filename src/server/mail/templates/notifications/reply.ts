import type { NotificationMail } from '../../mail.ts'
import {
  greet,
  personOf,
  reviewsLink,
  closing,
  type Letter,
  type LetterContext,
} from '../letter.ts'

type Data = Extract<NotificationMail, { template: 'reply' }>['data']

/** The professional has replied to a review, in public. */
export function replyMail(data: Data, context: LetterContext): Letter {
  const { t } = context
  const professional = data.professional ?? t('mail.reply.somebody')
  return {
    subject: t('mail.reply.subject', { professional }),
    ...personOf(context, data),
    preheader: t('mail.reply.preheader'),
    greeting: greet(t, data.name),
    paragraphs: [t('mail.reply.intro')],
    quote: data.reply,
    action: { label: t('mail.reply.action'), url: reviewsLink(context, data) },
    notes: [t('mail.reply.edit')],
    ...closing(context, 'reply', data.unsubscribe),
  }
}
