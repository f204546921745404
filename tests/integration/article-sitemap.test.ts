import type { APIContext } from 'astro'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ARTICLE_FILES } from '#content/article-files.ts'
import { listArticleAddresses } from '#db/queries/articles.ts'
import { closeDatabase } from '#server/database.ts'
import { insertArticle } from '#tests/support/articles.ts'
import { SITE, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { GET as getSitemap } from '../../src/pages/sitemap-articles.xml.ts'

const HOUR = 3_600_000
const EDITED = new Date('2026-11-20T10:00:00.000Z')
const at = (hours: number) => ({ publishedAt: new Date(Date.now() + hours * HOUR) })

let own: TestDatabase
beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
  const { db } = own
  const original = await insertArticle(db, 'original', { ...at(-3), updatedAt: EDITED })
  await insertArticle(db, 'translated', { ...at(-2), locale: 'en', translationOf: original })
  const alone = await insertArticle(db, 'sola', at(-1))
  await insertArticle(db, 'not-yet', { ...at(1), locale: 'en', translationOf: alone })
  // A content file has this address, and its row is never shown.
  await insertArticle(db, ARTICLE_FILES[0]!.slug, at(-30))
  await insertArticle(db, 'borrador', { isPublished: false, publishedAt: null })
  await insertArticle(db, 'retirado', { isPublished: false })
})
afterAll(async () => {
  await closeDatabase()
  await own.close()
})
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))

const get = async () => {
  const context = { site: new URL(SITE), url: new URL(SITE), params: {} }
  return getSitemap(context as unknown as APIContext)
}
/** The entries of the sitemap: address, last change, and addresses by language. */
const entries = async (response: Response) =>
  [...(await response.text()).matchAll(/<url>.*<\/url>/g)].map(([entry]) => ({
    url: /<loc>(.+)<\/loc>/.exec(entry)?.[1],
    changed: /<lastmod>(.+)<\/lastmod>/.exec(entry)?.[1],
    twins: [...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, ...twin]) => twin),
  }))

test('it lists what is public, the newest first, each with its translation where that is public', async () => {
  const pair = [
    ['es', `${SITE}/article/original`],
    ['en', `${SITE}/en/article/translated`],
    ['x-default', `${SITE}/article/original`],
  ]
  const changed = expect.any(String) as string
  expect(await entries(await get())).toEqual([
    { url: `${SITE}/article/sola`, changed, twins: [['es', `${SITE}/article/sola`]] },
    { url: `${SITE}/en/article/translated`, changed, twins: pair },
    { url: `${SITE}/article/original`, changed: EDITED.toISOString(), twins: pair },
  ])
})

test('it is kept by the CDN under the tag that a publication purges', async () => {
  expect(Object.fromEntries((await get()).headers)).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'netlify-cdn-cache-control': 'public, durable, s-maxage=3600, stale-while-revalidate=86400',
    'netlify-cache-tag': 'articles',
    'netlify-vary': 'query=none',
  })
})

test('beyond its limit the oldest are left out', async () => {
  const slugs = await listArticleAddresses(own.db, { limit: 2, without: [] })
  expect(slugs.map(({ slug }) => slug)).toEqual(['sola', 'translated'])
})
