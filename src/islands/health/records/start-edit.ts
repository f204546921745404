import type { Base, HealthDraft } from '#lib/health/form/draft.ts'
import { mergeRecord, type Conflict } from '#lib/health/form/merge-record.ts'
import { confirmedAll } from '#lib/health/form/questions.ts'
import { formOf, inUnits, storedOf, type RecordForm } from '#lib/health/form/record-form.ts'
import type { Measured } from '#lib/health/derived.ts'
import type { HealthUnits } from '#lib/health/quantities.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { HealthRecordId } from '#lib/ids.ts'
import type { Locale } from '#lib/i18n/locales.ts'

/** What a change is based on, and saved upon. */
export type Edited = { id: HealthRecordId; version: number; base: Base }

/** A change of a record, begun or taken up again. */
export type Edit = {
  record: Edited
  form: RecordForm
  /** What was changed here and elsewhere, when it was saved elsewhere meanwhile; null when it was not. */
  conflicts: Conflict[] | null
}

/** As much of a record as its change needs. */
export type Editable = Measured & Pick<HealthRecord, 'id' | 'version' | 'recordDate' | 'note'>

export function editedOf(record: Editable): Edited {
  const { id, version, recordDate, note } = record
  return { id, version, base: { ...storedOf(record), recordDate, note: note ?? '' } }
}

/** The form of a record, with what was typed before on top of what is stored now. */
export function startEdit(
  record: Editable,
  draft: HealthDraft | undefined,
  units: HealthUnits,
  locale: Locale,
): Edit {
  const edited = editedOf(record)
  if (!draft?.record)
    return {
      record: edited,
      form: confirmedAll(formOf(record, units, locale)),
      conflicts: null,
    }
  const typed = inUnits(draft.form, units, locale)
  if (draft.record.version === record.version)
    return { record: edited, form: typed, conflicts: null }
  return { record: edited, ...mergeRecord(draft.record.base, typed, edited.base, locale) }
}

/** The record of a draft, as it was when the change began; null for the draft of a new record. */
export function recordOfDraft({ record }: HealthDraft): Editable | null {
  if (!record) return null
  const { id, version, base } = record
  return { ...base, id: HealthRecordId.parse(id), version, note: base.note || null }
}
