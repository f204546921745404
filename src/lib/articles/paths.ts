import type { ProfessionalType } from '#lib/professionals/types.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { ArticleTopic } from './topics.ts'

/** The path of an article, without language. */
export function articlePath(slug: string): string {
  return `/article/${slug}`
}

/**
 * The path of a page of the list, without language.
 *
 * @example articlesPath({ tag: 'sleep' }) // '/articles?tag=sleep'
 */
export function articlesPath({ tag, page = 1 }: { tag?: ArticleTopic | undefined; page?: number }) {
  const query = new URLSearchParams({
    ...(tag && { tag }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `${PATHS.articles}?${query}` : PATHS.articles
}

/** The profession whose hue a topic has; sleep and health data borrow one. */
export const HUE_OF_TOPIC = {
  training: 'trainer',
  nutrition: 'nutritionist',
  physiotherapy: 'physiotherapist',
  sleep: 'physiotherapist',
  'health-data': 'nutritionist',
} as const satisfies Record<ArticleTopic, ProfessionalType>
