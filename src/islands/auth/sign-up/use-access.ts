import { useState } from 'react'
import { useChallenge } from '#client/challenge/use-challenge.ts'
import { getChallenge } from '#lib/sign-up/calls.ts'
import { checkEmail, type Checked } from '#client/account/check-email.ts'
import type { Draft } from '#client/account/sign-up-draft.ts'

type Credentials = Pick<Draft, 'email' | 'password'>

const plain = (email: string) => email.trim().toLowerCase()

/** The pass that permits the sign-up of an address with a password; granted for a solved challenge. */
export function useAccess() {
  const [checked, setChecked] = useState<{ email: string; password: string; pass: string }>()
  const challenge = useChallenge(getChallenge)
  const passOf = ({ email, password }: Credentials): string | undefined =>
    checked?.email === plain(email) && checked.password === password ? checked.pass : undefined

  /** Discards the pass and requests another challenge. */
  const forget = () => {
    setChecked(undefined)
    challenge.renew()
  }
  const check = async (draft: Draft): Promise<Checked> => {
    const outcome = await checkEmail(draft, challenge.challenge)
    if (outcome.renew) forget()
    const { email, password } = draft
    if (outcome.pass) setChecked({ email: plain(email), password, pass: outcome.pass })
    return outcome
  }
  return { challenge, passOf, check, forget }
}
