import { PATHS } from '#lib/site/routes.ts'
import type { NotificationMail } from '../../mail.ts'
import {
  greet,
  reviewsLink,
  siteLink,
  closing,
  type Letter,
  type LetterContext,
} from '../letter.ts'

type Data = Extract<NotificationMail, { template: 'report' }>['data']

/** An admin has decided about a review that the recipient had reported. */
export function reportMail(data: Data, context: LetterContext): Letter {
  const { t } = context
  return {
    subject: t('mail.report.subject'),
    preheader: t(`mail.report.${data.outcome}.preheader`),
    greeting: greet(t, data.name),
    paragraphs: [t(`mail.report.${data.outcome}.text`)],
    action: { label: t('mail.report.action'), url: reviewsLink(context, data) },
    notes: [t('mail.report.rules', { url: siteLink(context, PATHS.reviews) })],
    ...closing(context, 'report', data.unsubscribe),
  }
}
