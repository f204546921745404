/**
 * Where an article is on its way: never public (`draft`), public from a time that is to come (`scheduled`), public, or
 * taken back.
 */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'unpublished'] as const
export type ArticleState = (typeof ARTICLE_STATES)[number]
