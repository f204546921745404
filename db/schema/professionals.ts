import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SocialNetwork } from '#lib/fields/social-network.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { users } from './accounts.ts'
import { cities } from './locations.ts'
import { moment } from './moment.ts'
import { tsvector } from './tsvector.ts'

/**
 * Trainers, nutritionists and physiotherapists in one table (docs/decisions). `rating`, `total_reviews`,
 * `country_id`, `search`, `answer_hours`, `is_verified` and `checked_certifications` are maintained by triggers, and the
 * database refuses other writes to them; `ranking_score` is generated.
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
    /** The country of the city, denormalised by a trigger, so one index covers every filter of a list. */
    countryId: text(),
    bio: text(),
    specialization: text().array().notNull().default([]),
    certifications: text().array().notNull().default([]),
    /** Those of them that an admin has checked (`verifications`), by their exact text. Maintained by a trigger. */
    checkedCertifications: text().array().notNull().default([]),
    achievements: text().array().notNull().default([]),
    experienceYears: integer().notNull().default(0),
    languages: text().array().notNull().default(['es']),
    trainingModality: text({ enum: MODALITIES }).notNull().default('both'),
    availableObjectives: text().array().notNull().default([]),
    personalWebsite: text(),
    instagramPosts: text().array().notNull().default([]),
    socialNetworks: jsonb().$type<SocialNetwork[]>().notNull().default([]),
    /** Whether visitors can see this professional: false until the address of a sign-up is confirmed. */
    isPublic: boolean().notNull().default(true),
    /** Whether an admin has checked the profession, and that has not ended (`verifications`). Maintained by a trigger. */
    isVerified: boolean().notNull().default(false),
    /** Whether clients find this professional, by name or by address, in order to share with them. */
    isFindableByEmail: boolean().notNull().default(false),
    participateRanking: boolean().notNull().default(true),
    /** The average of the reviews to two decimals; 0 when there is none. */
    rating: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    totalReviews: integer().notNull().default(0),
    /**
     * What the order by rating goes by (a Bayesian mean): the mean of the reviews and of five more with the mean of the
     * profession (`ratingMeans`), so that one review of five is not before forty of 4.9; 0 without a review. Maintained by
     * a trigger.
     */
    weightedRating: doublePrecision().notNull().default(0),
    /**
     * Hours until half of the contact requests were answered, one at least; null below five requests, or when half of them
     * were not answered within three days. Maintained by a trigger.
     */
    answerHours: integer(),
    rankingScore: doublePrecision()
      .notNull()
      .generatedAlwaysAs(
        sql`calculate_professional_ranking_score(rating, total_reviews, experience_years, counted_certifications(certifications, checked_certifications))`,
      ),
    /** The words of name, place, text and certificates, folded, and what was chosen from lists (docs/decisions/012); by triggers. */
    search: tsvector().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('professionals_user').on(t.userId),
    // For the sitemap files, which start at every n-th public id.
    index('professionals_public')
      .on(t.id)
      .where(sql`is_public`),
    index('professionals_search').using('gin', t.search),
    // For the lists, which are of one profession.
    index('professionals_search_trainer')
      .using('gin', t.search)
      .where(sql`is_public and type = 'trainer'`),
    index('professionals_search_nutritionist')
      .using('gin', t.search)
      .where(sql`is_public and type = 'nutritionist'`),
    index('professionals_search_physiotherapist')
      .using('gin', t.search)
      .where(sql`is_public and type = 'physiotherapist'`),
    // The orders of the admin area's table, which end with the id, so that a page can begin after any row.
    index('professionals_by_creation').on(t.createdAt, t.id),
    index('professionals_by_any_score').on(t.rankingScore, t.id),
    // The list orders need INCLUDE, which drizzle cannot express. In force are, of migration 0037, professionals_by_score,
    // …_by_rating, …_by_reviews, …_by_experience and …_by_score_in_country; of 0038, …_by_score_with_words; of 0040,
    // …_by_rating_in_country, …_by_reviews_in_country, …_by_experience_in_country and …_in_city.
    check('professionals_type', sql`${t.type} in ('trainer', 'nutritionist', 'physiotherapist')`),
    check('professionals_modality', sql`${t.trainingModality} in ('online', 'in-person', 'both')`),
    check('professionals_experience', sql`${t.experienceYears} between 0 and 60`),
    check('professionals_bio', sql`char_length(${t.bio}) <= 300`),
    // As in the forms; the last defence against lists that would make a page of a megabyte.
    check(
      'professionals_lists',
      sql`greatest(cardinality(${t.specialization}), cardinality(${t.certifications}), cardinality(${t.achievements}), cardinality(${t.languages}), cardinality(${t.availableObjectives})) <= 20`,
    ),
    // The list indexes include the three arrays, and a btree entry holds at most 2,704 bytes: sixty elements, the
    // separators of the index and the other columns take fewer than 700 of them.
    check(
      'professionals_choices',
      sql`octet_length(array_to_string(${t.specialization} || ${t.availableObjectives} || ${t.languages}, '')) <= 2000`,
    ),
    check('professionals_posts', sql`cardinality(${t.instagramPosts}) <= 3`),
    // These become links: `javascript:` URLs must be impossible.
    check('professionals_website', sql`${t.personalWebsite} ~ '^https://'`),
    check(
      'professionals_networks',
      sql`jsonb_typeof(${t.socialNetworks}) = 'array' and not jsonb_path_exists(${t.socialNetworks}, '$[*] ? (!(@.url.type() == "string") || !(@.url like_regex "^https://"))')`,
    ),
    check('professionals_rating', sql`${t.rating} between 0 and 5 and ${t.totalReviews} >= 0`),
  ],
)

/** The mean of the shown reviews of each profession, renewed by `clean-up` when it has moved by a twentieth of a star. */
export const ratingMeans = pgTable(
  'rating_means',
  {
    type: text({ enum: PROFESSIONAL_TYPES }).primaryKey(),
    mean: doublePrecision().notNull(),
    /** The people up to this id have been given their order by the mean since it moved; all of them where it is null. */
    orderedTo: uuid().$type<ProfessionalId>(),
  },
  (t) => [
    check('rating_means_type', sql`${t.type} in ('trainer', 'nutritionist', 'physiotherapist')`),
    check('rating_means_mean', sql`${t.mean} between 0 and 5`),
  ],
)
