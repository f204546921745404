import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { CallFailed } from '#client/data/call-failed.ts'
import { useAsk } from '#client/data/data.ts'
import { bySchema } from '#client/form/check.ts'
import { useFormAction } from '#client/form/use-form-call.ts'
import { useLocale } from '#client/texts/use-t.ts'
import { useChallenge } from '#client/challenge/use-challenge.ts'
import { checkEmail, type Checked } from '#client/account/check-email.ts'
import { Email } from '#lib/accounts/email.ts'
import { NewPassword } from '#lib/accounts/password.ts'
import * as signingUp from '#lib/sign-up/calls.ts'
import type { Contact } from './use-contact.ts'

const NEW = {
  email: Email,
  password: NewPassword,
  agrees: z.literal(true, 'terms_required'),
}
const check = bySchema(
  z.object({ ...NEW, answer: z.string().check(z.trim(), z.regex(/^-?\d+$/, 'required')) }),
)
const checkWithoutSum = bySchema(z.object({ ...NEW, answer: z.string() }))

type Options = {
  contact: Contact
  onTaken: (email: string) => void
}

/** The short sign-up: the address is checked first, with the sum, then account and message are sent together. */
export function useShortSignUp({ contact, onTaken }: Options) {
  const locale = useLocale()
  const ask = useAsk()
  const challenge = useChallenge(signingUp.getChallenge)
  const [granted, setGranted] = useState<{ email: string; pass: string }>()
  const passOf = (email: string) =>
    granted?.email === email.trim().toLowerCase() ? granted.pass : undefined

  /** Whether the sum was checked in the last try: each is answered once. */
  const isUsedUp = useRef(false)
  const form = useFormAction(
    async (given: { email: string; password: string; answer: string }) => {
      const { email, password } = given
      let pass = passOf(email)
      if (pass === undefined) {
        const checked = await checkEmail(given, challenge.challenge)
        isUsedUp.current = checked.renew
        if (checked.renew) challenge.renew()
        pass = passIn(checked)
        setGranted({ email, pass })
      }
      return ask(signingUp.signUp, {
        body: {
          userType: 'sender',
          ...{ email, password, pass, contact: contact.messageNow() },
          language: locale,
          acceptTerms: true,
          isOldEnough: true,
        },
      })
    },
    {
      initial: { email: '', password: '', answer: '', agrees: false },
      check: (values) => (passOf(values.email) ? checkWithoutSum(values) : check(values)),
      onSuccess: ({ isMailed }, { email }) => contact.onSignedUp({ email, isMailed }),
      onError({ code, fields }, { email }) {
        if (code === 'TOKEN_INVALID') setGranted(undefined)
        if (code === 'EMAIL_TAKEN' || fields['email'] === 'taken') onTaken(email)
        else if (isUsedUp.current) {
          // The next sum has no answer yet; what was wrong with this one stays.
          form.set({ answer: '' })
          form.show(fields)
        }
        isUsedUp.current = false
      },
    },
  )
  return { form, challenge, needsAnswer: passOf(form.values.email) === undefined }
}

/** @throws CallFailed */
function passIn({ pass, failure, problems }: Checked): string {
  if (pass !== undefined) return pass
  const refused = {
    ok: false,
    code: 'INVALID_INPUT',
    fields: problems,
    retryAfter: undefined,
  } as const
  throw new CallFailed(failure ?? refused)
}
