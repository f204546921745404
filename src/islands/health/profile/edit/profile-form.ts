import * as z from 'zod/mini'
import { diseasesOf, PAST_DIAGNOSES, pastDiagnosesOf } from '#islands/health-shared/basics-words.ts'
import { DISEASES, HistoryUpdate, type HealthHistory } from '#lib/health/history.ts'
import { readMeasure, showMeasure } from '#lib/health/reading.ts'
import type { HealthUnits } from '#lib/health/quantities.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { isOneOf } from '#lib/one-of.ts'

/** What is changed here, each in a dialog of its own, in the order of the rows. */
export const EDITABLE = [
  'birthDate',
  'gender',
  'height',
  'weight',
  'chronicDiseases',
  'pastInjuries',
  'allergiesIntolerances',
  'objectives',
] as const
export type Editable = (typeof EDITABLE)[number]

/** The values of the dialogs, as they are typed. */
export type ProfileForm = {
  birthDate: string
  /** Empty while it is not said. */
  gender: string
  height: string
  weight: string
  chronicDiseases: { has: readonly string[]; past: string }
  pastInjuries: string
  allergiesIntolerances: string
  objectives: readonly string[]
}

type Reader = { units: HealthUnits; locale: Locale }

/** What the dialogs begin with. */
export function formOf(history: HealthHistory, { units, locale }: Reader): ProfileForm {
  const { height, weight } = history
  return {
    birthDate: history.birthDate ?? '',
    gender: history.gender ?? '',
    height: height === null ? '' : showMeasure(height, 'height', units.length, locale),
    weight: weight === null ? '' : showMeasure(weight, 'weight', units.mass, locale),
    chronicDiseases: { has: diseasesOf(history), past: pastDiagnosesOf(history) },
    pastInjuries: history.pastInjuries,
    allergiesIntolerances: history.allergiesIntolerances,
    objectives: history.objectives,
  }
}

/** Whether the same is written in a field of two forms. */
export const isSameField = (field: Editable, one: ProfileForm, other: ProfileForm): boolean =>
  JSON.stringify(one[field]) === JSON.stringify(other[field])

type Change = { change: Omit<HistoryUpdate, 'version'> } | { problem: string }

/**
 * What is sent to change one field, or its problem code.
 *
 * @param before the history that the form began with
 */
export function changeOf(
  field: Editable,
  form: ProfileForm,
  before: HealthHistory,
  units: HealthUnits,
): Change {
  const value = valueOf(field, form, before, units)
  if ('problem' in value) return value
  const { error, data } = z.safeParse(HistoryUpdate, { version: 0, [field]: value.value })
  if (error) return { problem: error.issues[0]?.message ?? 'invalid' }
  const { version: _version, ...change } = data
  return { change }
}

function valueOf(
  field: Editable,
  form: ProfileForm,
  before: HealthHistory,
  units: HealthUnits,
): { value: unknown } | { problem: string } {
  if (field === 'height' || field === 'weight') {
    const unit = field === 'height' ? units.length : units.mass
    const read = readMeasure(form[field], field, unit, before[field])
    // Empty: what was measured is deleted where it stands, in its record.
    return 'value' in read && read.value === null ? { problem: 'required' } : read
  }
  if (field !== 'chronicDiseases') return { value: form[field] }
  return { value: diseaseMap(form.chronicDiseases, before.chronicDiseases) }
}

/**
 * @internal Diseases as they are stored. An offered one that was unticked stays as false, an added one that was removed goes.
 */
export function diseaseMap(
  { has, past }: ProfileForm['chronicDiseases'],
  before: HealthHistory['chronicDiseases'],
): Record<string, boolean | string> {
  const unticked = Object.keys(before).filter(
    (name) => isOneOf(DISEASES, name) && !has.includes(name),
  )
  const text = past.trim()
  return {
    ...Object.fromEntries(has.map((name) => [name, true])),
    ...Object.fromEntries(unticked.map((name) => [name, false])),
    ...(text && { [PAST_DIAGNOSES]: text }),
  }
}
