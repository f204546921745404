import { derive, type Measured } from './derived.ts'
import { MEASURED, type MeasuredName } from './measures.ts'
import { fromStored, toStored, unitsOf, type Quantity, type UnitOf } from './quantities.ts'

/** What may have been meant instead, as it would be stored. */
export type Suggestion =
  /** The number in another unit: glucose 5.4 is mmol/L. */
  | { kind: 'unit'; measure: MeasuredName; unit: UnitOf; value: number }
  /** The number in metres. */
  | { kind: 'metres'; measure: 'height'; value: number }
  /** The number of another measure: a weight of 1.75 is a height. */
  | { kind: 'measure'; measure: 'weight' | 'height'; value: number }

/** A question about a value, before it is saved. */
export type Question =
  /** Few people have it. */
  | { kind: 'unusual'; measure: MeasuredName; suggestions: Suggestion[] }
  /** Weight and height together: a body mass index that few people have. */
  | { kind: 'unusual_bmi'; bmi: number }
  /** LDL is part of the total cholesterol. */
  | { kind: 'ldl_above_total' }

/** Indices outside these are asked about, kg/m² (docs/decisions/040). */
const PLAUSIBLE_BMI: readonly [number, number] = [15, 68]

const isWithin = (value: number, [least, most]: readonly [number, number]) =>
  value >= least && value <= most

/**
 * Asks about a value that few adults have. It may also be one that is refused, to offer what was meant (HbA1c of 42 %
 * is mmol/mol).
 *
 * @param value in the stored unit
 * @param unit in which it was typed
 * @returns null for a plausible value
 */
export function questionAbout(
  measure: MeasuredName,
  value: number,
  unit: UnitOf = unitsOf(MEASURED[measure].quantity)[0]!,
): Question | null {
  if (isWithin(value, MEASURED[measure].plausible)) return null
  const typed = fromStored(value, MEASURED[measure].quantity, unit)
  return { kind: 'unusual', measure, suggestions: suggestionsFor(measure, typed, unit) }
}

function suggestionsFor(measure: MeasuredName, typed: number, unit: UnitOf): Suggestion[] {
  const { quantity, plausible } = MEASURED[measure]
  const ofUnits = unitsOf<Quantity>(quantity).flatMap((other): Suggestion[] => {
    const value = toStored(typed, quantity, other)
    const isMeant = other !== unit && isWithin(value, plausible)
    return isMeant ? [{ kind: 'unit', measure, unit: other, value }] : []
  })
  return [...ofUnits, ...bodySuggestions(measure, typed)]
}

/** Weight and height in each other's place, and a height in metres. */
function bodySuggestions(measure: MeasuredName, typed: number): Suggestion[] {
  const { height, weight } = MEASURED
  const metres = toStored(typed * 100, 'length', 'cm')
  if (measure === 'height' && isWithin(metres, height.plausible))
    return [{ kind: 'metres', measure: 'height', value: metres }]
  if (measure === 'height' && isWithin(typed, weight.plausible))
    return [{ kind: 'measure', measure: 'weight', value: toStored(typed, 'mass', 'kg') }]
  if (measure !== 'weight') return []
  const asHeight = isWithin(typed, height.plausible) ? toStored(typed, 'length', 'cm') : metres
  return isWithin(asHeight, height.plausible)
    ? [{ kind: 'measure', measure: 'height', value: asHeight }]
    : []
}

/** Asks about values that are plausible alone and not together. In stored units. */
export function questionsAboutPairs(values: Measured): Question[] {
  const { totalCholesterol, ldlCholesterol } = values
  const { bmi } = derive(values)
  const questions: Question[] = []
  if (bmi !== null && !isWithin(bmi, PLAUSIBLE_BMI)) questions.push({ kind: 'unusual_bmi', bmi })
  if ((ldlCholesterol ?? 0) > (totalCholesterol ?? Infinity))
    questions.push({ kind: 'ldl_above_total' })
  return questions
}
