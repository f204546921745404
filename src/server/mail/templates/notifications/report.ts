import { PATHS } from '#lib/site/routes.ts'
import type { NotificationMail } from '../../mail.ts'
import {
  greet,
  reviewsLink,
  siteLink,
  unsubscribeFrom,
  type Letter,
  type LetterContext,
} from '../letter.ts'

type Data = Extract<NotificationMail, { template: 'report' }>['data']

/** An admin has decided about a review that the recipient had reported. */
export function reportMail(data: Data, context: LetterContext): Letter {
  const { t } = context
  const removed = data.outcome === 'removed'
  return {
    subject: t('mail.report.subject'),
    preheader: removed ? t('mail.report.removedPreheader') : t('mail.report.keptPreheader'),
    greeting: greet(t, data.name),
    paragraphs: [removed ? t('mail.report.removed') : t('mail.report.kept')],
    action: { label: t('mail.report.action'), url: reviewsLink(context, data) },
    notes: [t('mail.report.rules', { url: siteLink(context, PATHS.reviews) })],
    unsubscribe: unsubscribeFrom(context, 'report', data.unsubscribe),
  }
}
