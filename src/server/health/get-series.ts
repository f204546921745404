import { findSeries } from '#db/queries/health/series.ts'
import { withActor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import { SERIES_MAX, type SeriesPoint, type SeriesQuery } from '#lib/health/schemas.ts'
import type { MeasureName } from '#lib/health/measures.ts'
import type { Dependencies } from '#server/dependencies.ts'

type Input = { actor: SignedIn; query: SeriesQuery }

/** The course of measures in the user's own records. */
export async function getSeries(
  { db }: Pick<Dependencies, 'db'>,
  { actor, query: { measures, from } }: Input,
): Promise<{ items: SeriesPoint[] }> {
  const rows = await withActor(db, actor.userId, (scope) =>
    findSeries(scope, { measures, from, limit: SERIES_MAX }),
  )
  const items = rows.map(({ values, ...point }) => ({ ...point, values: present(values) }))
  return { items: items.toReversed() }
}

/** What is missing is left out. */
function present(values: { readonly [N in MeasureName]?: number | null }): SeriesPoint['values'] {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}
