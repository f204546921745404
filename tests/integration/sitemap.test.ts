import type { APIContext } from 'astro'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listSitemapPage, countSitemapPages } from '#db/queries/sitemap.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { profilePath } from '#lib/site/routes.ts'
import { closeDatabase, database } from '#server/database.ts'
import { insertArticle } from '#tests/support/articles.ts'
import { SITE, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertPlaces, insertProfessional } from '#tests/support/professionals.ts'
import { insertVideo } from '#tests/support/videos.ts'
import { GET as getArticles } from '../../src/pages/sitemap-articles.xml.ts'
import { GET as getLanding } from '../../src/pages/sitemap-landing.xml.ts'
import { GET as getVideos } from '../../src/pages/sitemap-videos.xml.ts'
import { GET as getFile } from '../../src/pages/sitemap-professionals-[n].xml.ts'
import { GET as getIndex } from '../../src/pages/sitemap-professionals.xml.ts'

type Result = { rows: unknown[] }

let own: TestDatabase
let ids: ProfessionalId[]
beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
  await insertPlaces(own.db)
  ids = []
  for (let n = 0; n < 7; n++) ids.push(await insertProfessional(own.db))
  ids.sort()
})
afterAll(async () => {
  await closeDatabase()
  await own.close()
})

const get = (route: typeof getFile, params: Record<string, string> = {}) =>
  route({ params, site: new URL(SITE), url: new URL(SITE) } as unknown as APIContext)
const locations = async (response: Response) =>
  [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)

test('every professional is listed in one file, ordered by id', async () => {
  expect(await countSitemapPages(own.db, 3)).toBe(3)
  const files = await Promise.all([1, 2, 3, 4].map((page) => listSitemapPage(own.db, page, 3)))
  expect(files.map((file) => file.map(({ id }) => id))).toEqual([
    ids.slice(0, 3),
    ids.slice(3, 6),
    ids.slice(6),
    [],
  ])
  expect(await countSitemapPages(own.db, 7)).toBe(1)
})

test('the index lists the files, which list the profiles in both languages', async () => {
  const index = await get(getIndex)
  expect((await locations(index))[0]).toBe(`${SITE}/sitemap-professionals-1.xml`)
  const file = await get(getFile, { n: '1' })
  expect(await locations(file)).toEqual(
    ids.flatMap((id) => [
      `${SITE}${profilePath('trainer', id)}`,
      `${SITE}/en${profilePath('trainer', id)}`,
    ]),
  )
  const tags = [
    [index, 'professionals,articles,videos'],
    [file, 'professionals'],
  ] as const
  for (const [{ headers }, tag] of tags) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'netlify-cdn-cache-control': 'public, durable, s-maxage=3600, stale-while-revalidate=86400',
      'netlify-cache-tag': tag,
      'netlify-vary': 'query=none',
    })
  }
})

test.each(['2', '0', '01', '-1', '1e0', 'x', '', '99999999999999999999'])(
  'file %j does not exist',
  async (n) => {
    const response = await get(getFile, { n })
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  },
)

test('the index names a sitemap as soon as it lists something', async () => {
  const listed = async () =>
    (await locations(await get(getIndex))).map((url) => /sitemap-(.+)\.xml$/.exec(url!)?.[1])
  // All live in one city, and so have a page of it.
  expect(await listed()).toEqual(['professionals-1', 'landing'])
  await insertArticle(own.db, 'sola', { publishedAt: new Date() })
  expect(await listed()).toEqual(['professionals-1', 'articles', 'landing'])
  await insertVideo(own.db)
  expect(await listed()).toEqual(['professionals-1', 'articles', 'videos', 'landing'])
})

test('the index reads no more where the sitemaps list more', async () => {
  const rowsRead = async () => {
    const query = vi.spyOn(database().pool, 'query')
    await get(getIndex)
    const results = await Promise.all(
      query.mock.results.map(({ value }) => value as unknown as Promise<Result>),
    )
    query.mockRestore()
    return results.reduce((sum, { rows }) => sum + rows.length, 0)
  }
  await insertArticle(own.db, 'una', { publishedAt: new Date() })
  await insertVideo(own.db)
  const before = await rowsRead()
  await insertArticle(own.db, 'otra', { publishedAt: new Date() })
  await insertVideo(own.db)
  expect(await rowsRead()).toBe(before)
})

test('nothing is listed, and no sitemap exists, where the database has nothing', async () => {
  const empty = await testDatabase()
  await closeDatabase()
  useDatabase(empty)
  const routes = [getIndex, getArticles, getLanding, getVideos]
  const answers = await Promise.all([
    ...routes.map((route) => get(route)),
    get(getFile, { n: '1' }),
  ])
  for (const { status, headers, body } of answers)
    expect([status, headers.get('cache-control'), body]).toEqual([404, 'no-store', null])
  await closeDatabase()
  await empty.close()
  useDatabase(own)
})
