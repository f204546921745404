import type { Step, TimerConfig } from '#lib/timers/configs.ts'
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

/** Writes a configuration into the native fields; its parts are given back, for the editor to show. */
export function fillForm(form: HTMLFormElement, config: TimerConfig): readonly Step[] | null {
  const write = (name: string, value: string) => {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof RadioNodeList) field.value = value
  }
  write('mode', config.mode)
  for (const [name, value] of valuesOf(config)) write(name, String(value))
  return config.mode === 'intervals' ? config.steps : null
}
