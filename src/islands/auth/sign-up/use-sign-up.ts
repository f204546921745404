import { useState } from 'react'
import { useLocale } from '#client/texts/use-t.ts'
import type { Failure } from '#client/data/request.ts'
import { showProblems as markProblems } from '#client/form-problems.ts'
import type { Photo } from '#islands/photo/photo.ts'
import type { UserType } from '#lib/accounts/sign-up.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import { draftProblems, firstWrong, problemsOfStep, toDraftFields } from './draft.ts'
import { $signUpDraft } from './kept-draft.ts'
import { useAccess } from './use-access.ts'
import { useDraft, type DraftForm } from './use-draft.ts'
import { useSteps, type GoTo } from './use-steps.ts'
import { submitSignUp, type Created } from './submit-sign-up.ts'

/** A problem of the form as a whole. */
export type Trouble = 'wrong_fields' | 'expired' | Failure
export type SignUpState = ReturnType<typeof useSignUp>

type Options = {
  /** Preselected by the page's URL. */
  userType: UserType | null
  /** The currently chosen image. */
  photo: Photo | null
  onCreated: (created: Created) => void
}

/** Marks the fields and focuses the first of them; false when there are none. */
function showProblems(form: DraftForm, goTo: GoTo, problems: FieldProblems): boolean {
  markProblems(form, problems)
  const wrong = firstWrong(problems)
  if (wrong) goTo(wrong.step, wrong.field)
  return wrong !== undefined
}

/** The state of the sign-up: form, current step, and errors of the server. */
export function useSignUp({ userType, photo, onCreated }: Options) {
  const locale = useLocale()
  const { form, draft, restored, hydrated } = useDraft(locale, userType)
  const { step, goTo, move } = useSteps()
  const [trouble, setTrouble] = useState<Trouble>()
  const [busy, setBusy] = useState(false)
  const access = useAccess(form, draft)
  const { challenge, pass } = access

  const show = (problems: FieldProblems) => showProblems(form, goTo, problems)
  const passAccess = async (): Promise<boolean> => {
    const outcome = await access.check()
    setTrouble(outcome.failure)
    show(outcome.problems)
    return outcome.pass !== undefined
  }
  const askAgain = () => {
    access.forget()
    setTrouble('expired')
    goTo('access')
  }
  const send = async () => {
    if (!pass) {
      askAgain()
      return
    }
    const values = form.getValues()
    const { created, failure } = await submitSignUp(values, pass, photo)
    if (created) {
      $signUpDraft.forget()
      onCreated(created)
    } else if (failure.code === 'TOKEN_INVALID') {
      askAgain()
    } else {
      const taken = failure.code === 'EMAIL_TAKEN'
      const problems = taken ? { email: 'taken' } : toDraftFields(failure.fields, values)
      setTrouble(show(problems) ? 'wrong_fields' : failure)
    }
  }

  const proceed = async () => {
    setTrouble(undefined)
    const needsAnswer = step === 'access' && !pass
    if (show(problemsOfStep(draftProblems(form.getValues(), needsAnswer), step))) return
    if (step === 'finish') return send()
    if (step !== 'access' || (await passAccess())) move(1)
  }
  const next = async () => {
    setBusy(true)
    await proceed()
    setBusy(false)
  }
  const back = () => move(-1)
  const needsAnswer = pass === undefined
  return {
    ...{ form, draft, step, restored, hydrated, trouble, busy, challenge, needsAnswer },
    ...{ next, back, goTo },
  }
}
