import { BREATHING_DEFAULT } from '#lib/timers/breathing.ts'
import type { FormSpec } from '../form/read-form.ts'

/** The form of breathing; the durations matter with the custom rhythm alone. */
export const BREATHING_FORM: FormSpec<'breathing'> = {
  tool: 'breathing',
  initial: BREATHING_DEFAULT,
  isLenient: (data) => data.get('pattern') !== 'custom',
}
