import { findArticleLinks } from '#db/queries/articles.ts'
import type { Executor } from '#db/client.ts'
import { findArticleFile } from '#content/article-files.ts'
import type { ArticleCard } from '#lib/articles/article.ts'
import type { Locale } from '#lib/i18n/locales.ts'

/** What a mail shows of an article. */
export type ArticleLink = Pick<ArticleCard, 'locale' | 'slug' | 'title' | 'excerpt' | 'translation'>

/** The articles that were chosen for an edition, in their order, in each language that they have. */
export type ChosenArticle = { slug: string } & Record<Locale, ArticleLink | null>

/**
 * The public ones of these articles, of content files and of the database, with their twins. What is not public, or no
 * longer, is left out.
 */
export async function findChosen(db: Executor, slugs: readonly string[]): Promise<ChosenArticle[]> {
  if (slugs.length === 0) return []
  const own = await linksAt(db, slugs)
  const twins = await linksAt(
    db,
    own.flatMap(({ translation }) => translation ?? []),
  )
  return slugs.flatMap((slug) => {
    const article = own.find((link) => link.slug === slug)
    if (!article) return []
    const twin = twins.find((link) => link.slug === article.translation) ?? null
    const of = (locale: Locale) => (article.locale === locale ? article : twin)
    return { slug, es: of('es'), en: of('en') }
  })
}

/**
 * The articles of an edition that its readers of a language get: those written in it. One that is in the other language
 * alone is left out, because whoever chose a language wants to read it.
 */
export const articlesIn = (chosen: readonly ChosenArticle[], locale: Locale): ArticleLink[] =>
  chosen.flatMap((article) => article[locale] ?? [])

async function linksAt(db: Executor, slugs: readonly string[]): Promise<ArticleLink[]> {
  const files = slugs.flatMap((slug) => findArticleFile(slug) ?? [])
  const others = slugs.filter((slug) => !files.some((file) => file.slug === slug))
  return [...files, ...(others.length > 0 ? await findArticleLinks(db, others) : [])]
}
