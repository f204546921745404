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
import type { ProfessionalId, ReportId, ReviewId, UserId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
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
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('reviews_one_per_reviewer').on(t.professionalId, t.reviewerId),
    uniqueIndex('reviews_one_per_author').on(t.professionalId, t.authorPseudonym),
    check('reviews_author', sql`${t.reviewerId} is null or ${t.authorPseudonym} is not null`),
    index('reviews_newest').on(t.professionalId, t.createdAt.desc().nullsFirst(), t.id),
    index('reviews_reviewer').on(t.reviewerId),
    // For the figures of the admin area.
    index('reviews_by_creation').on(t.createdAt),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_comment', sql`char_length(${t.comment}) <= 500`),
    check('reviews_reply', sql`char_length(${t.reply}) between 1 and 500`),
    check('reviews_replied', sql`(${t.reply} is null) = (${t.repliedAt} is null)`),
  ],
)

/** Reports of reviews; each waits until an admin decides. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: uuid().$type<ReportId>().primaryKey().defaultRandom(),
    /** Null once the review is removed. */
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
    check('review_reports_state', sql`${t.state} in ('open', 'removed', 'kept')`),
    check('review_reports_decided', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
    check('review_reports_details', sql`char_length(${t.details}) <= 500`),
  ],
)
