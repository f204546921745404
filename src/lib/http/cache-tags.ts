import type { ProfessionalId, UserId } from '#lib/ids.ts'

/** The CDN's cache tags of pages and responses: a change of the data purges exactly those that show it. */
export const CACHE_TAGS = {
  /** Every list of professionals. */
  professionals: 'professionals',
  /** The profile page of one professional, and the API's answers about them. */
  professional: (id: ProfessionalId) => `professional-${id}`,
  /** The picture of one person. */
  avatar: (userId: UserId) => `avatar-${userId}`,
} as const
