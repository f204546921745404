import { useLayoutEffect, useRef, useState } from 'react'
import { DEFAULTS, strengthFromInputs, type StrengthConfig } from '#lib/timers/configs.ts'
import { readSaved } from '#lib/timers/saved-config.ts'
import { configFromFragment } from '#lib/tools/link.ts'
import { useFragment } from '../use-fragment.ts'
import { STRENGTH_FIELDS } from './fields.ts'

const TOOL = 'strength-timer'

function readInputs(form: HTMLFormElement): StrengthConfig {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return strengthFromInputs({
    rounds: text('rounds'),
    cycles: text('cycles'),
    rest: text('rest'),
    roundRest: text('roundRest'),
  })
}

/** The settings of the strength timer. Every field is moved into its limits when it is left. */
export function useStrengthForm() {
  const form = useRef<HTMLFormElement>(null)
  const [config, setConfig] = useState<StrengthConfig>(DEFAULTS.strength)

  const read = () => {
    const next = form.current ? readInputs(form.current) : config
    setConfig(next)
    return next
  }
  const load = (next: StrengthConfig) => {
    if (!form.current) return
    for (const { key } of STRENGTH_FIELDS) {
      const field = form.current.elements.namedItem(key)
      if (field instanceof HTMLInputElement) field.value = String(next[key])
    }
    setConfig(next)
  }
  // Takes over what was typed before React came; untouched fields get what was used the last time.
  useLayoutEffect(() => {
    const untouched = JSON.stringify(read()) === JSON.stringify(DEFAULTS.strength)
    const linked = configFromFragment(TOOL, location.hash)
    const wanted = linked ?? (untouched ? readSaved(TOOL) : null)
    if (wanted) load(wanted)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the fields are taken over
  }, [])
  useFragment(TOOL, load)

  return {
    form,
    config,
    load,
    onInput: read,
    /** Shows in the fields what they mean, and gives it. */
    submitted() {
      const next = read()
      load(next)
      return next
    },
  }
}
