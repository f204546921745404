import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SocialNetwork } from '#lib/professionals/contract.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { PROFESSIONAL_TYPES, type ProfessionalId, type UserId } from '#lib/professionals/types.ts'
import { users } from './accounts.ts'
import { cities } from './locations.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Trainers, nutritionists and physiotherapists in one table (docs/decisions). `rating`, `total_reviews`
 * and `search` are written by triggers, `ranking_score` is generated: nothing else may set them.
 */
export const professionals = pgTable(
  'professionals',
  {
    id: uuid().$type<ProfessionalId>().primaryKey().defaultRandom(),
    userId: uuid()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: PROFESSIONAL_TYPES }).notNull(),
    cityId: text().references(() => cities.id),
    bio: text(),
    specialization: text().array().notNull().default([]),
    certifications: text().array().notNull().default([]),
    achievements: text().array().notNull().default([]),
    experienceYears: integer().notNull().default(0),
    languages: text().array().notNull().default(['es']),
    trainingModality: text({ enum: MODALITIES }).notNull().default('both'),
    availableObjectives: text().array().notNull().default([]),
    personalWebsite: text(),
    instagramPosts: text().array().notNull().default([]),
    socialNetworks: jsonb().$type<SocialNetwork[]>().notNull().default([]),
    isVerified: boolean().notNull().default(false),
    participateRanking: boolean().notNull().default(true),
    /** The average of the reviews to two decimals; 0 when there is none. */
    rating: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    totalReviews: integer().notNull().default(0),
    rankingScore: doublePrecision()
      .notNull()
      .generatedAlwaysAs(
        sql`calculate_professional_ranking_score(rating, total_reviews, experience_years, certifications)`,
      ),
    search: tsvector().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('professionals_user').on(t.userId),
    index('professionals_by_score').on(
      t.type,
      t.rankingScore.desc(),
      t.rating.desc(),
      t.totalReviews.desc(),
      t.id,
    ),
    check('professionals_type', sql`${t.type} in ('trainer', 'nutritionist', 'physiotherapist')`),
    check('professionals_modality', sql`${t.trainingModality} in ('online', 'in-person', 'both')`),
    check('professionals_experience', sql`${t.experienceYears} between 0 and 80`),
    check('professionals_bio', sql`char_length(${t.bio}) <= 300`),
    check('professionals_posts', sql`cardinality(${t.instagramPosts}) <= 3`),
    check('professionals_rating', sql`${t.rating} between 0 and 5 and ${t.totalReviews} >= 0`),
  ],
)
