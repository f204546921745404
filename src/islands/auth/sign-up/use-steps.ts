import { useEffect, useRef, useState } from 'react'
import { STEPS, type Step } from '#client/account/sign-up-draft.ts'

export const HEADING_ID = 'sign-up-heading'

export type GoTo = (step: Step, focusId?: string) => void

/** The current step. Changing it moves the focus to its heading, or to the given control. */
export function useSteps() {
  const [step, setStep] = useState<Step>('access')
  const focusAfter = useRef<string>(undefined)
  useEffect(() => {
    if (focusAfter.current) document.getElementById(focusAfter.current)?.focus()
    focusAfter.current = undefined
  }, [step])
  const goTo: GoTo = (to, focusId = HEADING_ID) => {
    if (to === step) document.getElementById(focusId)?.focus()
    else focusAfter.current = focusId
    setStep(to)
  }
  const move = (by: 1 | -1) => goTo(STEPS[STEPS.indexOf(step) + by] ?? step)
  return { step, setStep, goTo, move }
}
