import type { Failure } from '#client/data/request.ts'
import { send } from '#client/data/send.ts'
import type { FieldProblems } from '#lib/http/errors.ts'
import * as signingUp from '#lib/sign-up/calls.ts'
import type * as signUpSchemas from '#lib/sign-up/schemas.ts'
import type { Draft } from './sign-up-draft.ts'

export type Checked = {
  /** Permits the sign-up of the address. */
  pass?: string
  problems: FieldProblems
  failure?: Failure
  /** The challenge is used up. */
  renew: boolean
}

/** Checks whether an address is free, with the solution of the challenge; and the password, where one is given. */
export async function checkEmail(
  { email, answer, password }: Pick<Draft, 'email' | 'answer'> & { password?: string },
  challenge: signUpSchemas.Challenge | null,
): Promise<Checked> {
  if (!challenge) return { problems: { answer: 'required' }, renew: false }
  const result = await send(signingUp.checkEmail, {
    body: { email, password, challenge: { token: challenge.token, answer: Number(answer) } },
  })
  if (result.ok) {
    const { exists, pass } = result.data
    return exists || pass === null
      ? { problems: { email: 'taken' }, renew: true }
      : { problems: {}, pass, renew: true }
  }
  if (result.code === 'UNAVAILABLE' || result.code === 'RATE_LIMITED') {
    return { problems: {}, failure: result, renew: false }
  }
  const { email: ofEmail, password: ofPassword } = result.fields
  // The sum is not used up: it may be kept with its answer.
  if (ofPassword) return { problems: { password: ofPassword }, renew: false }
  return { problems: ofEmail ? { email: ofEmail } : { answer: 'wrong_answer' }, renew: true }
}
