import * as z from 'zod/mini'
import { ROLES } from './roles.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { SocialNetwork } from '#lib/professionals/social-network.ts'
import { GOALS } from '#lib/professionals/goals.ts'
import { instagramPost } from '#lib/professionals/instagram.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { ACTIVITY_LEVELS, GENDERS } from './person.ts'
import {
  BIO_MAX,
  BirthDate,
  Line,
  Lines,
  NAME_MAX,
  SocialNetworks,
  TextList,
  WebLink,
} from './sign-up.ts'

/** `GET /api/profile`: what the owner sees and edits. A part that the role does not have is null. */
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

/** 7 to 20 digits, spaces, dashes, plus and parentheses. */
const Phone = z.string().check(z.trim(), z.regex(/^[\d +()-]{7,20}$/, 'invalid_phone'))

const InstagramPost = z
  .string()
  .check(z.refine((url) => instagramPost(url) !== undefined, 'invalid_post'))

const Basics = z.strictObject({
  displayName: z.nullable(Line(NAME_MAX, 2)),
  phone: z.nullable(Phone),
  bio: z.nullable(Lines(BIO_MAX)),
  newsletter: z.boolean(),
})
const Person = z.strictObject({
  firstName: z.nullable(Line(NAME_MAX)),
  lastName: z.nullable(Line(NAME_MAX)),
  birthDate: z.nullable(BirthDate),
  gender: z.nullable(z.enum(GENDERS)),
})
const CountryId = z.string().check(z.regex(/^[A-Z]{2}$/, 'invalid'))
const CityId = z.string().check(z.regex(/^[a-z]{2}-[a-z0-9-]{1,80}$/, 'invalid'))

const Athlete = z.strictObject({
  country: z.nullable(CountryId),
  city: z.nullable(CityId),
  activityLevel: z.nullable(z.enum(ACTIVITY_LEVELS)),
  mainGoal: z.nullable(z.enum(GOALS)),
})
const Professional = z.strictObject({
  country: z.nullable(CountryId),
  city: z.nullable(CityId),
  bio: z.nullable(Lines(BIO_MAX)),
  specialization: TextList,
  certifications: TextList,
  achievements: TextList,
  experienceYears: z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(80, 'invalid')),
  languages: TextList,
  modality: z.enum(MODALITIES),
  objectives: TextList,
  personalWebsite: z.nullable(WebLink),
  instagramPosts: z.array(InstagramPost).check(z.maxLength(3, 'too_many')),
  socialNetworks: SocialNetworks,
  participateRanking: z.boolean(),
})

/** The largest number that the column of the version takes. */
const MOST_SAVES = 2 ** 31 - 1

/**
 * `PATCH /api/profile`: the version that was read, and the parts to change. A part that the role does not
 * have is refused, and so is everything that is not a person's to set (role, rating, verification …).
 */
export const ProfileUpdate = z.strictObject({
  version: z.int().check(z.minimum(0, 'invalid'), z.maximum(MOST_SAVES, 'invalid')),
  language: z.optional(z.enum(LOCALES)),
  basics: z.optional(Basics),
  person: z.optional(Person),
  athlete: z.optional(Athlete),
  professional: z.optional(Professional),
})
export type ProfileUpdate = z.infer<typeof ProfileUpdate>
