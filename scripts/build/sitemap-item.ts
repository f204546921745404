import type { SitemapItem } from '@astrojs/sitemap'
import { ARTICLE_FILES } from '../../src/content/article-files.ts'
import { articlePath } from '../../src/lib/articles/paths.ts'
import { LOCALES, localeOfPath, localizedPath } from '../../src/lib/i18n/locales.ts'

/** By their paths with language. */
const ARTICLES = new Map(
  ARTICLE_FILES.map((file) => [localizedPath(articlePath(file.slug), file.locale), file]),
)

/** A page of the sitemap with the addresses of its translations, and when an article last changed. */
export function sitemapItem(item: SitemapItem): SitemapItem {
  const { origin, pathname } = new URL(item.url)
  const path = pathname.replace(/(?<=.)\/$/, '')
  const article = ARTICLES.get(path)
  const links = LOCALES.map((lang) => {
    const isHere = localeOfPath(path) === lang
    const own = article?.translation && !isHere ? articlePath(article.translation) : path
    return { lang, url: new URL(localizedPath(own, lang), origin).href }
  })
  return { ...item, links, ...(article && { lastmod: article.updatedAt }) }
}
