import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { profilePath } from '#lib/site/routes.ts'

/**
 * Professionals per sitemap file. A file may have 50,000 URLs, and each professional has one per language; but a
 * function's response is limited to 6 MB, and one professional takes about 800 bytes.
 */
export const PROFILES_PER_SITEMAP = 2_500

/** A profile page; `updatedAt` is ISO 8601. */
export type SitemapProfile = { id: string; type: ProfessionalType; updatedAt: string }

/** The path of a file of the professionals' sitemap, counted from 1. */
export const sitemapPath = (page: number) => `/sitemap-professionals-${page}.xml`

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The file that names the others, by their absolute addresses. */
export function sitemapIndex(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`)
  return `${HEAD}
<sitemapindex xmlns="${SCHEMA}">
${entries.join('\n')}
</sitemapindex>
`
}

/** A file of profiles: an entry for each language, which names its twins. */
export function profileSitemap(profiles: readonly SitemapProfile[], origin: string | URL): string {
  const entries = profiles.flatMap(({ id, type, updatedAt }) => {
    const urls = LOCALES.map((locale) => ({
      locale,
      href: new URL(localizedPath(profilePath(type, id), locale), origin).href,
    }))
    const twins = urls.map(
      ({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`,
    )
    return urls.map(
      ({ href }) => `<url><loc>${href}</loc><lastmod>${updatedAt}</lastmod>${twins.join('')}</url>`,
    )
  })
  return `${HEAD}
<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
