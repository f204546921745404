import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DecisionId, ProfessionalId, ReportId, ReviewId, UserId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { APPEAL_OUTCOMES, DECISIONS, REVIEW_STATES } from '#lib/reviews/moderation.ts'
import { REPORT_REASONS, REPORT_STATES } from '#lib/reviews/reports.ts'
import { users } from './accounts.ts'
import { moment } from './moment.ts'
import { professionals } from './professionals.ts'

/**
 * One review per professional and author. Deleting the account sets the author to null; the review stays, and so does
 * the pseudonym, which prevents a second review from a new account with the same address.
 */
export const professionalReviews = pgTable(
  'professional_reviews',
  {
    id: uuid().$type<ReviewId>().primaryKey().defaultRandom(),
    professionalType: text({ enum: PROFESSIONAL_TYPES }).notNull(),
    professionalId: uuid()
      .$type<ProfessionalId>()
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    reviewerId: uuid()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** HMAC of professional and author's address, so it differs between professionals. */
    authorPseudonym: text(),
    rating: integer().notNull(),
    comment: text(),
    /** Whether the author had contacted the professional when it was written; stays when the account is deleted. */
    isVerifiedContact: boolean().notNull().default(false),
    /** The professional's public answer. */
    reply: text(),
    repliedAt: moment(),
    /** When its author last changed it. */
    editedAt: moment(),
    state: text({ enum: REVIEW_STATES }).notNull().default('public'),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('reviews_one_per_reviewer').on(t.professionalId, t.reviewerId),
    uniqueIndex('reviews_one_per_author').on(t.professionalId, t.authorPseudonym),
    check('reviews_author', sql`${t.reviewerId} is null or ${t.authorPseudonym} is not null`),
    index('reviews_newest').on(t.professionalId, t.createdAt.desc().nullsFirst(), t.id),
    index('reviews_reviewer').on(t.reviewerId),
    index('reviews_created').on(t.createdAt),
    index('reviews_not_public')
      .on(t.state)
      .where(sql`state <> 'public'`),
    check('reviews_state', sql`${t.state} in ('public', 'hidden', 'waiting', 'removed')`),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_comment', sql`char_length(${t.comment}) <= 500`),
    check('reviews_reply', sql`char_length(${t.reply}) between 1 and 500`),
    check('reviews_replied', sql`(${t.reply} is null) = (${t.repliedAt} is null)`),
  ],
)

/** What admins decided about reviews, and the author's appeal. The review itself stays in its own table, or is gone. */
export const reviewDecisions = pgTable(
  'review_decisions',
  {
    id: uuid().$type<DecisionId>().primaryKey().defaultRandom(),
    /** Null once the review is gone. */
    reviewId: uuid()
      .$type<ReviewId>()
      .references(() => professionalReviews.id, { onDelete: 'set null' }),
    professionalId: uuid()
      .$type<ProfessionalId>()
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    /** Null once the account is deleted. */
    authorId: uuid()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Of the review, so that one written anew waits for an admin. */
    authorPseudonym: text(),
    outcome: text({ enum: DECISIONS }).notNull(),
    /** What the author reads; null where there was nothing to explain. */
    reason: text(),
    createdAt: moment().notNull().defaultNow(),
    appealedAt: moment(),
    /** Deleted with its author's account. */
    appeal: text(),
    appealOutcome: text({ enum: APPEAL_OUTCOMES }),
    appealReason: text(),
    appealDecidedAt: moment(),
  },
  (t) => [
    index('review_decisions_newest').on(t.createdAt, t.id),
    index('review_decisions_review').on(t.reviewId),
    index('review_decisions_author').on(t.authorId),
    index('review_decisions_about').on(t.professionalId, t.authorPseudonym),
    index('review_decisions_appealed')
      .on(t.appealedAt)
      .where(sql`appealed_at is not null and appeal_outcome is null`),
    check('review_decisions_outcome', sql`${t.outcome} in ('kept', 'hidden', 'removed')`),
    check(
      'review_decisions_reason',
      sql`case when ${t.reason} is null then ${t.outcome} = 'kept' else char_length(${t.reason}) between 1 and 500 end`,
    ),
    check('review_decisions_appeal', sql`char_length(${t.appeal}) between 1 and 1000`),
    check(
      'review_decisions_appealed',
      sql`${t.appealedAt} is null and ${t.appeal} is null or ${t.outcome} <> 'kept'`,
    ),
    check('review_decisions_appeal_outcome', sql`${t.appealOutcome} in ('accepted', 'refused')`),
    check(
      'review_decisions_appeal_decided',
      sql`(${t.appealOutcome} is null) = (${t.appealDecidedAt} is null) and (${t.appealOutcome} is null or ${t.appealedAt} is not null)`,
    ),
    check(
      'review_decisions_appeal_reason',
      sql`case when ${t.appealReason} is null then ${t.appealOutcome} is distinct from 'refused' else char_length(${t.appealReason}) between 1 and 500 end`,
    ),
  ],
)

/** Reports of reviews; each waits until an admin decides. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: uuid().$type<ReportId>().primaryKey().defaultRandom(),
    /** Null once the review is gone. */
    reviewId: uuid()
      .$type<ReviewId>()
      .references(() => professionalReviews.id, { onDelete: 'set null' }),
    professionalId: uuid()
      .$type<ProfessionalId>()
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    reporterId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    details: text(),
    state: text({ enum: REPORT_STATES }).notNull().default('open'),
    createdAt: moment().notNull().defaultNow(),
    decidedAt: moment(),
  },
  (t) => [
    uniqueIndex('review_reports_once').on(t.reviewId, t.reporterId),
    index('review_reports_reporter').on(t.reporterId),
    index('review_reports_open')
      .on(t.createdAt)
      .where(sql`state = 'open'`),
    check(
      'review_reports_reason',
      sql`${t.reason} in ('false', 'offensive', 'personal_data', 'advertising', 'other')`,
    ),
    check('review_reports_state', sql`${t.state} in ('open', 'removed', 'hidden', 'kept', 'gone')`),
    check('review_reports_decided', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
    check('review_reports_details', sql`char_length(${t.details}) <= 500`),
  ],
)
