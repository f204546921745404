import type { TimerConfig } from '#lib/timers/configs.ts'
import { fillFields } from '../native-fields.ts'
import { fieldName, PREPARATION } from './fields.ts'

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

/** Writes a configuration into the native fields, except for the intervals, whose fields React renders. */
export function fillForm(form: HTMLFormElement, config: TimerConfig): void {
  const { mode, preparation = PREPARATION.initial } = config
  fillFields(form, [['mode', mode], [PREPARATION.key, preparation], ...valuesOf(config)])
}
