import { useState } from 'react'
import { useChallenge } from '#client/use-challenge.ts'
import { getChallenge } from '#lib/sign-up/contract.ts'
import { checkEmail, type Checked } from './check-email.ts'
import type { Draft } from './draft.ts'
import type { DraftForm } from './use-draft.ts'

const plain = (email: string) => email.trim().toLowerCase()

/** The pass that permits the sign-up of an address; granted for a solved challenge. */
export function useAccess(form: DraftForm, draft: Draft) {
  const [checked, setChecked] = useState<{ email: string; pass: string }>()
  const challenge = useChallenge(getChallenge)
  const pass = checked?.email === plain(draft.email) ? checked.pass : undefined

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
    if (outcome.pass) setChecked({ email: plain(values.email), pass: outcome.pass })
    return outcome
  }
  return { challenge, pass, check, forget }
}
