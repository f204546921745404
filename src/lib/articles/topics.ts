import { isOneOf } from '../one-of.ts'

/** What lists of articles filter by, in the order in which they show it; an article is tagged with them and with free words. */
export const ARTICLE_TOPICS = [
  'training',
  'nutrition',
  'physiotherapy',
  'sleep',
  'health-data',
] as const
export type ArticleTopic = (typeof ARTICLE_TOPICS)[number]

/** The topics among the tags of an article; the first is its category. */
export const topicsOf = (tags: readonly string[]): ArticleTopic[] =>
  tags.filter((tag) => isOneOf(ARTICLE_TOPICS, tag))
