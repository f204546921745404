import type { APIContext } from 'astro'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEXTS } from '#lib/i18n/texts.ts'
import { closeDatabase } from '#server/database.ts'
import { SITE, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { GET } from '../../src/pages/[...locale]/rss.xml.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
})
afterAll(async () => {
  await closeDatabase()
  await own.close()
})

test.each([
  [undefined, 'es', `${SITE}/rss.xml`],
  ['en', 'en', `${SITE}/en/rss.xml`],
] as const)('the feed at %s has its texts, and names itself', async (param, locale, address) => {
  const context = { params: { locale: param }, site: new URL(SITE), url: new URL(SITE) }
  const response = await GET(context as unknown as APIContext)
  expect(response.status).toBe(200)
  const feed = await response.text()
  const { heading, description } = TEXTS[locale].articles
  expect(feed).toContain(`· ${heading}</title><description>${description}</description>`)
  expect(feed).toContain(`<atom:link href="${address}" rel="self" type="application/rss+xml"/>`)
  expect(feed).toContain('xmlns:atom="http://www.w3.org/2005/Atom"')
})
