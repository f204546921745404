import {
  BREATHING_CYCLES,
  BREATHING_DEFAULT,
  BREATHING_LIMITS,
  PATTERN_NAMES,
  type BreathingConfig,
  type Pattern,
} from '#lib/breathing/breathing.ts'
import { readWhole } from '#lib/timers/whole-number.ts'
import { PARTS } from './labels.ts'

export type WrongParts = Partial<Record<keyof Pattern, true>>

/** What stands in the form, and which fields are wrong; only the custom rhythm has any that can be. */
export function readBreathingForm(data: FormData): { config: BreathingConfig; wrong: WrongParts } {
  const pattern = PATTERN_NAMES.find((name) => name === data.get('pattern'))
  const cycles = BREATHING_CYCLES.find((count) => String(count) === data.get('cycles'))
  const config: BreathingConfig = {
    ...BREATHING_DEFAULT,
    ...(pattern && { pattern }),
    ...(cycles !== undefined && { cycles }),
  }
  const wrong: WrongParts = {}
  for (const part of PARTS) {
    const typed = data.get(part)
    const seconds = readWhole(typeof typed === 'string' ? typed.trim() : '', BREATHING_LIMITS[part])
    if (seconds !== null) config[part] = seconds
    else if (config.pattern === 'custom') wrong[part] = true
  }
  return { config, wrong }
}

/** Shows a configuration in the form, as if somebody had chosen it. */
export function fillBreathingForm(form: HTMLFormElement, config: BreathingConfig) {
  for (const name of ['pattern', 'cycles', ...PARTS] as const) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement) {
      field.value = String(config[name])
    }
  }
}

/** Whether nobody has touched the form. */
export function isUntouched(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input[name]')].every((input) =>
    input.type === 'radio'
      ? input.checked === input.defaultChecked
      : input.value === input.defaultValue,
  )
}
