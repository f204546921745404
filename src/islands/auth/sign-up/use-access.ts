import { useState } from 'react'
import { useChallenge } from '#client/use-challenge.ts'
import { getChallenge } from '#lib/sign-up/calls.ts'
import { checkEmail, type Checked } from './check-email.ts'
import type { Draft } from './draft.ts'
import type { DraftForm } from './use-draft.ts'

const plain = (email: string) => email.trim().toLowerCase()

/** The pass that permits the sign-up of an address with a password; granted for a solved challenge. */
export function useAccess(form: DraftForm, draft: Draft) {
  const [checked, setChecked] = useState<{ email: string; password: string; pass: string }>()
  const challenge = useChallenge(getChallenge)
  const isChecked = checked?.email === plain(draft.email) && checked.password === draft.password
  const pass = isChecked ? checked.pass : undefined

  /** Discards the pass and requests another challenge. */
  const forget = () => {
    setChecked(undefined)
    challenge.renew()
    form.setValue('answer', '')
  }
  const check = async (): Promise<Pick<Checked, 'problems' | 'failure' | 'pass'>> => {
    if (pass) return { pass, problems: {} }
    const values = form.getValues()
    const outcome = await checkEmail(values, challenge.challenge)
    if (outcome.renew) forget()
    const { email, password } = values
    if (outcome.pass) setChecked({ email: plain(email), password, pass: outcome.pass })
    return outcome
  }
  return { challenge, pass, check, forget }
}
