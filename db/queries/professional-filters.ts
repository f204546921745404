import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  gte,
  inArray,
  sql,
  type Column,
  type SQL,
} from 'drizzle-orm'
import { BY_DISTANCE, type ListQuery, type SORTS } from '#lib/professionals/list-query.ts'
import { MODALITIES_MATCHING } from '#lib/professionals/modality.ts'
import { professionals } from '#db/schema/index.ts'
import { isFoundBy } from './professional-search.ts'
import { IS_PUBLIC } from './public-professionals.ts'

/** The SQL condition for a list's filters; matches public professionals only. */
export function matches(query: ListQuery): SQL | undefined {
  const { professional, rating, verified, q } = query
  return and(
    IS_PUBLIC,
    eq(professionals.type, professional),
    isThere(query),
    offers(query),
    rating ? gte(professionals.rating, Number(rating)) : undefined,
    verified && eq(professionals.isVerified, true),
    q ? isFoundBy(q) : undefined,
  )
}

/** By distance the people nearby count, too: who asks has joined their cities. */
function isThere({ country, city, sort }: ListQuery): SQL | undefined {
  return and(
    country ? eq(professionals.countryId, country) : undefined,
    city && sort !== BY_DISTANCE ? eq(professionals.cityId, city) : undefined,
  )
}

/** The goal `online` is a modality, and it switches the modality filter off. */
function offers({ goal, modality, specialization, language }: ListQuery): SQL | undefined {
  const isOnline = goal === 'online'
  const way = isOnline ? 'online' : modality
  return and(
    way && inArray(professionals.trainingModality, MODALITIES_MATCHING[way]),
    goal && !isOnline ? arrayContains(professionals.availableObjectives, [goal]) : undefined,
    specialization && arrayContains(professionals.specialization, [specialization]),
    language && arrayContains(professionals.languages, [language]),
  )
}

type IndexedSort = (typeof SORTS)[number]

const SORT_COLUMNS = {
  score: professionals.rankingScore,
  rating: professionals.weightedRating,
  reviews: professionals.totalReviews,
  experience: professionals.experienceYears,
} as const satisfies Record<IndexedSort, unknown>

type Ranked = { readonly [N in 'rankingScore' | 'rating' | 'totalReviews' | 'id']: Column }

/** Whether another professional stands before the row of `professionals` in `orderOf('score')`. */
export function comesBefore(other: Ranked): SQL {
  const rank = ({ rankingScore, rating, totalReviews }: Ranked) =>
    sql`(${rankingScore}, ${rating}, ${totalReviews})`
  const [theirs, own] = [rank(other), rank(professionals)]
  return sql`(${theirs} > ${own} or (${theirs} = ${own} and ${other.id} < ${professionals.id}))`
}

/** The order of a list: the requested one, then score, rating, reviews, id. Each has its index. */
export function orderOf(sort: IndexedSort): SQL[] {
  const { rankingScore, rating, totalReviews } = professionals
  const columns = [SORT_COLUMNS[sort], rankingScore, rating, totalReviews]
  return [...[...new Set(columns)].map((column) => desc(column)), asc(professionals.id)]
}
