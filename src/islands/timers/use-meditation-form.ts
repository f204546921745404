import { useLayoutEffect, useRef, useState } from 'react'
import { DEFAULTS, type MeditationConfig } from '#lib/timers/configs.ts'
import { readSaved } from '#lib/timers/saved-config.ts'
import { readToolConfig } from '#lib/timers/tool-config.ts'
import { configFromFragment } from '#lib/tools/link.ts'
import { useFragment } from './use-fragment.ts'

const TOOL = 'meditation'
const UNTOUCHED: MeditationConfig = DEFAULTS.meditation

function readMinutes(form: HTMLFormElement): MeditationConfig {
  const minutes = new FormData(form).get('minutes')
  return readToolConfig(TOOL, { mode: 'meditation', minutes }) ?? UNTOUCHED
}

/** How long to meditate: native radios, read and written. */
export function useMeditationForm() {
  const form = useRef<HTMLFormElement>(null)
  const [config, setConfig] = useState(UNTOUCHED)

  const read = () => {
    const next = form.current ? readMinutes(form.current) : UNTOUCHED
    setConfig(next)
    return next
  }
  const load = (next: MeditationConfig) => {
    if (!form.current) return
    const field = form.current.elements.namedItem('minutes')
    if (field instanceof RadioNodeList) field.value = String(next.minutes)
    setConfig(next)
  }
  // Takes over what was chosen before React came; an untouched choice is what was used the last time.
  useLayoutEffect(() => {
    const untouched = read().minutes === UNTOUCHED.minutes
    const linked = configFromFragment(TOOL, location.hash)
    const wanted = linked ?? (untouched ? readSaved(TOOL) : null)
    if (wanted) load(wanted)
  }, [])
  useFragment(TOOL, load)

  return { form, config, load, onInput: read, submitted: read }
}
