import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { ownSite, type OwnSite } from '#tests/support/own-site.ts'
import { get, open } from './support/site.ts'

const { limit, windowSeconds } = RATE_LIMITS.search

const t = textsOf('es')

// A separate secret gives it separate rate limits from all other tests.
let site: OwnSite
beforeAll(async () => {
  site = await ownSite({ SESSION_SECRET: `${randomUUID()}${randomUUID()}` })
})
afterAll(() => site.close())

test('too many searches give a 429 with a page and Retry-After', async () => {
  const asked = [
    `${site.origin}/trainers/search?q=rodilla`,
    `${site.origin}/find?professional=nutritionist&type=in-person&country=ES&step=city`,
    `${site.origin}/nutritionists/search?modality=online`,
    `${site.origin}/search?q=rodilla`,
  ]
  // The cities of a country are the fastest of them.
  for (const url of [...asked, ...Array<string>(limit - asked.length).fill(asked[1]!)]) {
    expect((await get(url)).status, url).toBeLessThan(400)
  }
  for (const url of asked) {
    const { status, headers, page } = await open(url)
    expect(status, url).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(windowSeconds)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('netlify-cdn-cache-control')).toBeNull()
    expect(page.one('h1').text).toBe(t('common.tooMany.title'))
  }
  // Pages without a search are not limited.
  for (const path of ['/trainers', '/trainers/search']) {
    expect((await get(site.origin + path)).status, path).toBe(200)
  }
})
