import { NewPassword, PASSWORD_MIN } from '#lib/accounts/password.ts'

/** The shortest that is not refused at once; between it and the real minimum the same is said with that one. */
const SHORTEST = 6

export type NewPasswordProblem =
  { kind: 'all_required' } | { kind: 'too_short'; min: number } | { kind: 'mismatch' | 'too_long' }

/** What is wrong with two fields of a new password; undefined when nothing is. */
export function newPasswordProblem(
  password: string,
  confirmation: string,
): NewPasswordProblem | undefined {
  if (!password || !confirmation) return { kind: 'all_required' }
  const code = NewPassword.safeParse(password).error?.issues[0]?.message
  if (code === 'too_short') {
    return {
      kind: 'too_short',
      min: Array.from(password).length < SHORTEST ? SHORTEST : PASSWORD_MIN,
    }
  }
  if (code) return { kind: 'too_long' }
  return password === confirmation ? undefined : { kind: 'mismatch' }
}
