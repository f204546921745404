import * as z from 'zod/mini'
import { Email } from '#lib/accounts/email.ts'
import { MailToken } from '#lib/accounts/mail-token.ts'
import { GivenPassword } from '#lib/accounts/password.ts'
import { Done } from '#lib/http/done.ts'

export const RequestEmailChange = z.strictObject({ email: Email, currentPassword: GivenPassword })
export type RequestEmailChange = z.infer<typeof RequestEmailChange>

export const requestEmailChange = {
  body: RequestEmailChange,
  response: Done,
}

/** The password only where the account is not signed in: the server asks for it (`required`). */
export const ConfirmEmailChange = z.strictObject({
  token: MailToken,
  password: z.optional(GivenPassword),
})
export type ConfirmEmailChange = z.infer<typeof ConfirmEmailChange>

export const confirmEmailChange = {
  body: ConfirmEmailChange,
  response: Done,
}
