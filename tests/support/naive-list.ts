import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { PLACES } from '#db/seed/locations.ts'
import { distanceKm, NEARBY_KM, type Coordinates } from '#lib/locations/distance.ts'
import { BY_DISTANCE, type ListQuery } from '#lib/professionals/list-query.ts'
import { MODALITIES, MODALITIES_MATCHING, type Modality } from '#lib/professionals/modality.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'

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
}

/** Every public professional of the database, unordered. */
export async function readEverybody(db: Database): Promise<Row[]> {
  const { rows } = await db.execute(sql`
    select p.id, p.type, training_modality as modality, s.country_id as country, city_id as city,
      available_objectives as goals, specialization as specialties, ranking_score as score,
      rating::float8 as rating, total_reviews as reviews, experience_years as experience,
      languages, is_verified as verified,
      case when c.id is not null then json_build_object('latitude', c.latitude, 'longitude', c.longitude) end as at
    from professionals p left join cities c on c.id = city_id left join states s on s.id = state_id
    where is_public
  `)
  return rows as Row[]
}

/** The expected list, as a second implementation without an index. */
export function naiveList(everybody: readonly Row[], query: ListQuery): Row[] {
  const modality = query.goal === 'online' ? 'online' : query.modality
  const modalities: readonly Modality[] = modality ? MODALITIES_MATCHING[modality] : MODALITIES
  const center = PLACES.cities.find(({ id }) => id === query.city)
  const away = ({ at }: Row) => (center && at ? Math.round(distanceKm(center, at)) : Infinity)
  const isThere = (row: Row) =>
    query.sort === BY_DISTANCE ? away(row) <= NEARBY_KM : row.city === query.city
  // The greatest first; of the distance the smallest.
  const first = {
    score: (row: Row) => row.score,
    // The mean with five more reviews of four stars.
    rating: ({ rating, reviews }: Row) => reviews && (rating * reviews + 5 * 4) / (reviews + 5),
    reviews: (row: Row) => row.reviews,
    experience: (row: Row) => row.experience,
    distance: (row: Row) => -away(row),
  }[query.sort]
  const keys = [
    first,
    ...(['score', 'rating', 'reviews'] as const).map((name) => (row: Row) => row[name]),
  ]
  return everybody
    .filter(
      (row) =>
        row.type === query.professional &&
        modalities.includes(row.modality) &&
        (!query.country || row.country === query.country) &&
        (!query.city || isThere(row)) &&
        (!query.language || row.languages.includes(query.language)) &&
        (!query.rating || row.rating >= Number(query.rating)) &&
        (!query.verified || row.verified) &&
        (!query.goal || query.goal === 'online' || row.goals.includes(query.goal)) &&
        (!query.specialization || row.specialties.includes(query.specialization)),
    )
    .toSorted((a, b) => {
      const key = keys.find((value) => value(a) !== value(b))
      return key ? key(b) - key(a) : a.id < b.id ? -1 : 1
    })
}
