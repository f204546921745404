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
import { PROFESSIONAL_TYPES, type ProfessionalId, type UserId } from '#lib/professionals/types.ts'
import { users } from './accounts.ts'
import { professionals } from './professionals.ts'

/** One review per professional and person. The author goes (null) with the account, the review stays. */
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
    rating: integer().notNull(),
    comment: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('reviews_one_per_reviewer').on(t.professionalId, t.reviewerId),
    index('reviews_newest').on(t.professionalId, t.createdAt.desc().nullsFirst(), t.id),
    index('reviews_reviewer').on(t.reviewerId),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_comment', sql`char_length(${t.comment}) <= 500`),
  ],
)
