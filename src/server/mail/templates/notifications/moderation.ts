import { RETENTION } from '#lib/retention.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { ModerationData } from '../../mail.ts'
import {
  greet,
  queryLink,
  reviewsLink,
  siteLink,
  type Letter,
  type LetterContext,
} from '../letter.ts'

/**
 * What an admin decided about the recipient's review: the reasons, and how to appeal (articles 17 and 20 of the Digital
 * Services Act). It cannot be switched off.
 */
export function moderationMail(data: ModerationData, context: LetterContext): Letter {
  const { t } = context
  const { outcome, reason, appeal } = data
  const professional = data.professional ?? t('mail.moderation.somebody')
  const profile = reviewsLink(context, data)
  const isGone = outcome === 'removed' || outcome === 'refused'
  return {
    subject: t(`mail.moderation.${outcome}.subject`, { professional }),
    preheader: t(`mail.moderation.${outcome}.preheader`),
    greeting: greet(t, data.name),
    paragraphs: [t(`mail.moderation.${outcome}.text`, { professional })],
    ...(reason !== null && { quote: reason }),
    action:
      isGone && appeal !== null
        ? {
            label: t('mail.moderation.appeal'),
            url: queryLink(context, PATHS.reviewAppeal, appeal),
          }
        : { label: t(`mail.moderation.${outcome}.action`), url: profile },
    notes: [
      ...(appeal === null ? [] : appealNotes(data, appeal, context)),
      t('mail.moderation.rules', { url: siteLink(context, PATHS.reviews) }),
    ],
    why: t('mail.why.moderation'),
  }
}

function appealNotes({ outcome }: ModerationData, appeal: string, context: LetterContext) {
  const { t } = context
  const months = RETENTION.appealMonths
  return [
    t('mail.moderation.person'),
    outcome === 'hidden'
      ? t('mail.moderation.howLink', {
          months,
          url: queryLink(context, PATHS.reviewAppeal, appeal),
        })
      : t('mail.moderation.how', { months }),
    t('mail.moderation.courts'),
  ]
}
