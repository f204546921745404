import { countByCity } from '#db/queries/landing.ts'
import { INDEXED_FROM } from '#lib/landing/landing.ts'
import { cityPath, specialtyPath } from '#lib/landing/paths.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { PROFILES_PER_SITEMAP, type SitemapPage } from '#lib/seo/sitemap.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { listSpecialties } from './list-specialties.ts'

/** The landing pages with enough people to be indexed, the most people first: one file of the sitemap at most. */
export async function listIndexed(
  deps: Pick<Dependencies, 'db'>,
  { limit = PROFILES_PER_SITEMAP } = {},
): Promise<SitemapPage[]> {
  const [cities, specialties] = await Promise.all([
    countByCity(deps.db, { limit }),
    listSpecialties(deps, { types: PROFESSIONAL_TYPES }),
  ])
  const isIndexed = ({ count }: { count: number }) => count >= INDEXED_FROM
  return [
    ...specialties
      .filter(isIndexed)
      .map(({ type, specialty }) => ({ path: specialtyPath(type, specialty) })),
    ...cities.filter(isIndexed).map(({ type, id }) => ({ path: cityPath(type, id) })),
  ].slice(0, limit)
}
