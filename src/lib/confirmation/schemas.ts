import * as z from 'zod/mini'
import { MailToken } from '#lib/accounts/mail-token.ts'
import { GivenPassword } from '#lib/accounts/password.ts'
import { Sent } from '#lib/contact/schemas.ts'
/** The password of the sign-up is required in another browser than the one that made it. */
export const ConfirmEmail = z.strictObject({
  token: MailToken,
  password: z.optional(GivenPassword),
})
export type ConfirmEmail = z.infer<typeof ConfirmEmail>

export const confirmEmail = {
  body: ConfirmEmail,
  /** The messages that waited for it, sent now. */
  response: Sent,
}
