import * as health from '#lib/health/calls.ts'
import * as healthSchemas from '#lib/health/schemas.ts'
import { derive } from '#lib/health/derived.ts'
import { MEASURE_NAMES, MEASURED_NAMES, type MeasuredName } from '#lib/health/measures.ts'
import { hasValue, pairProblems, type HealthRecord } from '#lib/health/record.ts'
import { HealthRecordId, ImportId } from '#lib/ids.ts'
import { done, failed, handle, type Handler } from './handler.ts'
import type { DemoState } from './state.ts'

type Values = { [N in MeasuredName]?: number | null | undefined }

const EMPTY = Object.fromEntries(MEASURED_NAMES.map((name) => [name, null])) as Record<
  MeasuredName,
  null
>

/** A record as the database would make it. */
export function recordOf(
  recordDate: string,
  values: Values,
  note: string | null = null,
): HealthRecord {
  const measured = { ...EMPTY, ...given(values) }
  return {
    id: HealthRecordId.parse(crypto.randomUUID()),
    recordDate,
    ...measured,
    ...derive(measured),
    note,
    version: 1,
    createdAt: new Date().toISOString(),
  }
}

/** The values that were said, null among them. */
function given(values: Values): Partial<Record<MeasuredName, number | null>> {
  return Object.fromEntries(
    MEASURED_NAMES.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  )
}

/** Newest first; of one day, the last written first. */
export function newestFirst(one: HealthRecord, other: HealthRecord): number {
  return (
    other.recordDate.localeCompare(one.recordDate) || other.createdAt.localeCompare(one.createdAt)
  )
}

function add(state: DemoState, records: readonly HealthRecord[]): void {
  state.records = [...records, ...state.records].toSorted(newestFirst)
}

/** Decision of the specification: BMI is derived from one record, so the last height travels with a weight. */
function withHeight(state: DemoState, values: Values): Values {
  if (typeof values.weight !== 'number' || typeof values.height === 'number') return values
  return { ...values, height: state.records.find(({ height }) => height !== null)?.height }
}

const sameValues = (one: HealthRecord, other: HealthRecord) =>
  one.recordDate === other.recordDate && MEASURED_NAMES.every((name) => one[name] === other[name])

export const RECORD_HANDLERS: readonly Handler[] = [
  handle(health.listRecords, healthSchemas.listRecords, (state, { query }) => {
    const { from = '', to = '9999', after } = query
    const all = state.records.filter(({ recordDate }) => recordDate >= from && recordDate <= to)
    const start = after ? all.findIndex(({ id }) => after.endsWith(id)) + 1 : 0
    const items = all.slice(start, start + healthSchemas.RECORDS_PAGE)
    const last = items.at(-1)
    const isMore = start + items.length < all.length
    const next = isMore && last ? `${last.recordDate}_${last.createdAt}_${last.id}` : null
    return done({ items, next })
  }),
  handle(
    health.createRecord,
    healthSchemas.createRecord,
    (state, { body: { recordDate, note, ...values } }) => {
      const record = recordOf(recordDate, withHeight(state, values), note || null)
      add(state, [record])
      return done(record)
    },
  ),
  handle(
    health.updateRecord,
    healthSchemas.updateRecord,
    (state, { params, body: { version, note, ...changes } }) => {
      const before = state.records.find(({ id }) => id === params.id)
      if (!before) return failed('NOT_FOUND')
      if (before.version !== version) return failed('STALE')
      const measured = { ...before, ...given(changes) }
      const problems = pairProblems(measured)
      if (Object.keys(problems).length > 0) return failed('INVALID_INPUT', problems)
      if (!hasValue(measured)) return failed('INVALID_INPUT', { values: 'empty' })
      const record: HealthRecord = {
        ...measured,
        ...derive(measured),
        recordDate: changes.recordDate ?? before.recordDate,
        note: note === undefined ? before.note : note || null,
        version: version + 1,
      }
      state.records = state.records
        .map((other) => (other.id === record.id ? record : other))
        .toSorted(newestFirst)
      return done(record)
    },
  ),
  handle(health.deleteRecord, healthSchemas.deleteRecord, (state, { params }) => {
    state.records = state.records.filter(({ id }) => id !== params.id)
    return done({ ok: true as const })
  }),
  handle(health.getSeries, healthSchemas.getSeries, (state, { query: { measures, from = '' } }) => {
    const points = state.records.flatMap((record) => {
      if (record.recordDate < from) return []
      const values = measures.flatMap((name) =>
        record[name] === null ? [] : [[name, record[name]] as const],
      )
      const { id, recordDate, note } = record
      return values.length > 0 ? [{ id, recordDate, values: Object.fromEntries(values), note }] : []
    })
    return done({ items: points.toReversed() })
  }),
  handle(
    health.importRecords,
    healthSchemas.importRecords,
    (state, { body: { rows, mode, importId: earlier = null } }) => {
      const kept: HealthRecord[] = []
      const duplicates: number[] = []
      for (const [index, { recordDate, note, ...values }] of rows.entries()) {
        const record = recordOf(recordDate, values, note || null)
        const isThere = [...state.records, ...kept].some((other) => sameValues(record, other))
        if (isThere) duplicates.push(index)
        else kept.push(record)
      }
      if (mode === 'check' || kept.length === 0)
        return done({ importId: earlier, duplicates, added: kept.length })
      const importId = earlier ?? ImportId.parse(crypto.randomUUID())
      const before = state.imports.get(importId) ?? []
      state.imports.set(importId, [...before, ...kept.map(({ id }) => id)])
      // Of equal instants the first is the newest.
      add(state, kept.toReversed())
      return done({ importId, duplicates, added: kept.length })
    },
  ),
  handle(health.undoImport, healthSchemas.undoImport, (state, { params }) => {
    const ids = state.imports.get(params.id) ?? []
    const before = state.records.length
    state.records = state.records.filter(({ id }) => !ids.includes(id))
    return done({ deleted: before - state.records.length })
  }),
  handle(health.getOverview, healthSchemas.getOverview, (state) => {
    const oldestFirst = state.records.toReversed()
    const measures = MEASURE_NAMES.flatMap((measure) => {
      const points = oldestFirst.flatMap(({ recordDate, [measure]: value }) =>
        value === null ? [] : [{ recordDate, value }],
      )
      const [first] = points
      if (!first) return []
      const newest = points.slice(-healthSchemas.OVERVIEW_POINTS)
      return [{ measure, count: points.length, first: first.value, points: newest }]
    })
    const { person, settings, records } = state
    return done({ consent: null, person, settings, records: records.length, measures })
  }),
  handle(
    health.updateSettings,
    healthSchemas.updateSettings,
    (state, { body: { version, ...changes } }) => {
      if (version !== state.settings.version) return failed('STALE')
      state.settings = {
        ...state.settings,
        ...changes,
        version: version + 1,
      } as typeof state.settings
      return done(state.settings)
    },
  ),
]
