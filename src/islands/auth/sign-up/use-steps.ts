import { useState } from 'react'
import { STEPS, type Step } from '#client/account/sign-up-draft.ts'
import { useFocusSoon } from '#client/use-focus-soon.ts'

export const HEADING_ID = 'sign-up-heading'

export type GoTo = (step: Step, focusId?: string) => void

/** The current step. Changing it moves the focus to its heading, or to the given control. */
export function useSteps() {
  const [step, setStep] = useState<Step>('access')
  const focusSoon = useFocusSoon()
  const goTo: GoTo = (to, focusId = HEADING_ID) => {
    setStep(to)
    focusSoon(() => document.getElementById(focusId)?.focus())
  }
  const move = (by: 1 | -1) => goTo(STEPS[STEPS.indexOf(step) + by] ?? step)
  return { step, setStep, goTo, move }
}
