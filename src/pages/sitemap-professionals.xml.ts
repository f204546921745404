import type { APIRoute } from 'astro'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { profilePath } from '#lib/site/routes.ts'
import { database } from '#server/database.ts'
import { loadForPage } from '#server/pages/load.ts'
import { listProfessionalPages } from '#server/professionals/list-pages.ts'

export const prerender = false

/** Every profile in both languages, fresh from the database; profiles are not part of the build. */
export const GET: APIRoute = async ({ site, url }) => {
  const { status, data } = await loadForPage(() => listProfessionalPages({ db: database() }))
  if (!data)
    return new Response(null, {
      status,
      headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' },
    })
  const entries = data.flatMap(({ id, type, updatedAt }) => {
    const links = LOCALES.map((locale) => ({
      locale,
      href: new URL(localizedPath(profilePath(type, id), locale), site ?? url).href,
    }))
    const alternates = links
      .map(
        ({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`,
      )
      .join('')
    return links.map(
      ({ href }) => `<url><loc>${href}</loc><lastmod>${updatedAt}</lastmod>${alternates}</url>`,
    )
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Netlify-CDN-Cache-Control': 'public, durable, s-maxage=3600, stale-while-revalidate=86400',
    },
  })
}
