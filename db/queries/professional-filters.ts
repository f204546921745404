import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { GOALS } from '#lib/professionals/goals.ts'
import type { ListQuery, Sort } from '#lib/professionals/list-query.ts'
import { masksWith } from '#lib/professionals/masks.ts'
import { MODALITIES_MATCHING, type Modality } from '#lib/professionals/modality.ts'
import { SPECIALTIES, type Specialty } from '#lib/professionals/specialties.ts'
import { ANY_CHOICE, EVERY_COUNTRY, professionalCounts, professionals } from '#db/schema/index.ts'
import { IS_PUBLIC } from './public-professionals.ts'

/** The filters of a list query as the database keeps them. */
export type Filters = {
  type: ListQuery['professional']
  modalities?: readonly Modality[]
  countryId?: string
  cityId?: string
  goal?: number
  specialty?: number
  text?: string
}

/** The goal `online` is a modality, and it switches the modality filter off. */
export function filtersOf(query: ListQuery): Filters {
  const modality = query.goal === 'online' ? 'online' : query.modality
  const goal = query.goal && query.goal !== 'online' ? GOALS.indexOf(query.goal) : undefined
  const specialties: readonly Specialty[] = SPECIALTIES[query.professional]
  return {
    type: query.professional,
    ...(modality && { modalities: MODALITIES_MATCHING[modality] }),
    ...(query.country && { countryId: query.country }),
    ...(query.city && { cityId: query.city }),
    ...(goal !== undefined && { goal }),
    ...(query.specialization && { specialty: specialties.indexOf(query.specialization) }),
    ...(query.q && { text: query.q }),
  }
}

/**
 * What the placeholders of `matches` and `totalOf` stand for. With placeholders a statement depends only on
 * which filters there are, so it is put together once for all their values.
 */
export function valuesOf({ type, goal, specialty, ...filters }: Filters) {
  return {
    ...filters,
    type,
    countIn: filters.countryId ?? EVERY_COUNTRY,
    goal: goal ?? ANY_CHOICE,
    goalMasks: goal === undefined ? [] : masksWith(goal, GOALS.length),
    specialty: specialty ?? ANY_CHOICE,
    specialtyMasks: specialty === undefined ? [] : masksWith(specialty, SPECIALTIES[type].length),
  }
}

const value = (name: keyof ReturnType<typeof valuesOf>) => sql.placeholder(name)

/** The condition on `professionals` that the filters mean; nobody matches who is not public. */
export function matches(filters: Filters): SQL | undefined {
  const { modalities, countryId, cityId, goal, specialty, text } = filters
  return and(
    IS_PUBLIC,
    eq(professionals.type, value('type')),
    modalities && sql`${professionals.trainingModality} = any(${value('modalities')}::text[])`,
    countryId ? eq(professionals.countryId, value('countryId')) : undefined,
    cityId ? eq(professionals.cityId, value('cityId')) : undefined,
    goal !== undefined
      ? sql`${professionals.goalMask} = any(${value('goalMasks')}::smallint[])`
      : undefined,
    specialty !== undefined
      ? sql`${professionals.specialtyMask} = any(${value('specialtyMasks')}::smallint[])`
      : undefined,
    text ? sql`${professionals.search} @@ search_query(${value('text')})` : undefined,
  )
}

/** How many professionals match: looked up where the total is kept, counted in a city and for a text. */
export function totalOf(filters: Filters): SQL<number> {
  if (filters.cityId || filters.text)
    return sql`(select count(*)::integer from ${professionals} where ${matches(filters)})`
  const kept = and(
    eq(professionalCounts.type, value('type')),
    eq(professionalCounts.countryId, value('countIn')),
    eq(professionalCounts.goal, value('goal')),
    eq(professionalCounts.specialty, value('specialty')),
    filters.modalities &&
      sql`${professionalCounts.trainingModality} = any(${value('modalities')}::text[])`,
  )
  return sql`(select coalesce(sum(${professionalCounts.total}), 0)::integer from ${professionalCounts} where ${kept})`
}

const SORT_COLUMNS = {
  score: professionals.rankingScore,
  rating: professionals.rating,
  reviews: professionals.totalReviews,
  experience: professionals.experienceYears,
} as const satisfies Record<Sort, unknown>

/** The order of a list: what was asked for, then score, rating, reviews, id. Each has its index. */
export function orderOf(sort: Sort): SQL[] {
  const columns = [SORT_COLUMNS[sort], ...Object.values(SORT_COLUMNS).slice(0, 3)]
  return [...[...new Set(columns)].map((column) => desc(column)), asc(professionals.id)]
}
