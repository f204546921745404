/**
 * What an owner shares or does not, in the order of the grant dialog. Every column of `health_records` belongs to one
 * (`src/lib/health/measures.ts`).
 */
export const FLAGS = [
  'weight',
  'height',
  'bmi',
  'blood_pressure',
  'heart_rate',
  'glucose',
  'hba1c',
  'cholesterol',
  'body_measurements',
] as const
export type Flag = (typeof FLAGS)[number]

/** `allowed_fields`: a flag that is missing hides. */
export type AllowedFields = { readonly [F in Flag]: boolean }

/** The same value for every flag. */
export function everyFlag(value: boolean): AllowedFields {
  return Object.fromEntries(FLAGS.map((flag) => [flag, value])) as AllowedFields
}

/**
 * The flags whose values are shown. The body mass index is withheld when exactly one of weight and height is hidden,
 * which it would reveal together with the other.
 */
export function shownFlags(allowed: Partial<AllowedFields>): Flag[] {
  return FLAGS.filter(
    (flag) => allowed[flag] === true && (flag !== 'bmi' || !isBmiWithheld(allowed)),
  )
}

/** Whether the body mass index is not shown although its flag is on. */
export function isBmiWithheld(allowed: Partial<AllowedFields>): boolean {
  return allowed.bmi === true && (allowed.weight === true) !== (allowed.height === true)
}

/** Whether weight and height together reveal the body mass index, whose flag is off. */
export function isBmiRevealed(allowed: Partial<AllowedFields>): boolean {
  return allowed.bmi !== true && allowed.weight === true && allowed.height === true
}
