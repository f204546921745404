import { NewPassword, PASSWORD_MIN } from '#lib/accounts/password.ts'
import type { FieldProblems } from '#lib/http/errors.ts'

/** A new password and its confirmation, as typed. */
export type TypedPassword = { password: string; confirmation: string }

/** Shorter passwords have a problem code of their own, whose message names this length. */
const SHORTEST = 6

/** The minimum length to state, by the codes of a password that is too short. */
export const LENGTH_NEEDED = { far_too_short: SHORTEST, too_short: PASSWORD_MIN } as const

/** The problems of a new password, by field. */
export function newPasswordProblems({ password, confirmation }: TypedPassword): FieldProblems {
  if (!password || !confirmation) {
    return {
      ...(!password && { password: 'required' }),
      ...(!confirmation && { confirmation: 'required' }),
    }
  }
  const code = NewPassword.safeParse(password).error?.issues[0]?.message
  if (code === 'too_short' && Array.from(password).length < SHORTEST) {
    return { password: 'far_too_short' }
  }
  if (code) return { password: code }
  return password === confirmation ? {} : { confirmation: 'mismatch' }
}
