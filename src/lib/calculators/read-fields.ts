import { metricValue, type Entry } from './entry.ts'
import {
  isChoice,
  isTime,
  type ChoiceField,
  type Field,
  type Fields,
  type NumberField,
  type Problem,
  type Problems,
  type ValuesOf,
} from './fields.ts'

/** The state of the form: an entry for each number field, the chosen slug (or '') for each choice. */
export type Inputs = Readonly<Record<string, Entry | string>>

export type Reading<F extends Fields> = { values: ValuesOf<F> } | { problems: Problems<F> }

/** Parses a whole form: every value, or the problem of each field. Never throws. */
export function readFields<F extends Fields>(fields: F, inputs: Inputs): Reading<F> {
  const values: Record<string, number | string | undefined> = {}
  const problems: Record<string, Problem> = {}
  for (const [name, field] of Object.entries<Field>(fields)) {
    if (!isAsked(field, inputs)) continue
    const read = isChoice(field) ? readChoice(field, inputs[name]) : readNumber(field, inputs[name])
    if (typeof read === 'object') problems[name] = read
    else values[name] = read
  }
  if (Object.keys(problems).length > 0) return { problems }
  return { values: values as ValuesOf<F> }
}

/** Whether a field is shown for the current choices. */
export function isAsked(field: Field, inputs: Inputs): boolean {
  if (isChoice(field) || !field.when) return true
  const chosen = inputs[field.when.name]
  return typeof chosen === 'string' && field.when.is.includes(chosen)
}

function readChoice(field: ChoiceField, input: Entry | string | undefined): string | Problem {
  return typeof input === 'string' && field.options.includes(input) ? input : { code: 'choose' }
}

function readNumber(field: NumberField, input: Entry | string | undefined): number | Problem {
  if (typeof input !== 'object' || input.typed.text.trim() === '') return { code: 'required' }
  const { quantity, min, max } = field
  const value = metricValue(input, quantity)
  if (value === null) return { code: isTime(quantity) ? 'not-a-time' : 'not-a-number' }
  if (value < min || value > max) return { code: 'out-of-range', min, max }
  if (field.whole && !Number.isInteger(value)) return { code: 'not-whole' }
  return value
}
