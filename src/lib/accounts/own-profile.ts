import * as z from 'zod/mini'
import { SocialNetwork } from '#lib/fields/social-networks.ts'
import { Line } from '#lib/fields/line.ts'
import { orNull } from '#lib/fields/or-null.ts'
import { Paragraph } from '#lib/fields/paragraph.ts'
import { Phone } from '#lib/fields/phone.ts'
import { PLACE } from '#lib/fields/place-id.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { GOALS } from '#lib/professionals/goals.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { ATHLETE } from './athlete-part.ts'
import { NAME_MAX, PERSON } from './person-part.ts'
import { ACTIVITY_LEVELS, GENDERS } from './person.ts'
import { ANY_PROFESSIONAL, BIO_MAX } from './professional-part.ts'
import { ROLES } from './roles.ts'

/** What the owner sees and edits. A part that the role does not have is null. */
export const OwnProfile = z.object({
  version: z.number(),
  userId: z.string(),
  role: z.enum(ROLES),
  email: z.string(),
  language: z.enum(LOCALES),
  avatarUrl: z.nullable(z.string()),
  basics: z.object({
    displayName: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    bio: z.nullable(z.string()),
    newsletter: z.boolean(),
  }),
  person: z.object({
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    birthDate: z.nullable(z.string()),
    gender: z.nullable(z.enum(GENDERS)),
  }),
  athlete: z.nullable(
    z.object({
      country: z.nullable(z.string()),
      city: z.nullable(z.string()),
      activityLevel: z.nullable(z.enum(ACTIVITY_LEVELS)),
      mainGoal: z.nullable(z.enum(GOALS)),
    }),
  ),
  professional: z.nullable(
    z.object({
      /** Null until the first save, for somebody whose row among the professionals is missing. */
      id: z.nullable(z.string()),
      country: z.nullable(z.string()),
      city: z.nullable(z.string()),
      bio: z.nullable(z.string()),
      specialization: z.array(z.string()),
      certifications: z.array(z.string()),
      achievements: z.array(z.string()),
      experienceYears: z.number(),
      languages: z.array(z.string()),
      modality: z.enum(MODALITIES),
      objectives: z.array(z.string()),
      personalWebsite: z.nullable(z.string()),
      instagramPosts: z.array(z.string()),
      socialNetworks: z.array(SocialNetwork),
      participateRanking: z.boolean(),
    }),
  ),
})
export type OwnProfile = z.infer<typeof OwnProfile>

const Basics = z.strictObject({
  displayName: z.nullable(Line(NAME_MAX, 2)),
  phone: z.nullable(Phone),
  bio: z.nullable(Paragraph(BIO_MAX)),
  newsletter: z.boolean(),
})
const Person = z.strictObject(orNull(PERSON))
const Athlete = z.strictObject({ ...PLACE, ...orNull(ATHLETE) })

/** The largest number that the column of the version takes. */
const MOST_SAVES = 2 ** 31 - 1

/**
 * The version that was read, and the parts to change. A part that the role does not
 * have is refused, and so is everything that is not a person's to set (role, rating, verification …).
 */
export const ProfileUpdate = z.strictObject({
  version: z.int().check(z.minimum(0, 'invalid'), z.maximum(MOST_SAVES, 'invalid')),
  language: z.optional(z.enum(LOCALES)),
  basics: z.optional(Basics),
  person: z.optional(Person),
  athlete: z.optional(Athlete),
  /** In the words of any profession; `PROFESSIONAL` has those of one. */
  professional: z.optional(z.strictObject(ANY_PROFESSIONAL)),
})
export type ProfileUpdate = z.infer<typeof ProfileUpdate>
