import type { ProfessionalId, UserId } from '#lib/ids.ts'

/** The CDN's cache tags of pages and responses: a change of the data purges exactly those that show it. */
export const CACHE_TAGS = {
  /** Every list of professionals. */
  professionals: 'professionals',
  /** The profile page of one professional, and the API's answers about them. */
  professional: (id: ProfessionalId) => `professional-${id}`,
  /** Every page and list that shows articles of the database. */
  articles: 'articles',
  /** One picture of an article. */
  articlePicture: (id: string) => `article-picture-${id}`,
  /** The picture of one person. */
  avatar: (userId: UserId) => `avatar-${userId}`,
  /** Everything that shows exercise videos. */
  videos: 'videos',
} as const

/** The tags of everything that shows one of these professionals: their pages, and every list; none without any. */
export function tagsOfProfessionals(ids: readonly ProfessionalId[]): string[] {
  if (ids.length === 0) return []
  const pages = new Set(ids.map((id) => CACHE_TAGS.professional(id)))
  return [...pages, CACHE_TAGS.professionals]
}
