import type { NotificationMail } from '../../mail.ts'
import { greet, reviewsLink, closing, type Letter, type LetterContext } from '../letter.ts'

type Data = Extract<NotificationMail, { template: 'review' }>['data']

/** Somebody has reviewed a professional. Its author is named on the profile, not here. */
export function reviewMail(data: Data, context: LetterContext): Letter {
  const { t } = context
  const { rating, comment } = data
  return {
    subject: t('mail.review.subject', { rating }),
    preheader: t('mail.review.preheader'),
    greeting: greet(t, data.name),
    paragraphs: [
      comment === null
        ? t('mail.review.introBare', { rating })
        : t('mail.review.intro', { rating }),
    ],
    ...(comment !== null && { quote: comment }),
    action: { label: t('mail.review.action'), url: reviewsLink(context, data) },
    notes: [t('mail.review.reply'), t('mail.review.report')],
    ...closing(context, 'review', data.unsubscribe),
  }
}
