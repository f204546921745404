import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { users } from './accounts.ts'
import { professionals } from './professionals.ts'

/**
 * One review per professional and author. Deleting the account sets the author to null; the review stays, and so does
 * the pseudonym, which prevents a second review from a new account with the same address.
 */
export const professionalReviews = pgTable(
  'professional_reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
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
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('reviews_one_per_reviewer').on(t.professionalId, t.reviewerId),
    uniqueIndex('reviews_one_per_author').on(t.professionalId, t.authorPseudonym),
    check('reviews_author', sql`${t.reviewerId} is null or ${t.authorPseudonym} is not null`),
    index('reviews_newest').on(t.professionalId, t.createdAt.desc().nullsFirst(), t.id),
    index('reviews_reviewer').on(t.reviewerId),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_comment', sql`char_length(${t.comment}) <= 500`),
  ],
)
