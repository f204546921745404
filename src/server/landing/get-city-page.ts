import { countByCity, findLandingCity, landingFacts } from '#db/queries/landing.ts'
import { AppError } from '#lib/http/errors.ts'
import type { CityCount, LandingCity, LandingFacts } from '#lib/landing/landing.ts'
import { cityIdsOf, cityPath } from '#lib/landing/paths.ts'
import type { ListResponse, ProfessionalCard } from '#lib/professionals/schemas.ts'
import { LIST_QUERY } from '#lib/professionals/list-query.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { listProfessionals } from '#server/professionals/list-professionals.ts'

/** More than any region has. */
const REGION_CITIES = 100

export type CityPage = {
  city: LandingCity
  /** Those who see people there, as the list with these filters shows them. */
  list: ListResponse
  /** Null when there is nobody. */
  facts: LandingFacts | null
  /** Some who work online, wherever they are; none where the city has enough. */
  online: ProfessionalCard[]
  /** The same profession in other cities of the region, the most people first. */
  nearby: CityCount[]
  /** Other professions in this city. */
  others: CityCount[]
}

/**
 * The page of a profession in a city, of which nobody may be there now; or where it is, when the address is written in
 * another way.
 *
 * @param slug from the URL
 * @throws NOT_FOUND when there is no such city
 */
export async function getCityPage(
  deps: Pick<Dependencies, 'db'>,
  { type, slug }: { type: ProfessionalType; slug: string },
): Promise<CityPage | { path: string }> {
  const name = slug.toLowerCase()
  const isWritten = /^[a-z0-9-]{1,80}$/.test(name)
  const city = isWritten ? await findLandingCity(deps.db, cityIdsOf(name)) : undefined
  if (!city) throw new AppError('NOT_FOUND', 'no such city')
  const path = cityPath(type, city.id)
  if (!path.endsWith(`/${slug}`)) return { path }

  const query = LIST_QUERY[type].parse({ city: city.id, modality: 'in-person' })
  const [list, facts, region] = await Promise.all([
    listProfessionals(deps, { query: { ...query, top10: false } }),
    landingFacts(deps.db, query),
    countByCity(deps.db, { near: city.id, limit: REGION_CITIES }),
  ])
  return {
    city,
    list,
    facts,
    online: list.total > 0 ? (list.elsewhere?.online ?? []) : [],
    nearby: region.filter((other) => other.type === type && other.id !== city.id),
    others: region.filter((other) => other.type !== type && other.id === city.id),
  }
}
