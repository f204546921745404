import { useRef, useState } from 'react'
import { useFragment } from '#client/address/use-fragment.ts'
import type { ToolConfig } from '#lib/timers/tool-config.ts'
import { configFromFragment } from '#lib/timers/config-link.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { LAST_CONFIGS } from '#stores/timers/last-config.ts'
import { isUntouched } from './native-fields.ts'

type Spec<T extends TimerSlug, Reading> = {
  tool: T
  /** The result of reading an unchanged form. */
  untouched: Reading
  read: (data: FormData) => Reading
  /** Writes settings into the fields. */
  fill: (form: HTMLFormElement, config: ToolConfig[T]) => void
}

/**
 * The settings of a timer, in uncontrolled native fields, so that values entered before hydration are kept. A link
 * takes precedence over them; the last settings are only filled into an unchanged form.
 */
export function useTimerForm<T extends TimerSlug, Reading>(spec: Spec<T, Reading>) {
  const form = useRef<HTMLFormElement>(null)
  const [reading, setReading] = useState(spec.untouched)

  const read = (): Reading => {
    const now = form.current ? spec.read(new FormData(form.current)) : reading
    setReading(now)
    return now
  }
  const load = (config: ToolConfig[T]) => {
    if (!form.current) return
    spec.fill(form.current, config)
    read()
  }
  useFragment((isFirst) => {
    const isNew = isFirst && form.current && isUntouched(form.current)
    const config =
      configFromFragment(spec.tool, location.hash) ?? (isNew ? LAST_CONFIGS[spec.tool].get() : null)
    if (config) load(config)
    else if (isFirst) read()
  })
  return { form, reading, read, load }
}
