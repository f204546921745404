import * as z from 'zod/mini'
import { Email } from '#lib/accounts/email.ts'
import { MailToken } from '#lib/accounts/mail-token.ts'
import { GivenPassword, NewPassword } from '#lib/accounts/password.ts'
import { contract } from '#lib/http/contract.ts'
import { Done } from '#lib/http/done.ts'

export const ForgotPassword = z.strictObject({ email: Email })
export type ForgotPassword = z.infer<typeof ForgotPassword>

/** The response is the same whether or not the address has an account. */
export const forgotPassword = contract({
  method: 'POST',
  path: '/api/account/forgot-password',
  body: ForgotPassword,
  response: Done,
})

export const ResetPassword = z.strictObject({ token: MailToken, password: NewPassword })
export type ResetPassword = z.infer<typeof ResetPassword>

export const resetPassword = contract({
  method: 'POST',
  path: '/api/account/reset-password',
  body: ResetPassword,
  response: Done,
})

export const ChangePassword = z.strictObject({
  currentPassword: GivenPassword,
  password: NewPassword,
})
export type ChangePassword = z.infer<typeof ChangePassword>

export const changePassword = contract({
  method: 'POST',
  path: '/api/account/change-password',
  body: ChangePassword,
  response: Done,
})
