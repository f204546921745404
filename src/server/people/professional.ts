import type { ProfessionalColumns, ProfessionalRow } from '#db/queries/own-profile.ts'
import type { ProfileUpdate } from '#lib/accounts/own-profile.ts'
import { NOTHING_TOLD, type StoredProfessional } from '#lib/accounts/professional-part.ts'
import { instagramPost } from '#lib/fields/instagram-post.ts'
import { webLink } from '#lib/fields/web-link.ts'

/**
 * Database columns of a professional's part, from sign-up or profile. Links are stored as a browser parses them, so
 * that `HTTPS://Example.com` is stored as the https link it is; an online-only professional has no place.
 */
export function toColumns(part: NonNullable<ProfileUpdate['professional']>): ProfessionalColumns {
  return {
    cityId: part.modality === 'online' ? null : part.city,
    bio: part.bio || null,
    specialization: part.specialization,
    availableObjectives: part.objectives,
    certifications: part.certifications,
    achievements: part.achievements,
    experienceYears: part.experienceYears,
    languages: part.languages,
    trainingModality: part.modality,
    personalWebsite: webLink(part.personalWebsite),
    instagramPosts: part.instagramPosts.flatMap((url) => instagramPost(url)?.href ?? []),
    socialNetworks: part.socialNetworks.map(({ platform, url, isPrimary }) => ({
      platform,
      url: webLink(url) ?? url,
      isPrimary,
    })),
    participateRanking: part.participateRanking,
    isFindableByEmail: part.isFindableByEmail,
  }
}

/** The part as its owner sees it, with defaults while the row is missing. */
export function fromRow(row: ProfessionalRow | null): StoredProfessional {
  if (!row) return NOTHING_TOLD
  return {
    country: row.countryId,
    city: row.cityId,
    bio: row.bio,
    specialization: row.specialization,
    objectives: row.availableObjectives,
    certifications: row.certifications,
    achievements: row.achievements,
    experienceYears: row.experienceYears,
    languages: row.languages,
    modality: row.trainingModality,
    personalWebsite: row.personalWebsite,
    instagramPosts: row.instagramPosts,
    socialNetworks: row.socialNetworks,
    participateRanking: row.participateRanking,
    isFindableByEmail: row.isFindableByEmail,
  }
}
