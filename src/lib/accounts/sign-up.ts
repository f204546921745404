import * as z from 'zod/mini'
import { LOCALES } from '#lib/i18n/locales.ts'
import { SocialNetwork } from '#lib/professionals/social-network.ts'
import { GOALS } from '#lib/professionals/goals.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import { webLink } from '#lib/professionals/web-link.ts'
import { Email } from './email.ts'
import { NewPassword } from './password.ts'
import { ACTIVITY_LEVELS, ageOn, GENDERS, MINIMUM_AGE } from './person.ts'

/** The version of the terms that a sign-up accepts; raised when their text changes. */
export const TERMS_VERSION = '2026-11'

export const NAME_MAX = 100
export const BIO_MAX = 300
export const LIST_MAX = 20
export const LIST_ITEM_MAX = 120

/**
 * Trimmed text without line breaks or angle brackets, `max` characters at most. Signs that turn the text after
 * them around are refused, and so is a text of which nothing can be seen: neither is a name.
 */
export const Line = (max: number, min = 1) =>
  z.string('required').check(
    z.trim(),
    z.minLength(min, min === 1 ? 'required' : 'too_short'),
    z.maxLength(max, 'too_long'),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069<>]*$/u, 'invalid_characters'),
    z.refine((text) => text === '' || /[^\p{Cf}\p{Z}]/u.test(text), 'required'),
  )

/** Longer text; line breaks stay. */
export const Lines = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, 'too_long'),
      z.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'invalid_characters'),
    )

const today = () => new Date().toISOString().slice(0, 10)

export const BirthDate = z.string('required').check(
  z.minLength(1, 'required'),
  z.refine((text) => text === '' || isDate(text), 'invalid_date'),
  z.refine((text) => !isDate(text) || ageOn(text, today()) >= MINIMUM_AGE, 'too_young'),
  z.refine((text) => !isDate(text) || ageOn(text, today()) <= 120, 'invalid_date'),
)

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

export const WebLink = z.string().check(
  z.maxLength(300, 'too_long'),
  z.refine((url) => webLink(url) !== null, 'invalid_link'),
)

/** What a person adds one by one: no entry twice. */
export const TextList = z.array(Line(LIST_ITEM_MAX)).check(
  z.maxLength(LIST_MAX, 'too_many'),
  z.refine((items) => new Set(items).size === items.length, 'duplicate'),
)

export const SocialNetworks = z.array(z.extend(SocialNetwork, { url: WebLink })).check(
  z.maxLength(4, 'too_many'),
  z.refine((all) => all.filter(({ isPrimary }) => isPrimary).length <= 1, 'one_primary'),
)

/** The id of a country or city; whether it exists is the database's to say. */
const PlaceId = z.string().check(z.regex(/^[\w-]{1,100}$/, 'invalid'))

const basics = {
  firstName: Line(NAME_MAX),
  lastName: Line(NAME_MAX),
  email: Email,
  password: NewPassword,
  /** The language of the account's mails. */
  language: z.enum(LOCALES),
  birthDate: BirthDate,
  gender: z.enum(GENDERS, 'required'),
  country: z.nullable(PlaceId),
  city: z.nullable(PlaceId),
  acceptTerms: z.literal(true, 'terms_required'),
  newsletter: z.boolean(),
}

const Athlete = z.strictObject({
  userType: z.literal('athlete'),
  ...basics,
  activityLevel: z.enum(ACTIVITY_LEVELS, 'required'),
  mainGoal: z.enum(GOALS, 'required'),
})

const specialties = <const S extends readonly [string, ...string[]]>(slugs: S) =>
  z.array(z.enum(slugs)).check(z.minLength(1, 'required'))

const professional = {
  ...basics,
  languages: z
    .array(z.string().check(z.regex(/^[a-z]{2,3}$/, 'invalid')))
    .check(z.minLength(1, 'required'), z.maxLength(LIST_MAX, 'too_many')),
  certifications: TextList,
  experienceYears: z.int('required').check(z.minimum(0, 'invalid'), z.maximum(80, 'invalid')),
  modality: z.enum(MODALITIES, 'required'),
  bio: Lines(BIO_MAX),
  socialNetworks: SocialNetworks,
  personalWebsite: z.nullable(WebLink),
  participateRanking: z.boolean(),
  /** Whether a photo follows; trainers cannot do without. The photo itself is uploaded with the token. */
  hasPhoto: z.boolean(),
}

const Trainer = z.strictObject({
  userType: z.literal('trainer'),
  ...professional,
  specialization: specialties(SPECIALTIES.trainer),
  hasPhoto: z.literal(true, 'photo_required'),
})
const Nutritionist = z.strictObject({
  userType: z.literal('nutritionist'),
  ...professional,
  specialization: specialties(SPECIALTIES.nutritionist),
})
const Physiotherapist = z.strictObject({
  userType: z.literal('physiotherapist'),
  ...professional,
  specialization: specialties(SPECIALTIES.physiotherapist),
})

export const USER_TYPES = ['athlete', 'trainer', 'nutritionist', 'physiotherapist'] as const
export type UserType = (typeof USER_TYPES)[number]

/** The form of each kind of person. */
export const SIGN_UP = {
  athlete: Athlete,
  trainer: Trainer,
  nutritionist: Nutritionist,
  physiotherapist: Physiotherapist,
} as const satisfies Record<UserType, z.ZodMiniType>

/** What `POST /api/account/sign-up` takes; never an admin. */
export const SignUp = z.discriminatedUnion('userType', [
  z.extend(Athlete, { pass: z.string('required') }),
  z.extend(Trainer, { pass: z.string('required') }),
  z.extend(Nutritionist, { pass: z.string('required') }),
  z.extend(Physiotherapist, { pass: z.string('required') }),
])
export type SignUp = z.infer<typeof SignUp>

export const SignedUp = z.object({
  /** Lets the photo of the new account be uploaded once, within an hour. */
  uploadToken: z.string(),
  userId: z.string(),
})
export type SignedUp = z.infer<typeof SignedUp>
