import type { Locale } from '#lib/i18n/locales.ts'
import { MEASURED, type MeasuredName } from '../measures.ts'
import { questionAbout, questionsAboutPairs, type Question, type Suggestion } from '../plausible.ts'
import { toStored } from '../quantities.ts'
import { readTyped, showMeasure } from '../reading.ts'
import {
  filledNames,
  measuredOf,
  readText,
  travelling,
  unitOfMeasure,
  type RecordForm,
} from './record-form.ts'

/** A question at a field. */
export type Asked = {
  /** The same question about the same values has the same key. */
  key: string
  field: MeasuredName
  question: Question
  /** The value is impossible: it can only be corrected. */
  isRefused: boolean
}

/**
 * What is to be asked before saving, in the order of the fields, without what was confirmed.
 *
 * @param height the last known one in cm, which a weight is saved with
 */
export function questionsOf(form: RecordForm, height: number | null = null): Asked[] {
  const single = filledNames(form).flatMap((name) => askAbout(form, name) ?? [])
  const typed = measuredOf(form)
  const values = { ...typed, ...travelling(typed, height) }
  const pairs = questionsAboutPairs(values).flatMap((question): Asked[] => {
    const [key, field] = pairKey(question, values)
    // One question at a time: the weight itself is asked about first.
    const isAsked = single.some((asked) => FIELDS_OF_BMI.includes(asked.field))
    if (field === 'weight' && isAsked) return []
    return [{ key, field, question, isRefused: false }]
  })
  return [...single, ...pairs].filter(({ key }) => !form.confirmed.includes(key))
}

const FIELDS_OF_BMI: readonly MeasuredName[] = ['weight', 'height']

function askAbout(form: RecordForm, name: MeasuredName): Asked | null {
  const read = readText(form, name)
  const isRefused = 'problem' in read
  const value = isRefused ? refusedValue(form, name) : read.value
  if (value === null) return null
  const question = questionAbout(name, value, unitOfMeasure(name, form.units))
  if (!question || (isRefused && isWithoutAnswer(question))) return null
  return { key: `${name}:${value}`, field: name, question, isRefused }
}

/** A number that is too low or too high; null for a text that is no number. */
function refusedValue(form: RecordForm, name: MeasuredName): number | null {
  const typed = readTyped(form[name], name, unitOfMeasure(name, form.units))
  return typed && toStored(typed.value, MEASURED[name].quantity, typed.unit)
}

const isWithoutAnswer = (question: Question) =>
  question.kind !== 'unusual' || question.suggestions.length === 0

type Values = Readonly<Partial<Record<MeasuredName, number | null>>>

function pairKey(question: Question, values: Values): [key: string, field: MeasuredName] {
  if (question.kind === 'ldl_above_total')
    return [`ldl:${values.ldlCholesterol}/${values.totalCholesterol}`, 'ldlCholesterol']
  return [`bmi:${values.weight}/${values.height}`, 'weight']
}

/** The fields that an accepted suggestion changes. */
export function accepted(
  form: RecordForm,
  field: MeasuredName,
  { measure, value }: Suggestion,
  locale: Locale,
): Partial<RecordForm> {
  const text = showMeasure(value, measure, unitOfMeasure(measure, form.units), locale)
  return {
    ...(field !== measure && { [field]: '' }),
    [measure]: text,
    before: { ...form.before, [measure]: value },
  }
}

/** The form with everything confirmed that it asks about: what is stored already is not asked about again. */
export function confirmedAll(form: RecordForm): RecordForm {
  return { ...form, confirmed: questionsOf(form).map(({ key }) => key) }
}
