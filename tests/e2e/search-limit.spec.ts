import { randomUUID } from 'node:crypto'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { ownSite, type OwnSite } from './support/own-site.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const { limit, windowSeconds } = RATE_LIMITS.search

// A separate secret gives it separate rate limits from all other tests.
let site: OwnSite
test.beforeEach(async () => {
  site = await ownSite({ SESSION_SECRET: `${randomUUID()}${randomUUID()}` })
})
test.afterEach(() => site.close())

inLanguage('es', (locale) => {
  const prefix = locale === 'es' ? '' : '/en'
  const t = textsOf(locale)

  test('too many searches give a 429 with a page and Retry-After', async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(/status of 429/)
    const asked = [
      `${site.origin}${prefix}/trainers/search?q=rodilla`,
      `${site.origin}${prefix}/find?professional=nutritionist&type=in-person&country=ES&step=city`,
      `${site.origin}${prefix}/nutritionists/search`,
      `${site.origin}${prefix}/search?q=rodilla`,
    ]
    // The cities of a country are the fastest of them.
    for (const url of [...asked, ...Array<string>(limit - asked.length).fill(asked[1]!)]) {
      expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBeLessThan(400)
    }
    for (const url of asked) {
      const refused = await request.get(url, { maxRedirects: 0 })
      expect(refused.status(), url).toBe(429)
      const headers = refused.headers()
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(windowSeconds)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['netlify-cdn-cache-control']).toBeUndefined()
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common.tooMany.title'))
    }
    // Pages without a search are not limited.
    expect((await request.get(`${site.origin}${prefix}/trainers`)).status()).toBe(200)
  })
})
