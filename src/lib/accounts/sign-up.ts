import * as z from 'zod/mini'
import { WaitingMessage } from '#lib/contact/message-fields.ts'
import { PLACE } from '#lib/fields/place-id.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { UserId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { ATHLETE } from './athlete-part.ts'
import { Email } from './email.ts'
import { NewPassword } from './password.ts'
import { PERSON } from './person-part.ts'
import { inSignUp, PROFESSIONAL } from './professional-part.ts'

/**
 * The version of the terms and of the privacy policy that a sign-up is shown and stores. Raised when the text of either
 * changes, with the version in their front matter (`src/content/documents`).
 */
export const TERMS_VERSION = '2026-11'

/** Fields of every sign-up. */
const person = {
  ...PERSON,
  ...PLACE,
  email: Email,
  password: NewPassword,
  /** The language of the account's mails. */
  language: z.enum(LOCALES),
  acceptTerms: z.literal(true, 'terms_required'),
  newsletter: z.boolean(),
}

const Athlete = z.strictObject({ userType: z.literal('athlete'), ...person, ...ATHLETE })

/** A professional's sign-up, which requires some of what the profile lets them leave out. */
function professional<Type extends ProfessionalType>(userType: Type) {
  const part = inSignUp(userType)
  return {
    userType: z.literal(userType),
    ...person,
    ...part,
    specialization: part.specialization.check(z.minLength(1, 'required')),
    languages: part.languages.check(z.minLength(1, 'required')),
    /** Whether a photo follows; the photo itself is uploaded with the token. */
    hasPhoto: z.boolean(),
  }
}

const Trainer = z.strictObject({
  ...professional('trainer'),
  // Their list is filtered by these; those of the other professions by specialities.
  objectives: PROFESSIONAL.trainer.objectives.check(z.minLength(1, 'required')),
  // Optional for the others.
  hasPhoto: z.literal(true, 'photo_required'),
})
const Nutritionist = z.strictObject(professional('nutritionist'))
const Physiotherapist = z.strictObject(professional('physiotherapist'))

export const USER_TYPES = ['athlete', 'trainer', 'nutritionist', 'physiotherapist'] as const
export type UserType = (typeof USER_TYPES)[number]

/** The form of each kind of person. */
export const SIGN_UP = {
  athlete: Athlete,
  trainer: Trainer,
  nutritionist: Nutritionist,
  physiotherapist: Physiotherapist,
} as const satisfies Record<UserType, z.ZodMiniType>

/** The permission to sign up with the address, and a message to send once it is confirmed. */
const sent = { pass: z.string('required'), contact: z.optional(WaitingMessage) }

/** The whole sign-up, as it is sent; never an admin's. */
export const FullSignUp = z.discriminatedUnion('userType', [
  z.extend(Athlete, sent),
  z.extend(Trainer, sent),
  z.extend(Nutritionist, sent),
  z.extend(Physiotherapist, sent),
])
export type FullSignUp = z.infer<typeof FullSignUp>

/**
 * The short sign-up of somebody who writes to a professional: an athlete's account, named as the message is. Everything
 * else is asked for in the profile.
 */
export const SenderSignUp = z.strictObject({
  userType: z.literal('sender'),
  email: person.email,
  password: person.password,
  language: person.language,
  acceptTerms: person.acceptTerms,
  isOldEnough: z.literal(true, 'too_young'),
  pass: sent.pass,
  contact: WaitingMessage,
})

export const SignUp = z.discriminatedUnion('userType', [...FullSignUp.def.options, SenderSignUp])
export type SignUp = z.infer<typeof SignUp>

export const SignedUp = z.object({
  /** Lets the photo of the new account be uploaded once, within an hour. */
  uploadToken: z.string(),
  userId: UserId,
  /** Whether a link was mailed; if not, the mailbox has had many, and the link of the last one serves. */
  isMailed: z.boolean(),
})
export type SignedUp = z.infer<typeof SignedUp>
