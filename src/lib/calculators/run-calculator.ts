import type { Fields, Outcome, Problems, ValuesOf } from './fields.ts'
import { readFields, type Inputs } from './read-fields.ts'

export type Calculate<F extends Fields, R> = (values: ValuesOf<F>) => Outcome<R, F>

/** A result, the entries it was computed from, and their parsed values (metric numbers and slugs). */
export type Calculated<R> = {
  result: R
  inputs: Inputs
  values: Readonly<Record<string, number | string>>
}

/** From the state of a form to a result, or to the problem of each field. Never throws. */
export function runCalculator<F extends Fields, R>(
  fields: F,
  calculate: Calculate<F, R>,
  inputs: Inputs,
): Calculated<R> | { problems: Problems } {
  const reading = readFields(fields, inputs)
  if ('problems' in reading) return reading
  const outcome = calculate(reading.values)
  if ('problem' in outcome) return { problems: { [outcome.field]: outcome.problem } }
  // Hidden fields have no value, so none of them is undefined.
  const values = reading.values as Record<string, number | string>
  return { result: outcome.result, inputs, values }
}
