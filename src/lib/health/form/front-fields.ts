import { MEASURED_NAMES, type MeasuredName } from '../measures.ts'
import type { Settings } from '../settings.ts'

/** What most people measure at home. */
const USUAL: readonly MeasuredName[] = [
  'weight',
  'height',
  'waistCircumference',
  'systolicBp',
  'diastolicBp',
  'restingHeartRate',
]

/**
 * The measures on top of the form: the person's own choice, otherwise the usual ones, in the order of the form. They are the
 * same on every visit: a blood test that was written down moves none of them. A blood pressure is both of its figures.
 */
export function frontFields({ frontFields: chosen }: Pick<Settings, 'frontFields'>) {
  const front = new Set(chosen ?? USUAL)
  const isPressure = front.has('systolicBp') || front.has('diastolicBp')
  return MEASURED_NAMES.filter(
    (name) => front.has(name) || (isPressure && (name === 'systolicBp' || name === 'diastolicBp')),
  )
}
