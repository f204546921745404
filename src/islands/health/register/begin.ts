import type { Overview } from '#lib/health/schemas.ts'
import { readRecordForm } from '#lib/health/form/read-record-form.ts'
import { emptyForm, isTyped, textsOf, type RecordForm } from '#lib/health/form/record-form.ts'
import { recordsOfResults, type ToolRecord } from '#lib/health/from-tools.ts'
import type { MeasuredName } from '#lib/health/measures.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { SavedResult } from '#lib/tools/saved-results.ts'
import { draftOf } from '#stores/drafts.ts'
import { today } from '#client/health/days.ts'
import { recordDraft } from '../kit/record-form/record-draft.ts'

export type Start = {
  form: RecordForm
  isRestored: boolean
}

/** What the form begins with: what was typed in this tab before, and in its empty fields what a calculator has left. */
export function begin(
  { person, settings }: Overview,
  taken: ToolRecord | null,
  locale: Locale,
): Start {
  const draft = draftOf({ owner: person.userId, about: recordDraft(null) })
  const typed = readRecordForm(draft?.typed)
  const form = typed ?? emptyForm(settings.units, today())
  return {
    form: taken ? withTaken(form, taken, locale) : form,
    isRestored: typed !== null && !taken,
  }
}

/** A form with what a calculator has left in its empty fields; its day, when nothing was typed. */
export function withTaken(form: RecordForm, taken: ToolRecord, locale: Locale): RecordForm {
  const values = Object.fromEntries(
    Object.entries(taken.values).filter(([name]) => form[name as MeasuredName].trim() === ''),
  )
  return {
    ...form,
    ...textsOf(values, form.units, locale),
    before: { ...form.before, ...values },
    ...(!isTyped(form) && { recordDate: taken.recordDate }),
  }
}

/**
 * What a calculator has left.
 *
 * @param tool its slug
 * @param at when it was calculated; otherwise the newest of that calculator
 */
export function leftBy(
  results: readonly SavedResult[],
  tool: string | null,
  at: string | null,
): ToolRecord | null {
  const ofTool = recordsOfResults(results).filter((record) => record.tool === tool)
  return ofTool.find((record) => at === null || record.at === at) ?? null
}

/** The height that travels with a weight: the last known one in cm; null without one. */
export function lastHeight({ measures }: Overview): number | null {
  return measures.find(({ measure }) => measure === 'height')?.points.at(-1)?.value ?? null
}

/** The form after a save: what was sent is gone, what was typed meanwhile stays. */
export function afterSave(sent: RecordForm, now: RecordForm): RecordForm {
  const empty = emptyForm(now.units, today())
  const typedMeanwhile = Object.entries(now).filter(
    ([name, text]) => typeof text === 'string' && text !== sent[name as keyof RecordForm],
  )
  return { ...empty, ...Object.fromEntries(typedMeanwhile) }
}
