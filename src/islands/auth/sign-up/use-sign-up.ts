import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { Failure } from '#islands/account/api.ts'
import type { Photo } from '#islands/photo/photo.ts'
import type { UserType } from '#lib/accounts/sign-up.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { checkEmail } from './check-email.ts'
import {
  draftProblems,
  emptyDraft,
  firstWrong,
  STEP_FIELDS,
  STEPS,
  toDraftFields,
  type Draft,
  type DraftField,
  type Step,
} from './draft.ts'
import { forgetDraft, keepDraft, keptDraft } from './draft-storage.ts'
import { useSubmission, type Created } from './use-submission.ts'
import { useChallenge, type ChallengeState } from './use-challenge.ts'

export type DraftForm = UseFormReturn<Draft>

/** What is wrong with the form as a whole. */
export type Trouble = 'wrong_fields' | 'expired' | Failure

export type SignUpState = {
  form: DraftForm
  draft: Draft
  step: Step
  /** Whether the form began with what was typed before. */
  restored: boolean
  trouble: Trouble | undefined
  busy: boolean
  challenge: ChallengeState
  /** The address has yet to be checked, with a sum. */
  needsAnswer: boolean
  next: () => Promise<void>
  back: () => void
  goTo: (step: Step) => void
}

type Options = {
  locale: Locale
  /** Preselected by the address of the page. */
  userType: UserType | undefined
  /** The picture that is chosen now. */
  photo: Photo | null
  onCreated: (created: Created) => void
}

/** The id of the control of a field. */
export const controlId = (field: DraftField) => `sign-up-${field}`
export const HEADING_ID = 'sign-up-heading'

const resolver: Resolver<Draft> = (values) => {
  const problems = Object.entries(draftProblems(values, false))
  if (problems.length === 0) return { values, errors: {} }
  const errors = problems.map(([field, message]) => [field, { type: message, message }])
  return { values: {}, errors: Object.fromEntries(errors) as Record<string, never> }
}

/** The form of signing up as a whole: what is typed, which step is shown, and what the server says. */
export function useSignUp({ locale, userType, photo, onCreated }: Options): SignUpState {
  const [start] = useState(() => {
    const kept = keptDraft(emptyDraft(userType ?? 'athlete', locale))
    const draft = kept ?? emptyDraft(userType ?? 'athlete', locale)
    return { draft: userType ? { ...draft, userType } : draft, restored: kept?.email !== undefined }
  })
  const form = useForm<Draft>({ mode: 'onTouched', defaultValues: start.draft, resolver })
  const draft = useWatch({ control: form.control }) as Draft
  const [step, setStep] = useState<Step>('access')
  const [trouble, setTrouble] = useState<Trouble>()
  const [busy, setBusy] = useState(false)
  const [pass, setPass] = useState<{ email: string; pass: string }>()
  const challenge = useChallenge()
  const submit = useSubmission()
  const passed = pass?.email === draft.email.trim().toLowerCase() ? pass.pass : undefined

  useEffect(() => keepDraft(draft), [draft])

  const focusAfter = useRef<string>(undefined)
  useEffect(() => {
    if (focusAfter.current) document.getElementById(focusAfter.current)?.focus()
    focusAfter.current = undefined
  }, [step])
  const goTo = (to: Step, field?: DraftField) => {
    const id = field ? controlId(field) : HEADING_ID
    if (to === step) document.getElementById(id)?.focus()
    else focusAfter.current = id
    setStep(to)
  }

  /** Marks the fields and leads to the first of them. */
  const show = (problems: FieldProblems) => {
    for (const [field, message] of Object.entries(problems)) {
      form.setError(field as DraftField, { type: message, message })
    }
    const wrong = firstWrong(problems)
    if (wrong) goTo(wrong.step, wrong.field)
    return wrong !== undefined
  }

  const access = async (): Promise<boolean> => {
    if (passed) return true
    const values = form.getValues()
    const checked = await checkEmail(values, challenge.challenge)
    if (checked.renew) {
      challenge.renew()
      form.setValue('answer', '')
    }
    if (checked.pass) setPass({ email: values.email.trim().toLowerCase(), pass: checked.pass })
    setTrouble(checked.failure)
    show(checked.problems)
    return checked.pass !== undefined
  }

  const send = async () => {
    if (!passed) return setStep('access')
    const values = form.getValues()
    const { created, failure } = await submit(values, passed, photo)
    if (created) {
      forgetDraft()
      return onCreated(created)
    }
    const problems =
      failure.code === 'EMAIL_TAKEN' ? { email: 'taken' } : toDraftFields(failure.fields, values)
    if (failure.code === 'TOKEN_INVALID' || 'answer' in problems) {
      setPass(undefined)
      challenge.renew()
      setTrouble('expired')
      return goTo('access')
    }
    setTrouble(show(problems) ? 'wrong_fields' : failure)
  }

  const proceed = async () => {
    setTrouble(undefined)
    const values = form.getValues()
    const problems = draftProblems(values, step === 'access' && !passed)
    const fields: readonly DraftField[] = STEP_FIELDS[step]
    const here = Object.fromEntries(
      Object.entries(problems).filter(([field]) => fields.includes(field as DraftField)),
    )
    if (show(here)) return
    if (step === 'access' && !(await access())) return
    if (step === 'finish') return send()
    goTo(STEPS[STEPS.indexOf(step) + 1] ?? step)
  }

  return {
    ...{ form, draft, step, restored: start.restored, trouble, busy, challenge, goTo },
    needsAnswer: passed === undefined,
    next: async () => {
      setBusy(true)
      await proceed()
      setBusy(false)
    },
    back: () => goTo(STEPS[STEPS.indexOf(step) - 1] ?? step),
  }
}
