import { useEffect, useLayoutEffect, useRef, useState, type InputEvent } from 'react'
import { DEFAULTS, LIMITS, type TimerConfig } from '#lib/timers/configs.ts'
import { readSaved } from '#lib/timers/saved-config.ts'
import { readWhole } from '#lib/timers/whole-number.ts'
import { configFromFragment } from '#lib/tools/link.ts'
import { setValue } from '../number-field.tsx'
import { fillForm } from './fill-form.ts'
import { readForm, type Problem } from './read-form.ts'
import { useFragment } from '../use-fragment.ts'
import { useSteps } from './use-steps.ts'

const TOOL = 'timer'
/** The two fields that are a minute together. */
const PARTNER: Record<string, string> = { 'emom.work': 'emom.rest', 'emom.rest': 'emom.work' }
const UNTOUCHED: TimerConfig = DEFAULTS.countdown

/** The settings of the general timer. What is typed lives in the native fields; this reads and writes them. */
export function useGeneralForm() {
  const form = useRef<HTMLFormElement>(null)
  const [config, setConfig] = useState<TimerConfig | null>(UNTOUCHED)
  const [problem, setProblem] = useState<Problem | null>(null)
  const steps = useSteps()

  const read = () => {
    if (!form.current) return null
    const reading = readForm(new FormData(form.current))
    setConfig(reading.config ?? null)
    return reading
  }
  const load = (next: TimerConfig) => {
    if (!form.current) return
    const parts = fillForm(form.current, next)
    if (parts) steps.replace(parts)
    setProblem(null)
    setConfig(next)
  }
  // Takes over what was typed before React came; untouched fields get what was used the last time.
  useLayoutEffect(() => {
    const typed = read()?.config
    const untouched = JSON.stringify(typed) === JSON.stringify(UNTOUCHED)
    const linked = configFromFragment(TOOL, location.hash)
    const wanted = linked ?? (untouched ? readSaved(TOOL) : null)
    if (wanted) load(wanted)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the fields are taken over
  }, [])
  useEffect(() => {
    read()
  }, [steps.steps])
  useFragment(TOOL, load)

  return {
    form,
    config,
    problem,
    steps,
    load,
    onInput(event: InputEvent<HTMLFormElement>) {
      const field = event.target
      setProblem(null)
      if (field instanceof HTMLInputElement) keepMinute(field)
      read()
    },
    /** The configuration, or null; then the first wrong field says why and has the focus. */
    submitted(): TimerConfig | null {
      const reading = read()
      if (reading?.config) return reading.config
      if (reading?.problem) {
        setProblem(reading.problem)
        focusOn(form.current, reading.problem)
      }
      return null
    },
  }
}

/** Of an EMOM, what is changed in one part comes out of the other. */
function keepMinute(field: HTMLInputElement) {
  const partner = PARTNER[field.name]
  const other = partner === undefined ? null : field.form?.elements.namedItem(partner)
  const limit = field.name === 'emom.work' ? LIMITS.emom.work : LIMITS.emom.rest
  const seconds = readWhole(field.value.trim(), limit)
  if (!(other instanceof HTMLInputElement) || seconds === null) return
  if (other.value !== String(60 - seconds)) setValue(other, 60 - seconds)
}

function focusOn(form: HTMLFormElement | null, { field, nth }: Problem) {
  const found = form?.querySelectorAll<HTMLInputElement>(`[name="${field}"]`)[nth]
  found?.focus()
  found?.select()
}
