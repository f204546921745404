import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { PLACES } from '#db/seed/locations.ts'
import { distanceKm, NEARBY_KM, type Coordinates } from '#lib/locations/distance.ts'
import { BY_DISTANCE, type ListQuery } from '#lib/professionals/list-query.ts'
import { MODALITIES, MODALITIES_MATCHING, type Modality } from '#lib/professionals/modality.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { understand } from '#lib/search/understand.ts'

/** A professional as the filters and orders see one. */
export type Row = {
  id: string
  type: ProfessionalType
  modality: Modality
  country: string | null
  city: string | null
  goals: string[]
  specialties: string[]
  score: number
  rating: number
  reviews: number
  experience: number
  languages: string[]
  verified: boolean
  at: Coordinates | null
  /** Of name, place, text and certificates. */
  words: string[]
  /** The mean of the reviews of the profession, as it is stored. */
  mean: number
}

/** Every public professional of the database, unordered. */
export async function readEverybody(db: Database): Promise<Row[]> {
  const { rows } = await db.execute(sql`
    select p.id, p.type, training_modality as modality, s.country_id as country, city_id as city,
      available_objectives as goals, specialization as specialties, ranking_score as score,
      rating::float8 as rating, total_reviews as reviews, experience_years as experience,
      languages, is_verified as verified,
      concat_ws(' ', f.display_name, c.name, s.name, coalesce(p.bio, f.bio), array_to_string(certifications, ' ')) as text, mean,
      case when c.id is not null then json_build_object('latitude', c.latitude, 'longitude', c.longitude) end as at
    from professionals p join profiles f using (user_id) join rating_means using (type) left join cities c on c.id = city_id left join states s on s.id = state_id
    where is_public
  `)
  return (rows as (Omit<Row, 'words'> & { text: string })[]).map(({ text, ...row }) => ({
    ...row,
    words: wordsOf(text),
  }))
}

/** The expected list, as a second implementation without an index. */
export function naiveList(everybody: readonly Row[], query: ListQuery): Row[] {
  const keys = keysOf(query)
  const clauses = query.q ? understood(query.q) : null
  return everybody
    .filter(
      (row) =>
        row.type === query.professional &&
        isThere(row, query) &&
        offers(row, query) &&
        (!query.rating || row.rating >= Number(query.rating)) &&
        (!query.verified || row.verified) &&
        (!clauses || hasWords(row, clauses)),
    )
    .toSorted((a, b) => {
      const key = keys.find((value) => value(a) !== value(b))
      return key ? key(b) - key(a) : a.id < b.id ? -1 : 1
    })
}

/** What a list is ordered by, one after the other, the greatest first. */
function keysOf(query: ListQuery): ((row: Row) => number)[] {
  const first = {
    score: (row: Row) => row.score,
    rating: ({ rating, reviews, mean }: Row) =>
      reviews && (rating * reviews + 5 * mean) / (reviews + 5),
    reviews: (row: Row) => row.reviews,
    experience: (row: Row) => row.experience,
    distance: (row: Row) => -away(row, query),
  }[query.sort]
  return [first, (row) => row.score, (row) => row.rating, (row) => row.reviews]
}

function away({ at }: Row, { city }: ListQuery): number {
  const center = PLACES.cities.find(({ id }) => id === city)
  return center && at ? Math.round(distanceKm(center, at)) : Infinity
}

function isThere(row: Row, query: ListQuery): boolean {
  if (query.country && row.country !== query.country) return false
  if (!query.city) return true
  return query.sort === BY_DISTANCE ? away(row, query) <= NEARBY_KM : row.city === query.city
}

function offers(row: Row, { goal, modality, specialization, language }: ListQuery): boolean {
  const way = goal === 'online' ? 'online' : modality
  const matching: readonly Modality[] = way ? MODALITIES_MATCHING[way] : MODALITIES
  return (
    matching.includes(row.modality) &&
    (!goal || goal === 'online' || row.goals.includes(goal)) &&
    (!specialization || row.specialties.includes(specialization)) &&
    (!language || row.languages.includes(language))
  )
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

type Clause = { typed: string[]; values: readonly string[]; texts: string[][] }

const understood = (q: string): Clause[] =>
  understand(q).map(({ typed, values, texts }) => ({
    typed: wordsOf(typed),
    values,
    texts: texts.map(wordsOf),
  }))

/** Whether each part of what is asked for begins words of the person, is their choice, or stands in their texts. */
function hasWords(row: Row, clauses: readonly Clause[]): boolean {
  const choices = new Set<string | null>([
    ...[row.type, row.country, ...row.goals, ...row.specialties, ...row.languages],
    ...(row.modality === 'both' ? ['in-person', 'online'] : [row.modality]),
  ])
  return (
    clauses.length > 0 &&
    clauses.every(
      ({ typed, values, texts }) =>
        typed.every((one) => row.words.some((word) => word.startsWith(one))) ||
        values.some((value) => choices.has(value)) ||
        texts.some((text) => text.every((one) => row.words.includes(one))),
    )
  )
}
