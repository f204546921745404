import { AppError } from '#lib/http/errors.ts'
import type { ListResponse } from '#lib/professionals/contract.ts'
import type { ListQuery } from '#lib/professionals/list-query.ts'
import type { Deps } from '#server/deps.ts'
import { listProfessionals } from './list-professionals.ts'

/**
 * A list as a page shows it: a place that does not exist is left out of the question instead of refused,
 * as the page says that it ignored it.
 */
export async function listProfessionalsLeniently(
  deps: Deps,
  query: ListQuery,
): Promise<ListResponse> {
  try {
    return await listProfessionals(deps, { query: { ...query, top10: true } })
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error
    const { country, city, ...rest } = query
    const known = {
      ...(country && !error.fields['country'] && { country }),
      ...(city && !error.fields['city'] && !error.fields['country'] && { city }),
    }
    return listProfessionals(deps, { query: { ...rest, ...known, top10: true } })
  }
}
