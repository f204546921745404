import * as z from 'zod/mini'
import { Email } from '#lib/accounts/email.ts'
import { MailToken } from '#lib/accounts/mail-token.ts'
import { Line } from '#lib/fields/line.ts'
import { setOf } from '#lib/fields/set-of.ts'
import { Done } from '#lib/http/done.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { MUTABLE_KINDS } from '#lib/notifications/kinds.ts'
import { NEWSLETTER_INTERESTS } from './interests.ts'

export const SUBSCRIBER_MAX = 100
/** How long the mailed link confirms, in seconds. */
export const SECONDS_TO_SUBSCRIBE = 48 * 3_600

const Interests = setOf(z.enum(NEWSLETTER_INTERESTS), { max: NEWSLETTER_INTERESTS.length })
const Name = z.nullable(Line(SUBSCRIBER_MAX))

export const Subscribe = z.strictObject({
  email: Email,
  name: z.optional(Name),
  interests: z.optional(Interests),
  locale: z.enum(LOCALES),
})
export type Subscribe = z.infer<typeof Subscribe>

export const subscribe = {
  body: Subscribe,
  response: Done,
}

/** The token of a subscriber's links: unsubscribing, and choosing topics. */
const ManageToken = z.string('required').check(z.maxLength(200, 'invalid'))

export const ConfirmSubscription = z.strictObject({ token: MailToken })
export type ConfirmSubscription = z.infer<typeof ConfirmSubscription>

export const confirmSubscription = {
  body: ConfirmSubscription,
  response: z.object({ token: z.string() }),
}

/** What a link ends: the newsletter, or the mails of one kind of notification. */
export const MAIL_KINDS = ['newsletter', ...MUTABLE_KINDS] as const

export const Unsubscribe = z.strictObject({
  token: ManageToken,
  /** Receives the mails again. */
  undo: z.optional(z.boolean()),
})
export type Unsubscribe = z.infer<typeof Unsubscribe>

export const Unsubscribed = z.object({ kind: z.enum(MAIL_KINDS), receives: z.boolean() })
export type Unsubscribed = z.infer<typeof Unsubscribed>

export const unsubscribe = {
  body: Unsubscribe,
  response: Unsubscribed,
}

export const Preferences = z.strictObject({
  token: ManageToken,
  interests: Interests,
  locale: z.enum(LOCALES),
})
export type Preferences = z.infer<typeof Preferences>

export const savePreferences = {
  body: Preferences,
  response: Done,
}
