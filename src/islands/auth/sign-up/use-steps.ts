import { useEffect, useRef, useState } from 'react'
import { STEPS, type DraftField, type Step } from './draft.ts'

/** The id of the control of a field. */
export const controlId = (field: DraftField) => `sign-up-${field}`
export const HEADING_ID = 'sign-up-heading'

export type GoTo = (step: Step, field?: DraftField) => void

/** The current step. Changing it moves the focus to its heading, or to the given field. */
export function useSteps() {
  const [step, setStep] = useState<Step>('access')
  const focusAfter = useRef<string>(undefined)
  useEffect(() => {
    if (focusAfter.current) document.getElementById(focusAfter.current)?.focus()
    focusAfter.current = undefined
  }, [step])
  const goTo: GoTo = (to, field) => {
    const id = field ? controlId(field) : HEADING_ID
    if (to === step) document.getElementById(id)?.focus()
    else focusAfter.current = id
    setStep(to)
  }
  const move = (by: 1 | -1) => goTo(STEPS[STEPS.indexOf(step) + by] ?? step)
  return { step, goTo, move }
}
