import type { ProfessionalColumns, ProfessionalRow } from '#db/queries/own-profile.ts'
import type { ProfileUpdate } from '#lib/accounts/own-profile.ts'
import { INITIAL_PROFESSIONAL, StoredProfessional } from '#lib/accounts/professional-part.ts'
import { instagramPost } from '#lib/fields/instagram-post.ts'
import { webLink } from '#lib/fields/web-link.ts'

/**
 * Database columns of a professional's part, from sign-up or profile. Links are stored as a browser parses them, so
 * that `HTTPS://Example.com` is stored as the https link it is; an online-only professional has no place.
 */
export function toColumns(part: NonNullable<ProfileUpdate['professional']>): ProfessionalColumns {
  const { country: _ofTheCity, city, modality, objectives, ...same } = part
  // A field that is named like a column that its owner must not write does not compile.
  type Own = Pick<ProfessionalColumns, keyof typeof same>
  return {
    ...(same satisfies Record<keyof Own, unknown>),
    cityId: modality === 'online' ? null : city,
    trainingModality: modality,
    availableObjectives: objectives,
    bio: part.bio || null,
    personalWebsite: webLink(part.personalWebsite),
    instagramPosts: part.instagramPosts.flatMap((url) => instagramPost(url)?.href ?? []),
    socialNetworks: part.socialNetworks.map((network) => ({
      ...network,
      url: webLink(network.url) ?? network.url,
    })),
  }
}

/** The part as its owner sees it, with defaults while the row is missing. */
export function fromRow(row: ProfessionalRow | null): StoredProfessional {
  if (!row) return INITIAL_PROFESSIONAL
  // What its owner does not set is left out.
  return StoredProfessional.parse({
    ...row,
    country: row.countryId,
    city: row.cityId,
    modality: row.trainingModality,
    objectives: row.availableObjectives,
  })
}
