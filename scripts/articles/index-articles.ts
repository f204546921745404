import { byPlace } from '../../src/lib/articles/article.ts'
import { readingMinutes } from '../../src/lib/articles/reading-minutes.ts'
import { LOCALES } from '../../src/lib/i18n/locales.ts'
import type { ArticleFile } from '../../src/content/article-files.ts'
import type { ParsedArticle } from './parse-article.ts'
import { writeIndex } from './write-index.ts'

/** Generated and committed: functions need it, and have neither the files nor the collections of Astro. */
const INDEX = 'src/content/article-files.json'

/**
 * Writes what functions know of the articles in content files, unless it is up to date.
 *
 * @returns its path, if it was written
 */
export async function indexArticles(articles: readonly ParsedArticle[]): Promise<string[]> {
  const files = LOCALES.flatMap((locale) =>
    articles
      .filter((article) => article.locale === locale)
      .map(toFile)
      .toSorted(byPlace),
  )
  return writeIndex(INDEX, files)
}

function toFile({ locale, slug, fields, body }: ParsedArticle): ArticleFile {
  const { title, excerpt, tags, published, updated, checked, isFeatured, cover, coverAlt } = fields
  return {
    locale,
    slug,
    title,
    excerpt,
    tags,
    publishedAt: published,
    updatedAt: updated ?? published,
    checkedAt: checked,
    isFeatured,
    readingMinutes: readingMinutes(body),
    cover: `/covers/${cover}.svg`,
    coverAlt,
    translation: fields.translation,
  }
}
