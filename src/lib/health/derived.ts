import type { DerivedName, MeasuredName } from './measures.ts'

/** The measured values of one record, in stored units; missing ones are null or left out. */
export type Measured = { readonly [N in MeasuredName]?: number | null }
export type Derived = { readonly [N in DerivedName]: number | null }

/**
 * What the generated columns of `health_records` compute, with four decimals: for the form while it is typed. The
 * database's values are the ones that are stored.
 *
 * Body mass index: Quetelet's, weight in kg over the square of height in m. Ratios and non-HDL cholesterol: of
 * concentrations in mg/dL.
 */
export function derive(measured: Measured): Derived {
  const { weight, height, totalCholesterol, ldlCholesterol, hdlCholesterol, triglycerides } =
    measured
  return {
    bmi: quotient(
      whole(weight, (hundredths) => hundredths * 1_000_000n),
      whole(height, (hundredths) => hundredths * hundredths),
    ),
    ctHdlRatio: quotient(whole(totalCholesterol), whole(hdlCholesterol)),
    ldlHdlRatio: quotient(whole(ldlCholesterol), whole(hdlCholesterol)),
    trigHdlRatio: quotient(whole(triglycerides), whole(hdlCholesterol)),
    nonHdlCholesterol: difference(whole(totalCholesterol), whole(hdlCholesterol)),
  }
}

type Whole = bigint | null

/** Stored values have two decimals: in hundredths they are exact. */
function whole(
  value: number | null | undefined,
  of: (hundredths: bigint) => bigint = (hundredths) => hundredths,
): Whole {
  return typeof value === 'number' ? of(BigInt(Math.round(value * 100))) : null
}

/** With four decimals, halves rounded up, exactly as `round(numeric, 4)` of positive numbers. */
function quotient(dividend: Whole, divisor: Whole): number | null {
  if (dividend === null || divisor === null || divisor === 0n) return null
  return Number((dividend * 20_000n + divisor) / (2n * divisor)) / 10_000
}

function difference(one: Whole, other: Whole): number | null {
  return one === null || other === null ? null : Number(one - other) / 100
}
