import { unknownPlace } from '#db/queries/locations.ts'
import { listProfessionals as findPage, topProfessionals } from '#db/queries/professionals.ts'
import { AppError } from '#lib/http/errors.ts'
import type { ListRequest, ListResponse } from '#lib/professionals/schemas.ts'
import { PAGE_SIZE } from '#lib/professionals/list-query.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { findElsewhere } from './find-elsewhere.ts'
import { findInstead } from './find-instead.ts'

/** People in a city, behind whom those who work online are shown: each such list costs a second query. */
const FEW = 5

/**
 * One page of a list; the last one when the requested page is beyond it.
 *
 * @throws INVALID_INPUT for a country or city that does not exist, or a city outside the country
 */
export async function listProfessionals(
  { db }: Pick<Dependencies, 'db'>,
  { query: { top10, ...query } }: { query: ListRequest },
): Promise<ListResponse> {
  const [found, best] = await Promise.all([
    findPage(db, query),
    top10 ? topProfessionals(db, query.professional) : undefined,
  ])
  const shown = { ...found, pageSize: PAGE_SIZE, ...(best && { top10: best }) }
  // A place with results exists: only an empty list needs the check.
  if (found.total === 0) await requirePlace(db, query)
  const elsewhere =
    query.city && found.total <= FEW ? await findElsewhere({ db }, query, found.items) : undefined
  if (found.total > 0) return { ...shown, ...(elsewhere?.online.length && { elsewhere }) }
  const instead = await findInstead({ db }, query)
  return { ...shown, ...(elsewhere && { elsewhere }), ...(instead && { instead }) }
}

async function requirePlace(db: Dependencies['db'], place: Pick<ListRequest, 'country' | 'city'>) {
  const unknown = await unknownPlace(db, place)
  if (unknown.length === 0) return
  const fields = Object.fromEntries(unknown.map((name) => [name, 'unknown']))
  throw new AppError('INVALID_INPUT', 'no such place', { fields })
}
