/** A unit of a quantity: `stored = shown * factor + offset`, and how many decimals it is shown with. */
type Unit = { readonly factor: number; readonly offset?: number; readonly decimals: number }

/**
 * The units of what is measured. Values are stored in the first unit; the others exist on screens and in imported files
 * only. Sources of the factors:
 * - lb, in: exact by definition (international yard and pound agreement, 1959);
 * - mg/dL and mmol/L: the inverse of 0.05551 (glucose), 0.02586 (cholesterol), 0.01129 (triglycerides), NHANES
 *   laboratory documentation (CDC);
 * - HbA1c: NGSP % = 0.09148 × IFCC mmol/mol + 2.152, NGSP's master equation; its algebraic inverse for the way back, so
 *   that a round trip is exact;
 * - insulin: 1 µU/mL = 6.0 pmol/L, W. Knopp et al., J Diabetes Sci Technol 13 (2019).
 */
export const QUANTITIES = {
  mass: { kg: { factor: 1, decimals: 1 }, lb: { factor: 0.45359237, decimals: 1 } },
  length: { cm: { factor: 1, decimals: 1 }, in: { factor: 2.54, decimals: 1 } },
  pressure: { mmHg: { factor: 1, decimals: 0 } },
  rate: { '/min': { factor: 1, decimals: 0 } },
  glucose: {
    'mg/dL': { factor: 1, decimals: 0 },
    'mmol/L': { factor: 1 / 0.05551, decimals: 1 },
  },
  hba1c: {
    '%': { factor: 1, decimals: 1 },
    'mmol/mol': { factor: 0.09148, offset: 2.152, decimals: 0 },
  },
  cholesterol: {
    'mg/dL': { factor: 1, decimals: 0 },
    'mmol/L': { factor: 1 / 0.02586, decimals: 2 },
  },
  triglycerides: {
    'mg/dL': { factor: 1, decimals: 0 },
    'mmol/L': { factor: 1 / 0.01129, decimals: 2 },
  },
  insulin: {
    'µU/mL': { factor: 1, decimals: 1 },
    'pmol/L': { factor: 1 / 6, decimals: 0 },
  },
  percentage: { '%': { factor: 1, decimals: 1 } },
  index: { 'kg/m²': { factor: 1, decimals: 1 } },
  /** Of two concentrations in mg/dL: triglycerides over HDL differs in mmol/L. */
  ratio: { ratio: { factor: 1, decimals: 1 } },
} as const satisfies Record<string, Record<string, Unit>>
export type Quantity = keyof typeof QUANTITIES
export type UnitOf<Q extends Quantity = Quantity> = Q extends Quantity
  ? keyof (typeof QUANTITIES)[Q] & string
  : never

/** The units that a person may choose; everything else has one. The metric one is first. */
export const UNIT_CHOICES = {
  mass: ['kg', 'lb'],
  length: ['cm', 'in'],
  /** Of glucose, cholesterol and triglycerides. */
  concentration: ['mg/dL', 'mmol/L'],
  hba1c: ['%', 'mmol/mol'],
} as const
export type UnitChoice = keyof typeof UNIT_CHOICES
export type HealthUnits = { readonly [C in UnitChoice]: (typeof UNIT_CHOICES)[C][number] }

export const STORED_UNITS: HealthUnits = {
  mass: 'kg',
  length: 'cm',
  concentration: 'mg/dL',
  hba1c: '%',
}

const CHOICE_OF: Partial<Record<Quantity, UnitChoice>> = {
  mass: 'mass',
  length: 'length',
  glucose: 'concentration',
  cholesterol: 'concentration',
  triglycerides: 'concentration',
  hba1c: 'hba1c',
}

/** All units of a quantity, the stored one first. */
export function unitsOf<Q extends Quantity>(quantity: Q): readonly UnitOf<Q>[] {
  return Object.keys(QUANTITIES[quantity]) as UnitOf<Q>[]
}

/** The unit in which a person reads a quantity. */
export function unitFor(quantity: Quantity, units: HealthUnits): UnitOf {
  const choice = CHOICE_OF[quantity]
  return choice ? units[choice] : unitsOf(quantity)[0]!
}

const unitFacts = (quantity: Quantity, unit: UnitOf): Unit =>
  (QUANTITIES[quantity] as Record<string, Unit>)[unit]!

/** The decimals that a unit is shown with. */
export function decimalsOf(quantity: Quantity, unit: UnitOf): number {
  return unitFacts(quantity, unit).decimals
}

/** The one rounding rule of stored values: two decimals, halves away from zero, as `numeric(6, 2)` rounds. */
export function roundStored(value: number): number {
  return roundTo(value, 2)
}

/**
 * @internal Halves away from zero; moving the point in the text form avoids the error of multiplying by a power of ten.
 * Numbers from 10¹⁵ have no decimals to round.
 */
export function roundTo(value: number, decimals: number): number {
  if (!(Math.abs(value) < 1e15)) return value
  const [digits, exponent = '0'] = String(Math.abs(value)).split('e')
  const moved = Number(`${digits}e${Number(exponent) + decimals}`)
  const rounded = Number(`${Math.round(moved)}e-${decimals}`)
  // Never −0.
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** A value in `unit` as it is stored. */
export function toStored(value: number, quantity: Quantity, unit: UnitOf): number {
  const { factor, offset = 0 } = unitFacts(quantity, unit)
  return roundStored(value * factor + offset)
}

/** A stored value in `unit`, not rounded. */
export function fromStored(value: number, quantity: Quantity, unit: UnitOf): number {
  const { factor, offset = 0 } = unitFacts(quantity, unit)
  return (value - offset) / factor
}
