import { useEffect, useState, type InputEvent } from 'react'
import { DEFAULTS, LIMITS, type TimerConfig } from '#lib/timers/configs.ts'
import { readWhole } from '#lib/timers/whole-number.ts'
import { typeInto } from '#ui/type-into.ts'
import { useTimerForm } from '../use-timer-form.ts'
import { fillForm } from './fill-form.ts'
import { readForm, type FormReading, type Problem } from './read-form.ts'
import { useSteps } from './use-steps.ts'

/** Two fields that add up to a minute. */
const PARTNER: Record<string, string> = { 'emom.work': 'emom.rest', 'emom.rest': 'emom.work' }

/** The settings of the general timer, including the intervals. */
export function useGeneralForm() {
  const [problem, setProblem] = useState<Problem | null>(null)
  const steps = useSteps()
  const { form, reading, read, load } = useTimerForm<'timer', FormReading>({
    tool: 'timer',
    untouched: { config: DEFAULTS.countdown },
    read: readForm,
    fill(element, config) {
      fillForm(element, config)
      if (config.mode === 'intervals') steps.replace(config.steps)
      setProblem(null)
    },
  })
  // Other intervals have other fields, which are in the DOM only now.
  useEffect(() => {
    read()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the intervals change
  }, [steps.steps])

  return {
    form,
    config: reading.config ?? null,
    problem,
    steps,
    load,
    onInput(event: InputEvent<HTMLFormElement>) {
      const field = event.target
      setProblem(null)
      if (field instanceof HTMLInputElement) keepMinute(field)
      read()
    },
    /** The configuration, or null; then the first invalid field shows its error and is focused. */
    submitted(): TimerConfig | null {
      const { config, problem: found } = read()
      if (config) return config
      setProblem(found)
      focusOn(form.current, found)
      return null
    },
  }
}

/** Keeps an EMOM's two fields at a minute: changing one adjusts the other. */
function keepMinute(field: HTMLInputElement) {
  const partner = PARTNER[field.name]
  const other = partner === undefined ? null : field.form?.elements.namedItem(partner)
  const limit = field.name === 'emom.work' ? LIMITS.emom.work : LIMITS.emom.rest
  const seconds = readWhole(field.value.trim(), limit)
  if (!(other instanceof HTMLInputElement) || seconds === null) return
  if (other.value !== String(60 - seconds)) typeInto(other, String(60 - seconds))
}

function focusOn(form: HTMLFormElement | null, { field, nth }: Problem) {
  const found = form?.querySelectorAll<HTMLInputElement>(`[name="${field}"]`)[nth]
  found?.focus()
  found?.select()
}
