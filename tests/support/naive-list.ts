import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { ListQuery } from '#lib/professionals/list-query.ts'
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
}

/** Every public professional of the database, unordered. */
export async function readEverybody(db: Database): Promise<Row[]> {
  const { rows } = await db.execute(sql`
    select p.id, p.type, training_modality as modality, s.country_id as country, city_id as city,
      available_objectives as goals, specialization as specialties, ranking_score as score,
      rating::float8 as rating, total_reviews as reviews, experience_years as experience
    from professionals p left join cities c on c.id = city_id left join states s on s.id = state_id
    where is_public
  `)
  return rows as Row[]
}

/** The expected list, as a second implementation without an index. */
export function naiveList(everybody: readonly Row[], query: ListQuery): Row[] {
  const modality = query.goal === 'online' ? 'online' : query.modality
  const modalities: readonly Modality[] = modality ? MODALITIES_MATCHING[modality] : MODALITIES
  const sort = [query.sort, 'score', 'rating', 'reviews'] as const
  return everybody
    .filter(
      (row) =>
        row.type === query.professional &&
        modalities.includes(row.modality) &&
        (!query.country || row.country === query.country) &&
        (!query.city || row.city === query.city) &&
        (!query.goal || query.goal === 'online' || row.goals.includes(query.goal)) &&
        (!query.specialization || row.specialties.includes(query.specialization)),
    )
    .toSorted((a, b) => {
      const key = sort.find((name) => a[name] !== b[name])
      return key ? b[key] - a[key] : a.id < b.id ? -1 : 1
    })
}
