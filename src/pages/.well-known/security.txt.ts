import type { APIRoute } from 'astro'
import { DAY_MS } from '#lib/format/days-between.ts'
import { SITE } from '#lib/site/identity.ts'

/** RFC 9116 asks for less than a year; each build renews it. In days. */
const VALID_FOR = 300

/** Where to report a vulnerability: RFC 9116. */
export const GET: APIRoute = ({ site, url }) => {
  const expires = new Date(Date.now() + VALID_FOR * DAY_MS)
  const lines = [
    `Contact: mailto:${SITE.supportEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${new URL('/.well-known/security.txt', site ?? url).href}`,
  ]
  return new Response(`${lines.join('\n')}\n`)
}
