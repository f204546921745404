import { useState } from 'react'
import { fillFields } from '#islands/timers/native-fields.ts'
import { useTimerForm } from '#islands/timers/use-timer-form.ts'
import { BREATH_PARTS, BREATHING_DEFAULT, type BreathingConfig } from '#lib/timers/breathing.ts'
import { readBreathingForm, type BreathingReading, type WrongParts } from './read-form.ts'

/** The settings of the breathing timer. Errors are shown on start, and cleared once corrected. */
export function useBreathingForm() {
  const [told, setTold] = useState<WrongParts>({})
  const { form, reading, read, load } = useTimerForm<'breathing', BreathingReading>({
    tool: 'breathing',
    untouched: { config: BREATHING_DEFAULT, wrong: {} },
    read: readBreathingForm,
    fill(element, config) {
      fillFields(
        element,
        (['pattern', 'cycles', ...BREATH_PARTS] as const).map((name) => [name, config[name]]),
      )
      setTold({})
    },
  })
  const { config: chosen, wrong } = reading

  return {
    form,
    chosen,
    /** Null while a field is invalid. */
    config: BREATH_PARTS.some((part) => wrong[part]) ? null : chosen,
    wrong: Object.fromEntries(
      BREATH_PARTS.filter((part) => told[part] && wrong[part]).map((part) => [part, true]),
    ) as WrongParts,
    onInput: read,
    load,
    /** The settings of the form; null, with the first invalid field focused, when there is one. */
    submitted(): BreathingConfig | null {
      const now = read()
      setTold(now.wrong)
      const first = BREATH_PARTS.find((part) => now.wrong[part])
      const field = first && form.current?.elements.namedItem(first)
      if (field instanceof HTMLInputElement) field.focus()
      return first ? null : now.config
    },
  }
}
