import { recordOf } from '#islands/health/demo/records.ts'
import { everyFlag, type Flag } from '#lib/health/flags.ts'
import { MEASURE_NAMES } from '#lib/health/measures.ts'
import { projectRecords } from '#lib/sharing/project.ts'
import * as workspace from '#lib/workspace/calls.ts'
import { answer, ok, refused } from '../support/api.ts'

type Row = Parameters<typeof recordOf>

/** Answers with what a client shares of these records, newest first, until they take it back. */
export function answerRecords(flags: readonly Flag[], rows: readonly Row[]) {
  let isShared = true
  const allowed = { ...everyFlag(false), ...Object.fromEntries(flags.map((flag) => [flag, true])) }
  const { shown, items } = projectRecords(
    rows.map((row) => recordOf(...row)),
    allowed,
  )
  const pages = answer(workspace.listClientRecords, ({ query }) => {
    if (!isShared) return refused('NOT_FOUND')
    return ok({ shown, items: items.slice(0, Number(query['limit'] ?? 50)), next: null })
  })
  const courses = answer(workspace.getClientSeries, ({ query }) => {
    if (!isShared) return refused('NOT_FOUND')
    const wanted = MEASURE_NAMES.filter((name) => query['measures']!.split(',').includes(name))
    const points = items.flatMap(({ id, recordDate, values }) => {
      const entries = wanted.flatMap((name) => {
        const value = values[name]
        return typeof value === 'number' ? [[name, value] as const] : []
      })
      if (entries.length === 0) return []
      return [{ id, recordDate, values: Object.fromEntries(entries), note: null }]
    })
    return ok({ items: points.toReversed() })
  })
  return {
    /** The requests for the sheet, each of which is an entry in the client's log. */
    pages,
    /** The requests for charts, too. */
    courses,
    revoke: () => (isShared = false),
  }
}
