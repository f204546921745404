import { REVIEW_VIEWS } from '../../src/islands/admin/address.ts'
import { MESSAGE_STATES } from '../../src/lib/admin/messages-schemas.ts'
import { SITE_OBJECTIVES } from '../../src/lib/contact/objectives.ts'
import { LOCALES } from '../../src/lib/i18n/locales.ts'
import {
  APPEAL_OUTCOMES,
  DECISIONS,
  MODERATION_NEWS,
  REVIEW_STATES,
} from '../../src/lib/reviews/moderation.ts'
import { REPORT_OUTCOMES, REPORT_REASONS } from '../../src/lib/reviews/reports.ts'

/** The lists of texts about checked reviews, appeals and messages of the contact page (`VALUE_LISTS`). */
export const MODERATION_LISTS: Readonly<Record<string, readonly string[]>> = {
  'adminMessages.answer.*': LOCALES,
  'adminMessages.objective.*': SITE_OBJECTIVES,
  'adminMessages.state.*': MESSAGE_STATES,
  'adminModeration.appeal.*': APPEAL_OUTCOMES,
  'adminModeration.appeal.done.*': APPEAL_OUTCOMES,
  'adminModeration.appeal.states.*': [...APPEAL_OUTCOMES, 'open'],
  'adminModeration.appeal.was.*': ['hidden', 'removed'],
  'adminModeration.before.*': DECISIONS,
  'adminModeration.decide.done.*': DECISIONS,
  'adminModeration.decided.outcomes.*': DECISIONS,
  'adminModeration.reason.*': REPORT_REASONS,
  'adminModeration.views.*': REVIEW_VIEWS,
  'mail.moderation.*': MODERATION_NEWS,
  'mail.report.*': REPORT_OUTCOMES,
  'moderation.appeal.made.*': [...APPEAL_OUTCOMES, 'open'],
  'moderation.appeal.problem.*': ['required', 'too_long', 'limited', 'failed'],
  'moderation.appeal.text.*': ['hidden', 'removed'],
  'moderation.figures.row.*': ['reports', ...DECISIONS, 'appeals', ...APPEAL_OUTCOMES],
  'notifications.moderation.*': MODERATION_NEWS,
  'notifications.report.*': REPORT_OUTCOMES,
  'profileReviews.own.*': REVIEW_STATES.filter((state) => state !== 'public'),
}
