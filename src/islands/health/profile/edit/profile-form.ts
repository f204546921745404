import { bySchema } from '#client/form/check.ts'
import type { Checked } from '#client/form/problems.ts'
import { diseasesOf, PAST_DIAGNOSES, pastDiagnosesOf } from '#client/health/basics-text.ts'
import { DISEASES, HistoryUpdate, type HealthHistory } from '#lib/health/history.ts'
import { readMeasure, showMeasure } from '#lib/health/reading.ts'
import type { HealthUnits } from '#lib/health/quantities.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Rules } from '#lib/merge.ts'
import { isOneOf } from '#lib/one-of.ts'
import { GOALS } from '#lib/professionals/goals.ts'

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
  /** Those that are offered. */
  chronicDiseases: readonly string[]
  otherDiseases: readonly string[]
  pastDiagnoses: string
  pastInjuries: string
  allergiesIntolerances: string
  /** Those that are offered. */
  objectives: readonly string[]
  otherObjectives: readonly string[]
}

/** What the dialog of a field has beside it. */
const MORE: Partial<Record<Editable, readonly (keyof ProfileForm)[]>> = {
  chronicDiseases: ['otherDiseases', 'pastDiagnoses'],
  objectives: ['otherObjectives'],
}

type Reader = { units: HealthUnits; locale: Locale }

/** What the dialogs begin with. */
export function formOf(history: HealthHistory, { units, locale }: Reader): ProfileForm {
  const { height, weight, objectives } = history
  const diseases = diseasesOf(history)
  return {
    birthDate: history.birthDate ?? '',
    gender: history.gender ?? '',
    height: height === null ? '' : showMeasure(height, 'height', units.length, locale),
    weight: weight === null ? '' : showMeasure(weight, 'weight', units.mass, locale),
    // In the order of their boxes.
    chronicDiseases: DISEASES.filter((name) => diseases.includes(name)),
    otherDiseases: diseases.filter((name) => !isOneOf(DISEASES, name)),
    pastDiagnoses: pastDiagnosesOf(history),
    pastInjuries: history.pastInjuries,
    allergiesIntolerances: history.allergiesIntolerances,
    objectives: GOALS.filter((name) => objectives.includes(name)),
    otherObjectives: objectives.filter((name) => !isOneOf(GOALS, name)),
  }
}

/** How two versions of a field are merged: what else the profile holds makes no difference. */
export const rulesOf = (field: Editable): Rules<ProfileForm> => ({
  parts: [field, ...(MORE[field] ?? [])],
})

/**
 * What is sent to change one field, or its problem.
 *
 * @param before the history that the form began with
 */
export function changeOf(
  field: Editable,
  form: ProfileForm,
  before: HealthHistory,
  units: HealthUnits,
): Checked<HistoryUpdate> {
  const value = valueOf(field, form, before, units)
  if ('problem' in value) return { problems: { [field]: value.problem } }
  return checkUpdate({ version: before.version, [field]: value.value })
}

/** Whether a measured field was left empty: nothing is noted, and what was measured stays in its record. */
export const isEmptied = (field: Editable, form: ProfileForm): boolean =>
  (field === 'height' || field === 'weight') && form[field].trim() === ''

const checkUpdate = bySchema(HistoryUpdate)

function valueOf(
  field: Editable,
  form: ProfileForm,
  before: HealthHistory,
  units: HealthUnits,
): { value: unknown } | { problem: string } {
  if (field === 'height' || field === 'weight') {
    const unit = field === 'height' ? units.length : units.mass
    return readMeasure(form[field], field, unit, before[field])
  }
  if (field === 'objectives') return { value: [...form.objectives, ...form.otherObjectives] }
  if (field !== 'chronicDiseases') return { value: form[field] }
  return { value: diseaseMap(form, before.chronicDiseases) }
}

type Diseases = Pick<ProfileForm, 'chronicDiseases' | 'otherDiseases' | 'pastDiagnoses'>

/**
 * @internal Diseases as they are stored. An offered one that was unticked stays as false, an added one that was removed goes.
 */
export function diseaseMap(
  { chronicDiseases, otherDiseases, pastDiagnoses }: Diseases,
  before: HealthHistory['chronicDiseases'],
): Record<string, boolean | string> {
  const has = [...chronicDiseases, ...otherDiseases].filter((name) => name !== PAST_DIAGNOSES)
  const unticked = Object.keys(before).filter(
    (name) => isOneOf(DISEASES, name) && !has.includes(name),
  )
  const text = pastDiagnoses.trim()
  return {
    ...Object.fromEntries(has.map((name) => [name, true])),
    ...Object.fromEntries(unticked.map((name) => [name, false])),
    ...(text && { [PAST_DIAGNOSES]: text }),
  }
}
