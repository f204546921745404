import * as z from 'zod/mini'
import { Email } from '#lib/accounts/email.ts'
import { MailToken } from '#lib/accounts/mail-token.ts'
import { GivenPassword, NewPassword } from '#lib/accounts/password.ts'
import { Done } from '#lib/http/done.ts'

export const ForgotPassword = z.strictObject({ email: Email })
export type ForgotPassword = z.infer<typeof ForgotPassword>

export const forgotPassword = {
  body: ForgotPassword,
  response: Done,
}

export const ResetPassword = z.strictObject({ token: MailToken, password: NewPassword })
export type ResetPassword = z.infer<typeof ResetPassword>

export const resetPassword = {
  body: ResetPassword,
  response: Done,
}

export const ChangePassword = z.strictObject({
  currentPassword: GivenPassword,
  password: NewPassword,
})
export type ChangePassword = z.infer<typeof ChangePassword>

export const changePassword = {
  body: ChangePassword,
  response: Done,
}

/** A password as it is typed, and whose it is to be: an address and names that may be incomplete. */
export const JudgePassword = z.strictObject({
  password: NewPassword,
  email: z.string().check(z.maxLength(254, 'too_long')),
  names: z.array(z.string().check(z.maxLength(200, 'too_long'))).check(z.maxLength(2, 'too_many')),
})
export type JudgePassword = z.infer<typeof JudgePassword>

/** The code of the problem that it would be refused with. */
export const PasswordJudged = z.object({ weakness: z.nullable(z.string()) })
export type PasswordJudged = z.infer<typeof PasswordJudged>

export const judgePassword = {
  body: JudgePassword,
  response: PasswordJudged,
}
