import * as z from 'zod/mini'
import { Email } from '#lib/accounts/email.ts'
import { MailToken } from '#lib/accounts/mail-token.ts'
import { GivenPassword } from '#lib/accounts/password.ts'
import { contract } from '#lib/http/contract.ts'
import { Done } from '#lib/http/done.ts'

export const RequestEmailChange = z.strictObject({ email: Email, currentPassword: GivenPassword })
export type RequestEmailChange = z.infer<typeof RequestEmailChange>

/** Mails a link to the new address. The response is the same whether or not the address has an account. */
export const requestEmailChange = contract({
  method: 'POST',
  path: '/api/account/change-email',
  body: RequestEmailChange,
  response: Done,
})

/** The password only where the account is not signed in: the server asks for it (`required`). */
export const ConfirmEmailChange = z.strictObject({
  token: MailToken,
  password: z.optional(GivenPassword),
})
export type ConfirmEmailChange = z.infer<typeof ConfirmEmailChange>

/** Gives the account the address that the link was mailed to, and ends its sessions. */
export const confirmEmailChange = contract({
  method: 'POST',
  path: '/api/account/confirm-new-email',
  body: ConfirmEmailChange,
  response: Done,
})
