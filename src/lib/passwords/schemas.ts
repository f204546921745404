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
