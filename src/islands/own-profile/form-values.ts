import type * as z from 'zod/mini'
import type { OwnProfile, ProfileUpdate } from '#lib/accounts/own-profile.ts'
import type { StoredAthlete } from '#lib/accounts/athlete-part.ts'
import type { StoredBasics } from '#lib/accounts/basics-part.ts'
import type { StoredPerson } from '#lib/accounts/person-part.ts'
import type { StoredProfessional } from '#lib/accounts/professional-part.ts'
import { POSTS_MAX } from '#lib/fields/instagram-post.ts'
import { LANGUAGE_CODES } from '#lib/fields/language-codes.ts'
import { SOCIAL_PLATFORMS, type SocialNetwork } from '#lib/fields/social-network.ts'
import { OBJECTIVES } from '#lib/professionals/objectives.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'

/** A part of the profile as control values: missing ones are empty strings, and numbers are strings. */
type Typed<Part> = {
  [Name in keyof Part]: Part[Name] extends boolean | string | readonly unknown[]
    ? Part[Name]
    : string
}

/** The profile as form values, without the parts that the role does not have. */
export type ProfileForm = {
  language: OwnProfile['language']
  basics: Typed<StoredBasics>
  person: Typed<StoredPerson>
  athlete?: Typed<StoredAthlete>
  professional?: Typed<StoredProfessional>
}

/** Converts a profile to form values. */
export function toForm({ language, basics, person, athlete, ...profile }: OwnProfile): ProfileForm {
  const professional = professionalForm(profile, basics.bio)
  return {
    language,
    basics: typed(basics),
    person: typed(person),
    ...(athlete && { athlete: typed(athlete) }),
    ...(professional && { professional }),
  }
}

function typed<Part extends object>(part: Part): Typed<Part> {
  const entries = Object.entries(part).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'number' ? String(value) : (value ?? ''),
  ])
  return Object.fromEntries(entries) as Typed<Part>
}

/** @param ownBio shown to everybody where the professional has written none, so it is the one to edit */
function professionalForm(
  { role, professional }: Pick<OwnProfile, 'role' | 'professional'>,
  ownBio: string | null,
): ProfileForm['professional'] {
  if (!professional || !isProfessionalType(role)) return undefined
  const { specialization, objectives, languages, instagramPosts, socialNetworks } = professional
  const known = (all: readonly string[], words: readonly string[]) =>
    [...new Set(words)].filter((word) => all.includes(word))
  return {
    ...typed(professional),
    bio: professional.bio ?? ownBio ?? '',
    // Values of older versions that are unknown or duplicated have no checkbox to clear them, so they are dropped.
    specialization: known(SPECIALTIES[role], specialization),
    objectives: known(OBJECTIVES[role], objectives),
    languages: known(LANGUAGE_CODES, languages),
    instagramPosts: withRoom(instagramPosts),
    socialNetworks: withAllPlatforms(socialNetworks),
  }
}

/** The non-empty posts, then empty ones up to three. */
export function withRoom(posts: readonly string[]): string[] {
  const filled = posts.map((post) => post.trim()).filter(Boolean)
  return [...filled, ...Array<string>(Math.max(0, POSTS_MAX - filled.length)).fill('')]
}

/** The networks with a URL, then an empty entry for each other platform. */
export function withAllPlatforms(networks: readonly SocialNetwork[]): SocialNetwork[] {
  const filled = networks.filter(({ url }) => url.trim() !== '')
  const missing = SOCIAL_PLATFORMS.filter(
    (name) => !filled.some(({ platform }) => platform === name),
  )
  return [...filled, ...missing.map((platform) => ({ platform, url: '', isPrimary: false }))]
}

/**
 * The request body, not validated yet. Indices of `instagramPosts` and `socialNetworks` match those of the form only if
 * the non-empty entries come first (`withRoom`, `withAllPlatforms`).
 */
export function toUpdate(form: ProfileForm, version: number): z.input<typeof ProfileUpdate> {
  const { language, basics, person, athlete, professional } = form
  const update = {
    version,
    language,
    basics: given(basics),
    person: given(person),
    ...(athlete && { athlete: given(athlete) }),
    ...(professional && { professional: professionalUpdate(professional) }),
  }
  // A select holds one of its options; the schema rejects anything else.
  return update as z.input<typeof ProfileUpdate>
}

/** The values of a part, strings trimmed and empty ones as null. */
function given<Part extends object>(
  part: Part,
): { [Name in keyof Part]: Part[Name] extends string ? string | null : Part[Name] } {
  const entries = Object.entries(part).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.trim() || null : value,
  ])
  return Object.fromEntries(entries) as ReturnType<typeof given<Part>>
}

function professionalUpdate(part: Typed<StoredProfessional>) {
  return {
    ...given(part),
    ...(part.modality === 'online' && { country: null, city: null }),
    experienceYears: Number.parseInt(part.experienceYears, 10) || 0,
    instagramPosts: part.instagramPosts.filter((post) => post.trim() !== ''),
    socialNetworks: part.socialNetworks.filter(({ url }) => url.trim() !== ''),
  }
}
