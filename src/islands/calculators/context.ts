import { createContext, use } from 'react'
import type { Fields, Problems } from '#lib/calculators/fields.ts'
import type { Inputs } from '#lib/calculators/read-fields.ts'
import type { Units } from '#lib/calculators/units.ts'

type Context = {
  /** The prefix of this calculator's ids: there may be several calculators on a page. */
  id: string
  fields: Fields
  units: Units
  problems: Problems
  /** The message of a field's problem. */
  explain: (name: string) => string | undefined
  /** How a field of the shown result was understood, where that is not what is written. */
  note: (name: string) => string | undefined
  fill: (inputs: Inputs) => void
}

export const CalculatorContext = createContext<Context | null>(null)

/** The calculator around a field. */
export function useCalculatorContext(): Context {
  const context = use(CalculatorContext)
  if (!context) throw new Error('A field stands inside of <Calculator>.')
  return context
}
