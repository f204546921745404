import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { isSame } from './problems.ts'
import { readValues, writeValue, writeValues, type Control, type FormValues } from './values.ts'

/** The values of a form beside its elements: the two ways between them. */
export function useFormValues<Values extends FormValues>(initial: Values) {
  const [first] = useState(initial)
  const [values, setValues] = useState(initial)
  const latest = useRef(values)
  const [forms] = useState(() => new Set<HTMLFormElement>())
  const isAlive = useRef(false)

  const now = useCallback(() => latest.current, [])
  const put = useCallback((next: Values) => {
    const isChanged = Object.keys(next).some((name) => !isSame(next[name], latest.current[name]))
    if (!isChanged) return
    latest.current = next
    setValues(next)
  }, [])
  const read = () => [...forms].reduce((known, form) => readValues(form, known), latest.current)
  const write = (changes: FormValues) => {
    for (const form of forms) writeValues(form, changes)
  }
  // What was typed or filled in before the page was alive.
  const adopt = useEffectEvent(() => put(read()))
  useLayoutEffect(() => {
    isAlive.current = true
    adopt()
  }, [])

  const formRef = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return undefined
      forms.add(form)
      return () => void forms.delete(form)
    },
    [forms],
  )
  /** A control that comes later, with a step or a tab, shows what is held of it. */
  const controlRef = useCallback((control: Control | null) => {
    const held = control && latest.current[control.name]
    if (isAlive.current && held !== undefined && control) writeValue(control, held)
  }, [])
  return { values, first, forms, formRef, controlRef, now, put, read, write }
}
