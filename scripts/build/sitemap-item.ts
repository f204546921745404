import type { SitemapItem } from '@astrojs/sitemap'
import { ARTICLE_FILES } from '../../src/content/article-files.ts'
import { LOCALES, localeOfPath, localizedPath } from '../../src/lib/i18n/locales.ts'

/** A page of the sitemap with the addresses of its translations, and when an article last changed. */
export function sitemapItem(item: SitemapItem): SitemapItem {
  const { origin, pathname } = new URL(item.url)
  const path = pathname.replace(/(?<=.)\/$/, '')
  const article = ARTICLE_FILES.find(
    ({ locale, slug }) => localizedPath(`/article/${slug}`, locale) === path,
  )
  const links = LOCALES.map((lang) => {
    const isHere = localeOfPath(path) === lang
    const own = article && !isHere ? `/article/${article.translation}` : path
    return { lang, url: new URL(localizedPath(own, lang), origin).href }
  })
  return { ...item, links, ...(article && { lastmod: article.updatedAt }) }
}
