import { listProfessionals } from '#db/queries/professionals.ts'
import type { ListResponse } from '#lib/professionals/schemas.ts'
import { BY_DISTANCE, type ListQuery } from '#lib/professionals/list-query.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** How many of each are offered; the list has the others. */
const OFFERED = 3

/**
 * Whom a city without anybody offers instead, by the same other filters: people nearby, also across a border, and those
 * who work online. Nobody is in both.
 */
export async function findElsewhere(
  { db }: Pick<Dependencies, 'db'>,
  query: ListQuery,
): Promise<NonNullable<ListResponse['elsewhere']>> {
  const nearby = { ...query, country: undefined, sort: BY_DISTANCE, page: 1 } as const
  const online = {
    ...query,
    ...({ city: undefined, modality: 'online', sort: 'score', page: 1 } as const),
  }
  const [near, remote] = await Promise.all([
    listProfessionals(db, nearby),
    listProfessionals(db, online),
  ])
  const first = near.items.slice(0, OFFERED)
  const isNew = ({ id }: { id: string }) => first.every((person) => person.id !== id)
  return { nearby: first, online: remote.items.filter(isNew).slice(0, OFFERED) }
}
