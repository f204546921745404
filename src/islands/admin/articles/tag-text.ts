import { ARTICLE_TOPICS } from '#lib/articles/topics.ts'
import type { T } from '#lib/i18n/t.ts'
import { isOneOf } from '#lib/one-of.ts'

/** A tag as it is shown: a topic by its name, any other word as it was typed. */
export const tagText = (t: T<'adminArticles'>, tag: string): string =>
  isOneOf(ARTICLE_TOPICS, tag) ? t(`adminArticles.tags.${tag}`) : tag
