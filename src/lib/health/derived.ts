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
  const heightSquared = height == null ? null : hundredths(height) ** 2
  return {
    bmi: quotient(weight == null ? null : hundredths(weight) * 1e6, heightSquared),
    ctHdlRatio: quotient(totalCholesterol, hdlCholesterol),
    ldlHdlRatio: quotient(ldlCholesterol, hdlCholesterol),
    trigHdlRatio: quotient(triglycerides, hdlCholesterol),
    nonHdlCholesterol:
      totalCholesterol == null || hdlCholesterol == null
        ? null
        : (hundredths(totalCholesterol) - hundredths(hdlCholesterol)) / 100,
  }
}

/** Stored values have two decimals: as whole numbers they are exact. */
const hundredths = (value: number): number => Math.round(value * 100)

/** With four decimals, halves rounded up, exactly as `round(numeric, 4)`: both operands are made whole numbers. */
function quotient(
  dividend: number | null | undefined,
  divisor: number | null | undefined,
): number | null {
  if (dividend == null || divisor == null || divisor === 0) return null
  const [a, b] = [BigInt(hundredths(dividend)), BigInt(hundredths(divisor))]
  return Number((a * 20_000n + b) / (2n * b)) / 10_000
}
