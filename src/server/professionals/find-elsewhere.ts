import { listProfessionals } from '#db/queries/professionals.ts'
import type { ListResponse, ProfessionalCard } from '#lib/professionals/schemas.ts'
import { BY_DISTANCE, type ListQuery } from '#lib/professionals/list-query.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** How many of each are offered; the list has the others. */
const OFFERED = 3

/**
 * Who else fits a city, by the same other filters: those who work online, and where the city has nobody, people nearby,
 * also across a border. Nobody is twice.
 *
 * @param found who is in the city
 */
export async function findElsewhere(
  { db }: Pick<Dependencies, 'db'>,
  query: ListQuery,
  found: readonly ProfessionalCard[],
): Promise<NonNullable<ListResponse['elsewhere']>> {
  const nearby = { ...query, country: undefined, sort: BY_DISTANCE, page: 1 } as const
  const online = {
    ...query,
    ...({ city: undefined, modality: 'online', sort: 'score', page: 1 } as const),
  }
  const [near, remote] = await Promise.all([
    found.length === 0 ? listProfessionals(db, nearby) : { items: [] },
    listProfessionals(db, online),
  ])
  const first = near.items.slice(0, OFFERED)
  const shown = new Set([...found, ...first].map(({ id }) => id))
  return {
    nearby: first,
    online: remote.items.filter(({ id }) => !shown.has(id)).slice(0, OFFERED),
  }
}
