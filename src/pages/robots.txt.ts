import type { APIRoute } from 'astro'

/** Everything public may be crawled; the sitemaps list it. */
export const GET: APIRoute = ({ site, url }) => {
  const absolute = (path: string) => new URL(path, site ?? url).href
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /find',
    'Disallow: /en/find',
    '',
    `Sitemap: ${absolute('/sitemap-index.xml')}`,
    `Sitemap: ${absolute('/sitemap-professionals.xml')}`,
  ]
  return new Response(`${lines.join('\n')}\n`)
}
