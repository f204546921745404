import type { OwnProfileRow } from '#db/queries/own-profile.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import type { Role } from '#lib/accounts/roles.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'

/**
 * The rows as the screen gets them: the part of the role, also while its row is missing, and no other.
 *
 * @param role as the session read it
 */
export function toOwnProfile(row: OwnProfileRow, role: Role): OwnProfile {
  const { user, profile } = row
  return {
    version: profile.version,
    userId: user.id,
    role,
    email: user.email,
    language: user.locale,
    avatarUrl: avatarUrl(profile.avatarUrl),
    basics: {
      displayName: profile.displayName,
      phone: profile.phone,
      bio: profile.bio,
      newsletter: profile.wantsNewsletter,
    },
    person: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      birthDate: profile.birthDate,
      gender: profile.gender,
    },
    athlete: role === 'athlete' ? athleteOf(row) : null,
    professional: isProfessionalType(role) ? professionalOf(row) : null,
  }
}

function athleteOf({ athlete }: OwnProfileRow): OwnProfile['athlete'] {
  return {
    country: athlete?.countryId ?? null,
    city: athlete?.cityId ?? null,
    activityLevel: athlete?.activityLevel ?? null,
    mainGoal: athlete?.mainGoal ?? null,
  }
}

/** What somebody begins with whose row is missing; the same as the defaults of the table. */
const NO_ROW: NonNullable<OwnProfile['professional']> = {
  id: null,
  country: null,
  city: null,
  bio: null,
  specialization: [],
  certifications: [],
  achievements: [],
  experienceYears: 0,
  languages: ['es'],
  modality: 'both',
  objectives: [],
  personalWebsite: null,
  instagramPosts: [],
  socialNetworks: [],
  participateRanking: true,
}

function professionalOf({ professional: row }: OwnProfileRow): OwnProfile['professional'] {
  if (!row) return NO_ROW
  return {
    id: row.id,
    country: row.countryId,
    city: row.cityId,
    bio: row.bio,
    specialization: row.specialization,
    certifications: row.certifications,
    achievements: row.achievements,
    experienceYears: row.experienceYears,
    languages: row.languages,
    modality: row.trainingModality,
    objectives: row.availableObjectives,
    personalWebsite: row.personalWebsite,
    instagramPosts: row.instagramPosts,
    socialNetworks: row.socialNetworks,
    participateRanking: row.participateRanking,
  }
}
