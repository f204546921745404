import { findArticleFile } from '#content/article-files.ts'
import type { ArticleCard } from '#lib/articles/article.ts'
import { ARTICLES_LISTED, ARTICLES_PAGE_SIZE, type Article } from '#lib/articles/schemas.ts'
import * as articlesSchemas from '#lib/articles/schemas.ts'
import { neighbours } from '#lib/articles/neighbours.ts'
import { articlePath } from '#lib/articles/paths.ts'
import { professionsOf } from '#lib/articles/professions-of.ts'
import { relatedArticles } from '#lib/articles/related-articles.ts'
import { AppError } from '#lib/http/errors.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { NEAR_CITIES, type CityCount } from '#lib/landing/landing.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { getArticle } from './get-article.ts'
import { listCities } from '#server/landing/list-cities.ts'
import { cardsAt, listPlaces, type Place } from './list-places.ts'

export type ArticlePageData = {
  article: Article
  professions: ProfessionalType[]
  /** Where most of them are. */
  cities: CityCount[]
  related: ArticleCard[]
  previous: ArticleCard | undefined
  next: ArticleCard | undefined
}

/**
 * The page of an article of the database; or where it is, when it was asked for by its id, or in the other language.
 *
 * @throws NOT_FOUND when there is no such article
 */
export async function getArticlePage(
  deps: Pick<Dependencies, 'db'>,
  { locale, id }: { locale: Locale; id: string },
): Promise<ArticlePageData | { path: string }> {
  const slug = id.toLowerCase()
  const file = findArticleFile(slug)
  if (file) return { path: pathOf(file, locale) }
  if (!articlesSchemas.getArticle.params.safeParse({ slug }).success)
    throw new AppError('NOT_FOUND', 'no slug')
  const article = await getArticle(deps, { params: { slug } })
  if (article.slug !== slug || article.locale !== locale) return { path: pathOf(article, locale) }
  const professions = professionsOf(article.tags)
  const [more, cities] = await Promise.all([
    whereNext(deps, article),
    listCities(deps, { types: professions, limit: NEAR_CITIES }),
  ])
  return { article, professions, cities, ...more }
}

type Next = Pick<ArticlePageData, 'related' | 'previous' | 'next'>

async function whereNext({ db }: Pick<Dependencies, 'db'>, article: Article): Promise<Next> {
  const { locale, slug } = article
  const { places } = await listPlaces(db, { locale, limit: ARTICLES_LISTED })
  const { previous, next } = neighbours(slug, places)
  // All files, which are at hand, and the newest of the rows, which have to be read.
  const candidates = places.filter((place, n) => !('id' in place) || n < ARTICLES_PAGE_SIZE)
  const cards = await cardsAt(db, [...candidates, ...[previous, next].filter((place) => !!place)])
  const cardOf = (place: Place | undefined) => cards.find((card) => card.slug === place?.slug)
  return {
    related: relatedArticles(article, cards.slice(0, candidates.length), 3),
    previous: cardOf(previous),
    next: cardOf(next),
  }
}

/** Where the article is in a language: its translation, or else itself. */
function pathOf({ slug, translation, locale: own }: ArticleCard, locale: Locale): string {
  return translation && own !== locale
    ? localizedPath(articlePath(translation), locale)
    : localizedPath(articlePath(slug), own)
}
