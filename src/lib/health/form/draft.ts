import * as z from 'zod/mini'
import { listFormat } from '#lib/kept/format.ts'
import { MEASURED_NAMES, type MeasuredName } from '../measures.ts'
import { HealthUnits } from '../settings.ts'
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

const Texts = z.partialRecord(z.enum(MEASURED_NAMES as [MeasuredName]), z.string())
const Values = z.partialRecord(z.enum(MEASURED_NAMES as [MeasuredName]), z.number())

const StoredDraft = z.object({
  userId: z.string(),
  record: z.nullable(
    z.object({
      id: z.string(),
      version: z.number(),
      base: z.object({ values: Values, recordDate: z.string(), note: z.string() }),
    }),
  ),
  form: z.object({
    texts: Texts,
    recordDate: z.string(),
    note: z.string(),
    units: HealthUnits,
    before: Values,
    confirmed: z.array(z.string()),
  }),
})
type StoredDraft = z.infer<typeof StoredDraft>

/** @internal */
function readDraft(item: unknown): HealthDraft | null {
  const { success, data } = z.safeParse(StoredDraft, item)
  if (!success) return null
  const { userId, record, form } = data
  const { texts, units, recordDate, ...rest } = form
  return {
    userId,
    record: record && {
      ...record,
      base: {
        ...record.base.values,
        recordDate: record.base.recordDate,
        note: record.base.note,
      },
    },
    form: { ...emptyForm(units, recordDate), ...texts, ...rest },
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
