import type { ProfessionalId, UserId } from '#lib/ids.ts'

/**
 * The names under which the CDN keeps pages and answers, so that whoever changes the data can purge
 * exactly what showed it.
 */
export const CACHE_TAGS = {
  /** Every list of professionals. */
  professionals: 'professionals',
  /** The profile page of one professional, and the API's answers about them. */
  professional: (id: ProfessionalId) => `professional-${id}`,
  /** The picture of one person. */
  avatar: (userId: UserId) => `avatar-${userId}`,
} as const
