import { articlePath } from '#lib/articles/paths.ts'
import { DEFAULT_LOCALE, LOCALES, localizedPath, type Locale } from '#lib/i18n/locales.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { profilePath } from '#lib/site/routes.ts'

/**
 * Professionals per sitemap file. A file may have 50,000 URLs, and each professional has one per language; but a
 * function's response is limited to 6 MB, and one professional takes about 1,100 bytes.
 */
export const PROFILES_PER_SITEMAP = 2_500

/** A profile page; `updatedAt` is ISO 8601. */
export type SitemapProfile = { id: string; type: ProfessionalType; updatedAt: string }

/** The path of a file of the professionals' sitemap, counted from 1. */
export const sitemapPath = (page: number) => `/sitemap-professionals-${page}.xml`

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A sitemap as XML; null without entries, for which there is no valid one. */
type Sitemap = string | null

/** The file that names the others, by their absolute addresses. */
export function sitemapIndex(urls: readonly string[]): Sitemap {
  if (urls.length === 0) return null
  const entries = urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`)
  return `${HEAD}
<sitemapindex xmlns="${SCHEMA}">
${entries.join('\n')}
</sitemapindex>
`
}

/** A file of profiles. */
export function profileSitemap(profiles: readonly SitemapProfile[], origin: string | URL): Sitemap {
  const pages = profiles.map(({ id, type, updatedAt }) => ({
    path: profilePath(type, id),
    updatedAt,
  }))
  return pageSitemap(pages, origin)
}

/** A page by its path without language; `updatedAt` is ISO 8601, where it is known. */
export type SitemapPage = { path: string; updatedAt?: string }

/** A file of pages that exist in every language: an entry for each, which names its twins. */
export function pageSitemap(pages: readonly SitemapPage[], origin: string | URL): Sitemap {
  return urlSet(
    pages.flatMap(({ path, updatedAt }) => {
      const twins = LOCALES.map((locale) => ({ locale, href: hrefOf(path, locale, origin) }))
      return twins.map(({ href }) => entry(href, updatedAt, twins))
    }),
  )
}

/**
 * Articles of the sitemap, the newest at most. A response is limited to 6 MB, and an article of the longest address takes
 * about 700 bytes.
 */
export const ARTICLES_IN_SITEMAP = 5_000

/** An article, whose address is another in each language; `updatedAt` is ISO 8601. */
export type SitemapArticle = {
  locale: Locale
  slug: string
  /** The slug of the article in the other language. */
  translation: string | null
  updatedAt: string
}

/** A file of articles: an entry for each, which names itself and its translation, where there is one. */
export function articleSitemap(articles: readonly SitemapArticle[], origin: string | URL): Sitemap {
  return urlSet(
    articles.map(({ locale: own, slug, translation, updatedAt }) => {
      const twins = LOCALES.flatMap((locale) => {
        const there = locale === own ? slug : translation
        return there ? { locale, href: hrefOf(articlePath(there), locale, origin) } : []
      })
      return entry(hrefOf(articlePath(slug), own, origin), updatedAt, twins)
    }),
  )
}

type Twin = { locale: Locale; href: string }

/**
 * The addresses of a page by `hreflang`, as the page itself names them: what is in both languages also says which one is
 * for readers of neither.
 */
export function withDefault(twins: readonly Twin[]): { lang: string; href: string }[] {
  const links = twins.map(({ locale, href }) => ({ lang: locale, href }))
  const main = twins.length > 1 && twins.find(({ locale }) => locale === DEFAULT_LOCALE)
  return main ? [...links, { lang: 'x-default', href: main.href }] : links
}

const hrefOf = (path: string, locale: Locale, origin: string | URL) =>
  new URL(localizedPath(path, locale), origin).href

function entry(href: string, updatedAt: string | undefined, twins: readonly Twin[]): string {
  const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
  const links = withDefault(twins).map(
    ({ lang, href: there }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${there}"/>`,
  )
  return `<url><loc>${href}</loc>${changed}${links.join('')}</url>`
}

function urlSet(entries: readonly string[]): Sitemap {
  if (entries.length === 0) return null
  return `${HEAD}
<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
