import { useRef, useState, type InputEvent, type SubmitEvent } from 'react'
import { useFragment } from '#client/address/use-fragment.ts'
import { configFromFragment } from '#lib/timers/config-link.ts'
import type { ToolConfig } from '#lib/timers/tool-config.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { LAST_CONFIGS } from '#stores/timers/last-config.ts'
import {
  fillForm,
  isUntouched,
  readForm,
  type FormReading,
  type FormSpec,
  type Problem,
} from './read-form.ts'

/**
 * The settings of a timer, in uncontrolled native fields, so that values entered before hydration stay. A link takes
 * precedence over them; the last settings are only filled into an unchanged form.
 *
 * @param onLoad draws what of a configuration is in no native field
 */
export function useTimerForm<T extends TimerSlug>(
  spec: FormSpec<T>,
  onLoad?: (config: ToolConfig[T]) => void,
) {
  const form = useRef<HTMLFormElement>(null)
  const [reading, setReading] = useState<FormReading<T>>({ chosen: spec.initial, wrong: [] })
  const [reported, setReported] = useState<readonly Problem[]>([])

  const read = (): FormReading<T> => {
    const now = form.current ? readForm(spec, new FormData(form.current)) : reading
    setReading(now)
    return now
  }
  const load = (config: ToolConfig[T]) => {
    if (!form.current) return
    fillForm(spec, form.current, config)
    onLoad?.(config)
    setReported([])
    read()
  }
  useFragment((isFirst) => {
    const isNew = isFirst && form.current && isUntouched(form.current)
    const config =
      configFromFragment(spec.tool, location.hash) ?? (isNew ? LAST_CONFIGS[spec.tool].get() : null)
    if (config) load(config)
    else if (isFirst) read()
  })
  const { chosen, wrong } = reading
  return {
    form,
    /** With initial values for wrong fields. */
    chosen,
    /** Null while a field is wrong. */
    config: wrong.length > 0 ? null : chosen,
    /** The fields that were wrong at the start, as long as they are. */
    problems: wrong.filter((one) => reported.some((other) => isSameField(one, other))),
    load,
    read,
    onInput: read as (event: InputEvent<HTMLFormElement>) => void,
    forgetProblems: () => setReported([]),
    tidy: () => load(read().chosen),
    /** At a submit: starts, or shows what is wrong, and focuses the first such field. */
    startedBy: (start: (config: ToolConfig[T]) => void) => (event: SubmitEvent) => {
      event.preventDefault()
      const now = read()
      if (spec.clamps) load(now.chosen)
      setReported(now.wrong)
      const [first] = now.wrong
      if (first) focusOn(form.current, first)
      else start(now.chosen)
    },
  }
}
export type TimerForm<T extends TimerSlug> = ReturnType<typeof useTimerForm<T>>

const isSameField = (one: Problem, other: Problem) =>
  one.name === other.name && one.nth === other.nth

function focusOn(element: HTMLFormElement | null, { name, nth }: Problem) {
  const field = element?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)[nth]
  field?.focus()
  field?.select()
}
