import type { Measured } from '#lib/health/derived.ts'
import { readRecordForm } from '#lib/health/form/read-record-form.ts'
import { measuredOf, storedOf } from '#lib/health/form/record-form.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { HealthRecordId } from '#lib/ids.ts'
import type { Draft } from '#stores/drafts.ts'
import { recordDraft } from '../kit/record-form/record-draft.ts'

/** As much of a record as its change needs. */
export type Editable = Measured & Pick<HealthRecord, 'id' | 'version' | 'recordDate' | 'note'>

/** The record of a draft, as it was when its change began; null for a draft of anything else. */
export function recordOfDraft({ about, base, version }: Draft): Editable | null {
  const { data: id } = HealthRecordId.safeParse(about.slice(recordDraft('').length))
  const form = readRecordForm(base)
  if (!id || !form || version === undefined) return null
  const { recordDate, note } = form
  return { ...storedOf(measuredOf(form)), id, version, recordDate, note: note || null }
}
