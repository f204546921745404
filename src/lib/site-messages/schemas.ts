import * as z from 'zod/mini'
import { Email } from '#lib/accounts/email.ts'
import { SITE_OBJECTIVES } from '#lib/contact/objectives.ts'
import { Choice } from '#lib/fields/choice.ts'
import { Line } from '#lib/fields/line.ts'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { Phone } from '#lib/fields/phone.ts'
import { cut, withoutMarkup } from '#lib/fields/plain-text.ts'
import { Challenge, ChallengeAnswer } from '#lib/sign-up/schemas.ts'

const SENDER_MAX = 100
export const MESSAGE_MIN = 10
export const MESSAGE_MAX = 1000
const EMAIL_MAX = 254
const PHONE_MAX = 20

/** Cleaned first, then validated: what is too long is cut and not refused. */
const cleaned = (clean: (text: string) => string) => z.string('required').check(z.overwrite(clean))

const plain = (max: number) => cleaned((text) => cut(withoutMarkup(text).trim(), max).trim())

/** What is typed in a message of the contact page. */
export const FIELDS = {
  name: z.pipe(plain(MESSAGE_MAX), Line(SENDER_MAX, 2)),
  email: z.pipe(
    cleaned((text) => cut(text.trim().replace(/[<>"']/g, ''), EMAIL_MAX)),
    Email,
  ),
  phone: z.optional(
    z.nullable(
      z.pipe(
        cleaned((text) => cut(text.replace(/[^\d +()-]/g, ''), PHONE_MAX).trim()),
        z.union([z.literal(''), Phone], 'invalid_phone'),
      ),
    ),
  ),
  objective: Choice(SITE_OBJECTIVES),
  message: z.pipe(
    plain(MESSAGE_MAX),
    Paragraph(MESSAGE_MAX).check(z.minLength(MESSAGE_MIN, 'too_short')),
  ),
}

/** A message of the contact page, with the answer to its challenge. */
export const SiteMessage = z.strictObject({ ...FIELDS, challenge: ChallengeAnswer })
export type SiteMessage = z.infer<typeof SiteMessage>

/** The tracking code; whether a copy was mailed to the sender, who then has a confirmed account. */
export const SiteMessageSent = z.object({ code: z.string(), copied: z.boolean() })
export type SiteMessageSent = z.infer<typeof SiteMessageSent>

export const createSiteMessage = {
  body: SiteMessage,
  response: SiteMessageSent,
}

export const getContactChallenge = {
  response: Challenge,
}

export const sendContactPhp = {
  /** One of `php-schemas.ts`: which, the operation finds out. */
  body: z.record(z.string(), z.unknown()),
  response: z.object({ success: z.literal(true), tracking_code: z.string() }),
}
export type PhpSent = z.infer<typeof sendContactPhp.response>
