import { createContext, use } from 'react'
import type { Fields, Problems } from '#lib/calculators/fields.ts'
import type { Inputs } from '#lib/calculators/read-fields.ts'
import type { Units } from '#lib/calculators/units.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { SharedT } from './texts.ts'

type Context = {
  /** Begins the ids of this calculator: there may be several on a page. */
  id: string
  locale: Locale
  t: SharedT
  fields: Fields
  units: Units
  problems: Problems
  /** The text of a problem at its field. */
  explain: (name: string) => string | undefined
  fill: (inputs: Inputs) => void
}

export const CalculatorContext = createContext<Context | null>(null)

/** What the fields of a calculator know of it. */
export function useCalculatorContext(): Context {
  const context = use(CalculatorContext)
  if (!context) throw new Error('A field stands inside of <Calculator>.')
  return context
}
