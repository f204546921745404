import * as z from 'zod/mini'
import { orNull } from '#lib/fields/or-null.ts'
import { PLACE } from '#lib/fields/place-id.ts'
import { Version } from '#lib/fields/version.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { ProfessionalId } from '#lib/ids.ts'
import { ATHLETE, StoredAthlete } from './athlete-part.ts'
import { BASICS, StoredBasics } from './basics-part.ts'
import { PERSON, StoredPerson } from './person-part.ts'
import { ANY_PROFESSIONAL, StoredProfessional } from './professional-part.ts'
import { ROLES } from './roles.ts'

/** What the owner sees and edits. A part that the role does not have is null. */
export const OwnProfile = z.object({
  version: z.number(),
  userId: z.string(),
  /** The id of the public profile; null for other roles. */
  professionalId: z.nullable(ProfessionalId),
  role: z.enum(ROLES),
  email: z.string(),
  language: z.enum(LOCALES),
  avatarUrl: z.nullable(z.string()),
  basics: StoredBasics,
  person: StoredPerson,
  athlete: z.nullable(StoredAthlete),
  professional: z.nullable(StoredProfessional),
})
export type OwnProfile = z.infer<typeof OwnProfile>

/**
 * The version that was read, and the parts to change. A part that the role does not have is refused, and so are fields
 * that users cannot set (role, rating, verification …).
 */
export const ProfileUpdate = z.strictObject({
  version: Version,
  language: z.optional(z.enum(LOCALES)),
  basics: z.optional(z.strictObject(BASICS)),
  person: z.optional(z.strictObject(orNull(PERSON))),
  athlete: z.optional(z.strictObject({ ...PLACE, ...orNull(ATHLETE) })),
  /** With the values of any profession; `PROFESSIONAL` has those of one. */
  professional: z.optional(z.strictObject(ANY_PROFESSIONAL)),
})
export type ProfileUpdate = z.infer<typeof ProfileUpdate>
