import { expect, test } from '@playwright/test'
import { weakLink, type WeakLink } from '#tests/support/weak-link.ts'
import { somebody } from './support/api.ts'
import { ownSite, type OwnSite } from './support/own-site.ts'

// A separate site with a breakable database connection, so no other test is affected.
test.describe.configure({ mode: 'serial' })

let link: WeakLink
let own: OwnSite

test.beforeAll(async () => {
  link = await weakLink(process.env['DATABASE_WS_PROXY'] ?? '')
  own = await ownSite({ DATABASE_WS_PROXY: link.wsProxy })
})

test.afterAll(async () => {
  await own.close()
  await link.close()
})

for (const way of ['cut', 'freeze'] as const) {
  test(`${way} of the database connection: friendly error pages and automatic recovery`, async ({
    page,
    request,
  }) => {
    const { type, id } = await somebody(request, 'trainer')
    const site = own.origin
    const profile = `${site}/en/${type}/${id}`
    expect((await request.get(profile)).status()).toBe(200)

    await link[way]()
    for (const path of [
      `/en/${type}/${id}`,
      '/trainers/search?page=2',
      '/find?professional=trainer&type=online',
      '/sitemap-professionals.xml',
      '/en/video-library?section=core',
    ]) {
      const started = performance.now()
      const answer = await request.get(site + path)
      expect(answer.status(), path).toBe(503)
      expect(performance.now() - started, path).toBeLessThan(3_000)
      expect(answer.headers()['retry-after'], path).toMatch(/^\d+$/)
      expect(answer.headers()['cache-control'], path).toBe('no-store')
      expect(await answer.text(), path).not.toMatch(/ at .*\.m?[jt]s:\d|postgres|ECONN/i)
    }
    await page.goto(profile)
    await expect(page.getByRole('heading', { level: 1, name: 'Back in a moment' })).toBeVisible()
    // Static pages do not need the database.
    expect((await request.get(`${site}/trainers`)).status()).toBe(200)

    await link.mend()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Contact' }).first()).toBeVisible()
  })
}
