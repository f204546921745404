import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { BREATHING_DEFAULT, type BreathingConfig } from '#lib/breathing/breathing.ts'
import { readSaved } from '#lib/timers/saved-config.ts'
import { configFromFragment } from '#lib/tools/link.ts'
import {
  fillBreathingForm,
  isUntouched,
  readBreathingForm,
  type WrongParts,
} from './form-config.ts'
import { PARTS } from './labels.ts'

const read = (form: HTMLFormElement) => readBreathingForm(new FormData(form))
const linked = () => configFromFragment('breathing', location.hash)

/**
 * The settings in the native controls. What was chosen before React came stays; a link says more than that,
 * and what was used the last time fills a form that nobody has touched.
 */
export function useBreathingForm() {
  const form = useRef<HTMLFormElement>(null)
  const [{ config: chosen, wrong }, setRead] = useState<ReturnType<typeof read>>({
    config: BREATHING_DEFAULT,
    wrong: {},
  })
  /** Mistakes are told at the start, and no longer than they last. */
  const [told, setTold] = useState<WrongParts>({})

  const onInput = () => {
    if (form.current) setRead(read(form.current))
  }
  const fill = (config: BreathingConfig) => {
    if (form.current) fillBreathingForm(form.current, config)
    setTold({})
    onInput()
  }

  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const config = linked() ?? (isUntouched(element) ? readSaved('breathing') : null)
    if (config) fillBreathingForm(element, config)
    setRead(read(element))
  }, [])
  useEffect(() => {
    const onLink = () => {
      const element = form.current
      const config = linked()
      if (!element || !config) return
      fillBreathingForm(element, config)
      setRead(read(element))
    }
    addEventListener('hashchange', onLink)
    return () => removeEventListener('hashchange', onLink)
  }, [])

  return {
    form,
    chosen,
    /** Null while a field is wrong. */
    config: PARTS.some((part) => wrong[part]) ? null : chosen,
    wrong: Object.fromEntries(
      PARTS.filter((part) => told[part] && wrong[part]).map((part) => [part, true]),
    ) as WrongParts,
    onInput,
    fill,
    /** What stands in the form; null, with the first wrong field in focus, when that cannot be. */
    submitted(): BreathingConfig | null {
      if (!form.current) return null
      const now = read(form.current)
      setRead(now)
      setTold(now.wrong)
      const first = PARTS.find((part) => now.wrong[part])
      const field = first && form.current.elements.namedItem(first)
      if (field instanceof HTMLInputElement) field.focus()
      return first ? null : now.config
    },
  }
}
