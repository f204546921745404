import type { ArticleCard } from '#lib/articles/article.ts'
import { professionsOf } from '#lib/articles/professions-of.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'

const SHOWN = 3

/** The first articles of a language on the subject of a profession, in the order of the list. */
export function articlesFor(
  type: ProfessionalType,
  locale: Locale,
  articles: readonly ArticleCard[],
): ArticleCard[] {
  return articles
    .filter((article) => article.locale === locale && professionsOf(article.tags).includes(type))
    .slice(0, SHOWN)
}
