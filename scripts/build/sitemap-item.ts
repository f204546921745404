import type { SitemapItem } from '@astrojs/sitemap'
import { ARTICLE_FILES } from '../../src/content/article-files.ts'
import { articlePath } from '../../src/lib/articles/paths.ts'
import { LOCALES, localeOfPath, localizedPath } from '../../src/lib/i18n/locales.ts'
import { withDefault } from '../../src/lib/seo/sitemap.ts'

/** By their paths with language. */
const ARTICLES = new Map(
  ARTICLE_FILES.map((file) => [localizedPath(articlePath(file.slug), file.locale), file]),
)

/** A page of the sitemap with the addresses of its translations, and when an article last changed. */
export function sitemapItem(item: SitemapItem): SitemapItem {
  const { origin, pathname } = new URL(item.url)
  const path = pathname.replace(/(?<=.)\/$/, '')
  const article = ARTICLES.get(path)
  const here = localeOfPath(path)
  const twins = LOCALES.flatMap((locale) => {
    const own =
      article && locale !== here ? article.translation && articlePath(article.translation) : path
    return own ? { locale, href: new URL(localizedPath(own, locale), origin).href } : []
  })
  const links = withDefault(twins).map(({ lang, href: url }) => ({ lang, url }))
  return { ...item, links, ...(article && { lastmod: article.updatedAt }) }
}
