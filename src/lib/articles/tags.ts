/** What articles are about, in the order in which the filter shows them; the first of an article is its category. */
export const ARTICLE_TAGS = [
  'training',
  'nutrition',
  'physiotherapy',
  'sleep',
  'health-data',
] as const
export type ArticleTag = (typeof ARTICLE_TAGS)[number]
