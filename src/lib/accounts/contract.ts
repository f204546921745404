import * as z from 'zod/mini'
import { Email } from './email.ts'
import { GivenPassword, NewPassword } from './password.ts'

/** What crosses the wire about accounts; sign-up and the own profile have files of their own. */

/** What an operation answers that has nothing to tell. */
export const Done = z.object({ ok: z.literal(true) })
export type Done = z.infer<typeof Done>
export const DONE: Done = { ok: true }

/** `GET /api/account/challenge`: a small sum against robots. `token` is signed, single use, ten minutes. */
export const Challenge = z.object({
  left: z.number(),
  operator: z.enum(['plus', 'minus', 'times']),
  right: z.number(),
  token: z.string(),
})
export type Challenge = z.infer<typeof Challenge>

export const ChallengeAnswer = z.strictObject({ token: z.string(), answer: z.int('invalid') })
export type ChallengeAnswer = z.infer<typeof ChallengeAnswer>

/** `POST /api/account/check-email`; a pass lets that address sign up within half an hour. */
export const CheckEmail = z.strictObject({ email: Email, challenge: ChallengeAnswer })
export type CheckEmail = z.infer<typeof CheckEmail>
export const EmailChecked = z.object({ exists: z.boolean(), pass: z.nullable(z.string()) })
export type EmailChecked = z.infer<typeof EmailChecked>

const Token = z.string('required').check(z.regex(/^[\w-]{43}$/, 'invalid'))
/** `POST /api/account/confirm`; the password of the sign-up is asked for where another browser made it. */
export const ConfirmEmail = z.strictObject({ token: Token, password: z.optional(GivenPassword) })
export type ConfirmEmail = z.infer<typeof ConfirmEmail>
export const ForgotPassword = z.strictObject({ email: Email })
export type ForgotPassword = z.infer<typeof ForgotPassword>
export const ResetPassword = z.strictObject({ token: Token, password: NewPassword })
export type ResetPassword = z.infer<typeof ResetPassword>
export const ChangePassword = z.strictObject({
  currentPassword: GivenPassword,
  password: NewPassword,
})
export type ChangePassword = z.infer<typeof ChangePassword>

/** Typed exactly like this, in every language. */
export const DELETION_PHRASE = 'ELIMINAR MI CUENTA'
export const DeleteAccount = z.strictObject({
  phrase: z.literal(DELETION_PHRASE, 'wrong_phrase'),
  password: GivenPassword,
})
export type DeleteAccount = z.infer<typeof DeleteAccount>
/** An export gives everything away, so it asks for the password as deletion does. */
export const ExportRequest = z.strictObject({ password: GivenPassword })
export type ExportRequest = z.infer<typeof ExportRequest>

/** Everything that is kept about one person, by the tables that keep it. Columns are as the tables name them. */
export const AccountExport = z.object({
  exportedAt: z.string(),
  /** What the store has; `unavailable` when it did not answer. */
  avatar: z.union([
    z.null(),
    z.literal('unavailable'),
    z.object({ type: z.literal('image/webp'), base64: z.string() }),
  ]),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type AccountExport = z.infer<typeof AccountExport>

const SessionItem = z.object({
  id: z.string(),
  /** Browser and system, such as "Chrome · Android". */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
/** A browser that is known without a running session. */
const DeviceItem = z.object({ id: z.string(), device: z.string(), lastSignInAt: z.string() })
export const SessionList = z.object({
  items: z.array(SessionItem),
  devices: z.array(DeviceItem),
})
export type SessionList = z.infer<typeof SessionList>
