import { NewPassword, PASSWORD_MIN } from '#lib/accounts/password.ts'
import type { FieldProblems } from '#lib/http/errors.ts'

/** A new password as it is typed: twice. */
export type TypedPassword = { password: string; confirmation: string }

/** The shortest that is not refused at once; between it and the real minimum the same is said with that one. */
const SHORTEST = 6

/** How long a password must be, for the codes that say it is too short. */
export const LENGTH_NEEDED: Readonly<Record<string, number>> = {
  far_too_short: SHORTEST,
  too_short: PASSWORD_MIN,
}

/** What is wrong with a new password, by field. */
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
