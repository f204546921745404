import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Failure } from '#client/data/request.ts'
import { send } from '#client/data/send.ts'
import { problemResolver, showProblems } from '#client/form-problems.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useChallenge } from '#client/use-challenge.ts'
import { authFailureText } from '#islands/auth/failure-text.ts'
import { checkEmail } from '#islands/auth/sign-up/check-email.ts'
import { Email } from '#lib/accounts/email.ts'
import { NewPassword } from '#lib/accounts/password.ts'
import { toMessage } from '#lib/contact/draft.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import * as signingUp from '#lib/sign-up/calls.ts'
import type { Contact } from './use-contact.ts'

const EMPTY = { email: '', password: '', answer: '', agrees: false }
type Values = typeof EMPTY

type Options = {
  contact: Contact
  onTaken: (email: string) => void
}

/** The short sign-up: the address is checked first, with the sum, then account and message are sent together. */
export function useShortSignUp({ contact, onTaken }: Options) {
  const t = useT('auth', 'contact', 'island')
  const locale = useLocale()
  const challenge = useChallenge(signingUp.getChallenge)
  const [granted, setGranted] = useState<{ email: string; pass: string }>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useForm<Values>({
    defaultValues: EMPTY,
    resolver: problemResolver((values) => problemsOf(values, passFor(values) === undefined)),
    reValidateMode: 'onBlur',
  })
  const passFor = ({ email }: Values) =>
    granted?.email === plain(email) ? granted.pass : undefined
  const fail = (result: Failure) =>
    setFailure(authFailureText(t, result, t('contact.failure.other')))

  /** A pass for the address; undefined when it has none, which the form shows. */
  const check = async (values: Values): Promise<string | undefined> => {
    const known = passFor(values)
    if (known) return known
    const { pass, problems, failure: failed, renew } = await checkEmail(values, challenge.challenge)
    if (renew) {
      challenge.renew()
      form.setValue('answer', '')
    }
    if (failed) fail(failed)
    if (problems['email'] === 'taken') onTaken(plain(values.email))
    else showProblems(form, problems)
    if (pass) setGranted({ email: plain(values.email), pass })
    return pass
  }
  const signUp = async (values: Values, pass: string) => {
    const { email, password } = values
    const result = await send(signingUp.signUp, {
      body: {
        userType: 'sender',
        email,
        password,
        language: locale,
        acceptTerms: true,
        isOldEnough: true,
        pass,
        contact: toMessage(contact.draftNow()),
      },
    })
    if (result.ok) contact.onSignedUp({ email: plain(email), isMailed: result.data.isMailed })
    else if (result.code === 'EMAIL_TAKEN') onTaken(plain(email))
    else if (showProblems(form, result.fields).length === 0) fail(result)
    if (!result.ok && result.code === 'TOKEN_INVALID') setGranted(undefined)
  }
  const submit = form.handleSubmit(async (values) => {
    setBusy(true)
    setFailure(undefined)
    const pass = await check(values)
    if (pass) await signUp(values, pass)
    setBusy(false)
  })
  const email = useWatch({ control: form.control, name: 'email' })
  const needsAnswer = granted?.email !== plain(email)
  return { form, challenge, needsAnswer, busy, failure, submit }
}

const plain = (email: string) => email.trim().toLowerCase()

function problemsOf(values: Values, needsAnswer: boolean): FieldProblems {
  const email = Email.safeParse(values.email)
  const password = NewPassword.safeParse(values.password)
  return {
    ...(email.error && { email: email.error.issues[0]!.message }),
    ...(password.error && { password: password.error.issues[0]!.message }),
    ...(needsAnswer && !/^-?\d+$/.test(values.answer.trim()) && { answer: 'required' }),
    ...(!values.agrees && { agrees: 'terms_required' }),
  }
}
