import type { Measure } from './units.ts'

/**
 * What a number field holds: a plain number, something in a unit, or a time in seconds. The height of a person is a
 * length that may also be written in metres: `1,75`.
 */
export type Quantity = 'number' | Measure | 'height' | 'duration' | 'pace'

/** What the unit of a quantity measures; null when it has none. A pace is time over distance. */
export function measureOf(quantity: Quantity): Measure | null {
  if (quantity === 'number' || quantity === 'duration') return null
  if (quantity === 'height') return 'length'
  return quantity === 'pace' ? 'distance' : quantity
}

/** Whether a quantity is written as a time: `3:30:00`. */
export function isTime(quantity: Quantity): boolean {
  return quantity === 'duration' || quantity === 'pace'
}

/** A field is shown only while a choice has one of these values. */
type When = { readonly name: string; readonly is: readonly string[] }

/**
 * Limits are in kg, cm, km, seconds and seconds per km. They are what is possible for a person, not what is healthy.
 */
export type NumberField = {
  readonly quantity: Quantity
  readonly min: number
  readonly max: number
  readonly whole?: true
  readonly when?: When
}
export type ChoiceField = { readonly options: readonly string[]; readonly first?: string }
export type Field = NumberField | ChoiceField
export type Fields = Readonly<Record<string, Field>>

/** The input of a calculator once every field is valid: numbers in metric units, choices by slug. */
export type ValuesOf<F extends Fields> = {
  readonly [N in keyof F]: F[N] extends { readonly options: readonly (infer Option)[] }
    ? Option
    : F[N] extends { readonly when: When }
      ? number | undefined
      : number
}

/** Why a field, or a measure beside others, cannot be used. Limits are in metric units. */
export type Problem =
  | { readonly code: 'required' | 'choose' | 'not-a-number' | 'not-a-time' | 'not-whole' }
  | { readonly code: 'out-of-range'; readonly min: number; readonly max: number }
  | { readonly code: 'resting-too-high'; readonly maximum: number }
  | { readonly code: 'no-logarithm' | 'impossible' | 'too-fast' | 'too-slow' | 'too-far' }
export type Problems<F extends Fields = Fields> = { readonly [N in keyof F]?: Problem }

/** A result, or the one field that does not fit the others. */
export type Outcome<R, F extends Fields = Fields> =
  { readonly result: R } | { readonly field: keyof F & string; readonly problem: Problem }

export function isChoice(field: Field): field is ChoiceField {
  return 'options' in field
}
