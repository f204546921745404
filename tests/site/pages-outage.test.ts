import { afterAll, beforeAll, expect, test } from 'vitest'
import { somebody } from '#tests/e2e/support/api.ts'
import { ownSite, type OwnSite } from '#tests/support/own-site.ts'
import { AS_ON_SITE } from '#tests/support/patience.ts'
import { weakLink, type WeakLink } from '#tests/support/weak-link.ts'
import { get, open, request } from './support/site.ts'

// A separate site with a breakable database connection, so no other test is affected.
let link: WeakLink
let own: OwnSite

beforeAll(async () => {
  link = await weakLink(process.env['DATABASE_WS_PROXY'] ?? '')
  own = await ownSite({ DATABASE_WS_PROXY: link.wsProxy, ...AS_ON_SITE })
})

afterAll(async () => {
  await own.close()
  await link.close()
})

test.each(['cut', 'freeze'] as const)(
  '%s of the database connection: friendly error pages and automatic recovery',
  async (way) => {
    const { type, id } = await somebody(request, 'trainer')
    const site = own.origin
    const profile = `${site}/en/${type}/${id}`
    expect((await get(profile)).status).toBe(200)

    await link[way]()
    for (const path of [
      `/en/${type}/${id}`,
      '/trainers/search?page=2',
      '/find?professional=trainer&type=online',
      '/sitemap-professionals.xml',
      '/en/video-library?section=core',
    ]) {
      const { status, headers, html } = await open(site + path)
      expect(status, path).toBe(503)
      expect(headers.get('retry-after'), path).toMatch(/^\d+$/)
      expect(headers.get('cache-control'), path).toBe('no-store')
      expect(html, path).not.toMatch(/ at .*\.m?[jt]s:\d|postgres|ECONN/i)
    }
    const { page } = await open(profile)
    expect(page.one('h1').text).toBe('Back in a moment')
    // Static pages do not need the database.
    expect((await get(`${site}/trainers`)).status).toBe(200)

    await link.mend()
    const again = page.named('a', 'Try again').attribute('href')
    expect(new URL(again!, profile).href).toBe(profile)
    expect((await open(profile)).page.named('main a', 'Contact').attribute('href')).toBeTruthy()
  },
)
