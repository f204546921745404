import { listSharedSeries } from '#db/queries/health/shared-series.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { SERIES_MAX, type SeriesPoint, type SeriesQuery } from '#lib/health/schemas.ts'
import { MEASURES, type MeasureName } from '#lib/health/measures.ts'
import { AppError } from '#lib/http/errors.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { SharedRead } from '#server/sharing/read-shared-records.ts'
import { readAndNote } from './read-and-note.ts'

type Series = { items: SeriesPoint[] }
type Input = { actor: SignedIn; params: { id: AuthorizationId }; query: SeriesQuery }

/**
 * The course of measures of a client, oldest first; each call is in the client's log, with the flags of the measures.
 *
 * @throws NOT_FOUND unless the authorization is the signed-in professional's, active, and shows every measure
 */
export function getClientSeries(
  deps: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id }, query }: Input,
): Promise<Series> {
  return readAndNote(deps, {
    actor,
    id,
    section: 'records',
    read: (scope) => readSeries(scope, id, query),
    fieldsOf: () => [...new Set(query.measures.map((name) => MEASURES[name].flag))],
  })
}

async function readSeries(
  scope: ScopedExecutor,
  id: AuthorizationId,
  query: SeriesQuery,
): Promise<SharedRead<Series>> {
  const rows = await listSharedSeries(scope, { id, ...query, limit: SERIES_MAX })
  const [first] = rows
  if (!first) throw new AppError('NOT_FOUND', 'no such client, or not shown')
  const items = rows.flatMap(({ record, values }) =>
    record ? [{ ...record, values: present(values), note: null }] : [],
  )
  return { clientUserId: first.share.clientUserId, answer: { items: items.toReversed() } }
}

/** What is missing is left out. */
function present(values: { readonly [N in MeasureName]?: number | null }): SeriesPoint['values'] {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}
