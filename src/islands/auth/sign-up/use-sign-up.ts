import { useState } from 'react'
import type { Failure } from '#client/data/request.ts'
import { isEmpty, type Checked } from '#client/form/problems.ts'
import { useLocale } from '#client/texts/use-t.ts'
import type { UserType } from '#lib/accounts/sign-up.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import {
  draftProblems,
  firstWrongStep,
  problemsOfStep,
  toDraftFields,
  type Draft,
  type Step,
} from '#client/account/sign-up-draft.ts'
import { $signUpDraft } from './stored-sign-up.ts'
import { submitSignUp, type Created } from './submit-sign-up.ts'
import { useAccess } from './use-access.ts'
import { usePhoto } from './use-photo.ts'
import { useSignUpForm } from './use-sign-up-form.ts'
import { useSteps } from './use-steps.ts'

/** A problem of the form as a whole. */
export type Trouble = 'wrong_fields' | 'expired' | Failure
export type SignUpState = ReturnType<typeof useSignUp>

type Options = {
  /** Preselected by the page's URL. */
  userType: UserType | null
  onCreated: (created: Created) => void
}

const refusedFields = ({ code, fields }: Failure, typed: Draft): FieldProblems =>
  code === 'EMAIL_TAKEN' ? { email: 'taken' } : toDraftFields(fields, typed)

/** A step is checked when it is left. */
function checkStep(step: Step, draft: Draft, needsAnswer: boolean): Checked<Draft> {
  const problems = problemsOfStep(draftProblems(draft, needsAnswer && step === 'access'), step)
  return isEmpty(problems) ? { body: draft } : { problems }
}

/** The state of the sign-up: form, current step, and errors of the server. */
export function useSignUp({ userType, onCreated }: Options) {
  const locale = useLocale()
  const { step, setStep, goTo, move } = useSteps()
  const [trouble, setTrouble] = useState<Trouble>()
  const [busy, setBusy] = useState(false)
  const access = useAccess()
  const photo = usePhoto()
  const { form, restored, hydrated } = useSignUpForm(locale, userType, {
    isBusy: busy,
    check: (draft) => checkStep(step, draft, !access.passOf(draft)),
    onSubmit: (draft) => void next(draft),
    onWrong(problems) {
      setTrouble(undefined)
      setStep(firstWrongStep(problems) ?? step)
    },
  })
  const draft = form.values

  const askAgain = () => {
    access.forget()
    form.set({ answer: '' })
    setTrouble('expired')
    goTo('access')
  }
  const passAccess = async (typed: Draft): Promise<boolean> => {
    if (access.passOf(typed)) return true
    const { pass, problems, failure, renew } = await access.check(typed)
    if (renew) form.set({ answer: '' })
    form.show(problems)
    setTrouble(failure)
    return pass !== undefined
  }
  const send = async (typed: Draft) => {
    const pass = access.passOf(typed)
    const chosen = await photo.settle()
    if (chosen === 'unreadable') return
    const { created, failure } = pass ? await submitSignUp(typed, pass, chosen) : {}
    if (created) {
      $signUpDraft.forget()
      onCreated(created)
    } else if (failure?.code === 'TOKEN_INVALID' || !failure) {
      askAgain()
    } else {
      setTrouble(form.show(refusedFields(failure, typed)) ? 'wrong_fields' : failure)
    }
  }
  const next = async (typed: Draft) => {
    setTrouble(undefined)
    setBusy(true)
    if (step === 'finish') await send(typed)
    else if (step !== 'access' || (await passAccess(typed))) move(1)
    setBusy(false)
  }
  return {
    ...{ form, draft, step, restored, hydrated, trouble, busy, photo },
    goTo: (...to: Parameters<typeof goTo>) => photo.afterwards(() => goTo(...to)),
    challenge: access.challenge,
    needsAnswer: access.passOf(draft) === undefined,
    back: () => photo.afterwards(() => move(-1)),
  }
}
