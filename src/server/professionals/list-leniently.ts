import { AppError } from '#lib/http/errors.ts'
import type { ListResponse } from '#lib/professionals/schemas.ts'
import { without } from '#lib/professionals/list-filters.ts'
import type { ListQuery } from '#lib/professionals/list-query.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { listProfessionals } from './list-professionals.ts'

/**
 * A list for a page: a place that does not exist is ignored instead of refused, and named in `refused`, so the page can
 * report it.
 */
export async function listProfessionalsLeniently(
  deps: Pick<Dependencies, 'db'>,
  query: ListQuery,
): Promise<{ list: ListResponse; refused: string[] }> {
  const ask = (asked: ListQuery) => listProfessionals(deps, { query: { ...asked, top10: true } })
  try {
    return { list: await ask(query), refused: [] }
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error
    const refused = Object.keys(error.fields)
    return { list: await ask(without(query, refused)), refused }
  }
}
