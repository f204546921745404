import { listProfessionals } from '#db/queries/professionals.ts'
import { activeFilters, changed, type Filter } from '#lib/professionals/list-filters.ts'
import { readListQuery, type ListQuery } from '#lib/professionals/list-query.ts'
import type { ListResponse } from '#lib/professionals/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { nearestSearches } from './nearest-searches.ts'

/** How many filters are offered to be removed. */
const OFFERED = 3

type Instead = NonNullable<ListResponse['instead']>

/**
 * What to ask for instead of something that finds nobody: the nearest word by the same filters, else one filter fewer.
 * Undefined where neither finds anybody.
 */
export async function findInstead(
  { db }: Pick<Dependencies, 'db'>,
  query: ListQuery,
): Promise<Instead | undefined> {
  const q = query.q === undefined ? null : await nearestFound({ db }, { ...query, q: query.q })
  const without = q === null ? await fewer({ db }, query) : []
  return q === null && without.length === 0 ? undefined : { q, without }
}

async function nearestFound({ db }: Pick<Dependencies, 'db'>, query: ListQuery & { q: string }) {
  for (const q of await nearestSearches({ db }, query.q)) {
    const { total } = await listProfessionals(db, { ...query, q, page: 1 })
    if (total > 0) return q
  }
  return null
}

/** Without the only filter it would be the whole list, which is offered anyway. */
async function fewer({ db }: Pick<Dependencies, 'db'>, query: ListQuery) {
  const filters = activeFilters(query)
  if (filters.length < 2) return []
  const found: Instead['without'] = []
  for (const filter of filters) {
    const { total, isMore } = await listProfessionals(db, withoutOne(query, filter))
    if (total > 0) found.push({ filter, total, isMore })
    if (found.length === OFFERED) break
  }
  return found
}

const withoutOne = (query: ListQuery, filter: Filter): ListQuery =>
  readListQuery(query.professional, changed(query, filter, '')).query
