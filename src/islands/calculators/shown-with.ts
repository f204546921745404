import type { NumberField } from '#lib/calculators/fields.ts'
import './shown-with.css'

/** The class that hides a field until the choice it depends on is made, also without JavaScript. */
export function shownWith(when: NumberField['when']): string | undefined {
  return when && `with-${when.is.join('-')}`
}
