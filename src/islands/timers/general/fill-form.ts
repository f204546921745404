import type { TimerConfig } from '#lib/timers/configs.ts'
import { fillFields } from '../native-fields.ts'
import { fieldName } from './fields.ts'

/** The number fields of a configuration, by their names in the form. */
function valuesOf(config: TimerConfig): [string, number][] {
  if (config.mode === 'countdown' || config.mode === 'amrap') {
    const { mode, seconds } = config
    return [
      [fieldName(mode, 'minutes'), Math.floor(seconds / 60)],
      [fieldName(mode, 'seconds'), seconds % 60],
    ]
  }
  return Object.entries(config).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'number' ? [[fieldName(config.mode, key), value] as [string, number]] : [],
  )
}

/** Shows a configuration in the native fields, but for the parts of a sequence, whose fields React makes. */
export function fillForm(form: HTMLFormElement, config: TimerConfig): void {
  fillFields(form, [['mode', config.mode], ...valuesOf(config)])
}
