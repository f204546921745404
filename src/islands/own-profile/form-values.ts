import type * as z from 'zod/mini'
import type { OwnProfile, ProfileUpdate } from '#lib/accounts/own-profile.ts'
import type { ActivityLevel, Gender } from '#lib/accounts/person.ts'
import { POSTS_MAX } from '#lib/fields/instagram-post.ts'
import { LANGUAGE_CODES } from '#lib/fields/languages.ts'
import { SOCIAL_PLATFORMS, type SocialNetwork } from '#lib/fields/social-networks.ts'
import type { Goal } from '#lib/professionals/goals.ts'
import { OBJECTIVES } from '#lib/professionals/objectives.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'

/** A part of the profile as controls hold it: what is missing is an empty text. */
type Typed<Part> = {
  [Key in keyof Part]: Part[Key] extends boolean | readonly unknown[] ? Part[Key] : string
}
type Professional = NonNullable<OwnProfile['professional']>

/** The profile as the form holds it. Parts that the role does not have are missing. */
export type ProfileForm = {
  language: OwnProfile['language']
  basics: Typed<OwnProfile['basics']>
  person: Typed<OwnProfile['person']>
  athlete?: Typed<NonNullable<OwnProfile['athlete']>>
  professional?: Typed<Omit<Professional, 'id' | 'modality'>> & Pick<Professional, 'modality'>
}

/** Fills the form. */
export function toForm(profile: OwnProfile): ProfileForm {
  const { language, basics, person, athlete } = profile
  const professional = professionalForm(profile)
  return {
    language,
    basics: {
      displayName: text(basics.displayName),
      phone: text(basics.phone),
      bio: text(basics.bio),
      newsletter: basics.newsletter,
    },
    person: {
      firstName: text(person.firstName),
      lastName: text(person.lastName),
      birthDate: text(person.birthDate),
      gender: text(person.gender),
    },
    ...(athlete && {
      athlete: {
        country: text(athlete.country),
        city: text(athlete.city),
        activityLevel: text(athlete.activityLevel),
        mainGoal: text(athlete.mainGoal),
      },
    }),
    ...(professional && { professional }),
  }
}

const text = (value: string | null): string => value ?? ''

function professionalForm({ role, professional }: OwnProfile): ProfileForm['professional'] {
  if (!professional || !isProfessionalType(role)) return undefined
  const { id: _, country, city, bio, personalWebsite, experienceYears, ...rest } = professional
  const known = (all: readonly string[], words: readonly string[]) =>
    [...new Set(words)].filter((word) => all.includes(word))
  return {
    ...rest,
    country: text(country),
    city: text(city),
    bio: text(bio),
    personalWebsite: text(personalWebsite),
    experienceYears: String(experienceYears),
    // What an older version took has no box that could be unticked: other words, and the same word twice.
    specialization: known(SPECIALTIES[role], rest.specialization),
    objectives: known(OBJECTIVES[role], rest.objectives),
    languages: known(LANGUAGE_CODES, rest.languages),
    instagramPosts: withRoom(rest.instagramPosts),
    socialNetworks: withAllPlatforms(rest.socialNetworks),
  }
}

/** The posts that are filled in, then empty places up to three. */
export function withRoom(posts: readonly string[]): string[] {
  const filled = posts.map((post) => post.trim()).filter(Boolean)
  return [...filled, ...Array<string>(Math.max(0, POSTS_MAX - filled.length)).fill('')]
}

/** The networks that are filled in, then an empty place for every other one. */
export function withAllPlatforms(networks: readonly SocialNetwork[]): SocialNetwork[] {
  const filled = networks.filter(({ url }) => url.trim() !== '')
  const missing = SOCIAL_PLATFORMS.filter(
    (name) => !filled.some(({ platform }) => platform === name),
  )
  return [...filled, ...missing.map((platform) => ({ platform, url: '', isPrimary: false }))]
}

/**
 * What is sent to save the form. Places of `instagramPosts` and `socialNetworks` keep their numbers only
 * when the filled ones come first (`withRoom`, `withAllPlatforms`).
 */
export function toUpdate(form: ProfileForm, version: number): z.input<typeof ProfileUpdate> {
  const { language, basics, person, athlete, professional } = form
  return {
    version,
    language,
    basics: {
      displayName: orNull(basics.displayName),
      phone: orNull(basics.phone),
      bio: orNull(basics.bio),
      newsletter: basics.newsletter,
    },
    person: {
      firstName: orNull(person.firstName),
      lastName: orNull(person.lastName),
      birthDate: orNull(person.birthDate),
      gender: orNull(person.gender) as Gender | null,
    },
    ...(athlete && {
      athlete: {
        country: orNull(athlete.country),
        city: orNull(athlete.city),
        activityLevel: orNull(athlete.activityLevel) as ActivityLevel | null,
        mainGoal: orNull(athlete.mainGoal) as Goal | null,
      },
    }),
    ...(professional && { professional: professionalUpdate(professional) }),
  }
}

function professionalUpdate(part: NonNullable<ProfileForm['professional']>) {
  const hasPlace = part.modality !== 'online'
  return {
    ...part,
    country: hasPlace ? orNull(part.country) : null,
    city: hasPlace ? orNull(part.city) : null,
    bio: orNull(part.bio),
    personalWebsite: orNull(part.personalWebsite),
    experienceYears: Number.parseInt(part.experienceYears, 10) || 0,
    instagramPosts: part.instagramPosts.filter((post) => post.trim() !== ''),
    socialNetworks: part.socialNetworks.filter(({ url }) => url.trim() !== ''),
  }
}

/** The schema checks what the value is; here only "nothing" gets its one form. */
const orNull = (typed: string): string | null => typed.trim() || null
