import { listFormat } from '#lib/kept/format.ts'
import { MEASURED_NAMES, type MeasuredName } from '../measures.ts'
import { UNIT_CHOICES, type HealthUnits } from '../quantities.ts'
import { emptyForm, type RecordForm, type Stored } from './record-form.ts'

/** What a record was when its change began. */
export type Base = Stored & { recordDate: string; note: string }

/** An unsaved form. */
export type HealthDraft = {
  /** Whose it is. */
  userId: string
  /** What it changes; null for a new record. */
  record: { id: string; version: number; base: Base } | null
  form: RecordForm
}

type ByMeasure<T> = Partial<Record<MeasuredName, T>>

/** A draft as it is stored: without the texts that are empty. */
type StoredDraft = Pick<HealthDraft, 'userId'> & {
  record:
    | (Pick<NonNullable<HealthDraft['record']>, 'id' | 'version'> & {
        base: Pick<Base, 'recordDate' | 'note'> & { values: Stored }
      })
    | null
  form: Pick<RecordForm, 'recordDate' | 'note' | 'units' | 'before' | 'confirmed'> & {
    texts: ByMeasure<string>
  }
}

// By hand, as the first screen asks whether there are drafts: a schema would bring zod along, an eighth of its scripts.

const isString = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isByMeasure<T>(
  value: unknown,
  isPart: (part: unknown) => part is T,
): value is ByMeasure<T> {
  const names: readonly string[] = MEASURED_NAMES
  return (
    isObject(value) &&
    Object.entries(value).every(([name, part]) => names.includes(name) && isPart(part))
  )
}

function isUnits(value: unknown): value is HealthUnits {
  if (!isObject(value)) return false
  return Object.entries(UNIT_CHOICES).every(([choice, units]: [string, readonly unknown[]]) =>
    units.includes(value[choice]),
  )
}

function isStoredForm(value: unknown): value is StoredDraft['form'] {
  if (!isObject(value)) return false
  const { texts, recordDate, note, units, before, confirmed } = value
  return (
    isByMeasure(texts, isString) &&
    isByMeasure(before, isNumber) &&
    isUnits(units) &&
    [recordDate, note].every(isString) &&
    Array.isArray(confirmed) &&
    confirmed.every(isString)
  )
}

function isStoredRecord(value: unknown): value is StoredDraft['record'] {
  if (value === null) return true
  if (!isObject(value) || !isObject(value['base'])) return false
  const { values, recordDate, note } = value['base']
  return (
    isByMeasure(values, isNumber) &&
    isNumber(value['version']) &&
    [value['id'], recordDate, note].every(isString)
  )
}

function isStoredDraft(value: unknown): value is StoredDraft {
  return (
    isObject(value) &&
    isString(value['userId']) &&
    isStoredRecord(value['record']) &&
    isStoredForm(value['form'])
  )
}

/** @internal */
function readDraft(item: unknown): HealthDraft | null {
  if (!isStoredDraft(item)) return null
  const { userId, record, form } = item
  const { texts, units, recordDate, note, before, confirmed } = form
  return {
    userId,
    record: record && {
      id: record.id,
      version: record.version,
      base: {
        ...record.base.values,
        recordDate: record.base.recordDate,
        note: record.base.note,
      },
    },
    form: { ...emptyForm(units, recordDate), ...texts, note, before, confirmed },
  }
}

function writeDraft({ userId, record, form }: HealthDraft): StoredDraft {
  const { recordDate, note, units, before, confirmed } = form
  const texts = pick(form, (text) => text !== '')
  return {
    userId,
    record: record && {
      ...record,
      base: {
        values: pick(record.base, (value) => value !== undefined),
        recordDate: record.base.recordDate,
        note: record.base.note,
      },
    },
    form: { texts, recordDate, note, units, before, confirmed },
  }
}

function pick<T>(
  from: Partial<Record<MeasuredName, T>>,
  isKept: (part: T | undefined) => boolean,
): Partial<Record<MeasuredName, T>> {
  const entries = MEASURED_NAMES.flatMap((name) => (isKept(from[name]) ? [[name, from[name]]] : []))
  return Object.fromEntries(entries) as Partial<Record<MeasuredName, T>>
}

const drafts = listFormat(1, readDraft)

/** How drafts are stored. */
export const DRAFTS_FORMAT = {
  read: drafts.read,
  write: (all: readonly HealthDraft[]) => ({ version: 1, items: all.map(writeDraft) }),
}

const isOf = (draft: HealthDraft, userId: string, recordId: string | null) =>
  draft.userId === userId && (draft.record?.id ?? null) === recordId

/** The draft of a record's change, or of the new record; undefined without one. */
export function draftOf(
  all: readonly HealthDraft[],
  userId: string,
  recordId: string | null,
): HealthDraft | undefined {
  return all.find((draft) => isOf(draft, userId, recordId))
}

/** The drafts with this one, in the place of an older one of the same form. */
export function withDraft(all: readonly HealthDraft[], draft: HealthDraft): HealthDraft[] {
  return [...withoutDraft(all, draft.userId, draft.record?.id ?? null), draft]
}

/** The drafts without that one. */
export function withoutDraft(
  all: readonly HealthDraft[],
  userId: string,
  recordId: string | null,
): HealthDraft[] {
  return all.filter((other) => !isOf(other, userId, recordId))
}
