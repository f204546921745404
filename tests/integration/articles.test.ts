import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from '#db/client.ts'
import { articles } from '#db/schema/index.ts'
import articlesFunction from '#functions/articles.ts'
import { ARTICLE_FILES } from '#content/article-files.ts'
import type { Article, ArticleList } from '#lib/articles/schemas.ts'
import type { ArticleId } from '#lib/ids.ts'
import { getArticlePage, type ArticlePageData } from '#server/articles/get-article-page.ts'
import { listArticlesOrFiles } from '#server/articles/list-articles-or-files.ts'
import { listFeed } from '#server/articles/list-feed.ts'
import { closeDatabase } from '#server/database.ts'
import { searchRows } from '#server/search/search-rows.ts'
import { insertArticle } from '#tests/support/articles.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { callFunction, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { weakLink } from '#tests/support/weak-link.ts'

const HOUR = 3_600_000
const FILES = ARTICLE_FILES.filter(({ locale }) => locale === 'es')
const KNEE = 'dolor-de-rodilla-al-bajar'

let own: TestDatabase
let id: ArticleId
beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
  const { db } = own
  const author = await makeUser(db, { role: 'admin' })
  id = await insertArticle(db, 'nuevo', {
    authorId: author.id,
    tags: ['sleep', 'training'],
    content: '# Uno\n\nHola <script>alert(1)</script>.\n\n![x](https://evil.example/p.png)',
  })
  await insertArticle(db, 'en-english', { locale: 'en', translationOf: id })
  await insertArticle(db, 'borrador', { isPublished: false, publishedAt: null })
  await insertArticle(db, 'retirado', { isPublished: false })
  await insertArticle(db, 'manana', { publishedAt: new Date(Date.now() + HOUR) })
  await insertArticle(db, 'destacado', {
    isFeatured: true,
    publishedAt: new Date(Date.now() - 2000 * HOUR),
  })
})
afterAll(async () => {
  await closeDatabase()
  await own.close()
})
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))

const call = (path: string) => callFunction(articlesFunction, path)
const listed = async (query: string) =>
  (await (await call(`/api/articles?${query}`)).json()) as ArticleList
const slugs = async (query: string) => (await listed(query)).items.map(({ slug }) => slug)

describe('GET /api/articles', () => {
  test('files and rows are one list: featured first, then the newest', async () => {
    const first = await listed('locale=es')
    expect(first.total).toBe(FILES.length + 2)
    expect(first.items).toHaveLength(first.pageSize)
    const featured = FILES.filter(({ isFeatured }) => isFeatured).map(({ slug }) => slug)
    expect(first.items.slice(0, 3).map(({ slug }) => slug)).toEqual([
      ...featured,
      'destacado',
      'nuevo',
    ])
  })

  test('its pages together are every public article of the language, once', async () => {
    const pages = await Promise.all([1, 2].map((page) => slugs(`locale=es&page=${page}`)))
    const all = [...FILES.map(({ slug }) => slug), 'nuevo', 'destacado']
    expect(pages.flat().toSorted()).toEqual(all.toSorted())
    expect(await listed('locale=es&page=99')).toMatchObject({ page: 2 })
  })

  test('a tag keeps those that have it', async () => {
    const tagged = FILES.filter(({ tags }) => tags.includes('sleep')).map(({ slug }) => slug)
    expect((await slugs('locale=es&tag=sleep')).toSorted()).toEqual([...tagged, 'nuevo'].toSorted())
  })

  test('a row with the slug of a file is nowhere: the file has the address', async () => {
    const { total } = await listed('locale=es')
    const shadow = await insertArticle(own.db, KNEE, { title: 'Sombra zurriburri' })
    expect((await listed('locale=es')).total).toBe(total)
    const found = [
      await slugs('locale=es'),
      (await listFeed(own, 'es')).map(({ slug }) => slug),
    ].map((all) => all.filter((slug) => slug === KNEE))
    expect(found).toEqual([[KNEE], [KNEE]])
    const { articles: rows } = await searchRows(own, {
      query: { locale: 'es', q: 'zurriburri' },
    })
    expect(rows).toEqual([])
    await own.db.delete(articles).where(eq(articles.id, shadow))
  })

  test('the other language has its own articles', async () => {
    const all = [...(await slugs('locale=en')), ...(await slugs('locale=en&page=2'))]
    expect(all).toContain('en-english')
    expect(all).not.toContain('nuevo')
  })

  test('an item names its translation, whichever of the two was linked', async () => {
    const items = [
      ...(await listed('locale=es')).items,
      ...(await listed('locale=en')).items,
      ...(await listed('locale=en&page=2')).items,
    ]
    const translationOf = (wanted: string) => items.find(({ slug }) => slug === wanted)?.translation
    expect(translationOf('nuevo')).toBe('en-english')
    expect(translationOf('en-english')).toBe('nuevo')
  })

  test.each(['locale=fr', '', 'locale=es&tag=yoga', 'locale=es&page=0', 'locale=es&x=1'])(
    '%j is refused',
    async (query) => {
      expect((await call(`/api/articles?${query}`)).status).toBe(400)
    },
  )

  test('is kept by the CDN under the tag that a publication purges', async () => {
    const { headers } = await call('/api/articles?locale=es')
    expect(headers.get('netlify-cache-tag')).toBe('articles')
    expect(headers.get('netlify-vary')).toBe('query=locale|tag|page')
  })
})

describe('GET /api/articles/:slug', () => {
  const get = async (slug: string) =>
    (await (await call(`/api/articles/${slug}`)).json()) as Article

  test('a row is rendered and sanitised, with its author and its translation', async () => {
    const article = await get('nuevo')
    expect(article).toMatchObject({
      author: 'Test admin',
      translation: 'en-english',
      checkedAt: null,
      headings: [{ depth: 2, id: 's-uno', text: 'Uno' }],
    })
    expect(article.html).toContain('Hola')
    expect(article.html).not.toMatch(/script|evil/)
    expect((await get('en-english')).translation).toBe('nuevo')
  })

  test('by its id it is the same', async () => {
    expect(await get(id)).toEqual(await get('nuevo'))
  })

  test('a file has its text, its sources and no author', async () => {
    const article = await get(KNEE)
    expect(article).toMatchObject({
      locale: 'es',
      author: null,
      translation: 'knee-pain-going-downhill',
    })
    expect(article.headings.at(-1)?.text).toBe('Fuentes')
    expect(article.html).toContain('href="/physiotherapists"')
  })

  test.each(['borrador', 'retirado', 'manana', 'nada', '00000000-0000-4000-8000-000000000000'])(
    '%s is not found',
    async (slug) => {
      const response = await call(`/api/articles/${slug}`)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  test.each(['UPPER', 'a%27b', '..%2f..%2fpackage', 'a'.repeat(101)])(
    '%s is no slug',
    async (slug) => {
      expect((await call(`/api/articles/${slug}`)).status).toBe(404)
    },
  )
})

describe('the page of an article', () => {
  const page = (locale: 'es' | 'en', slug: string) => getArticlePage(own, { locale, id: slug })

  test('shows a row as soon as it is published, among the others', async () => {
    await insertArticle(own.db, 'recien', { tags: ['training', 'sleep'] })
    const shown = await page('es', 'recien')
    expect(shown).toMatchObject({
      article: { slug: 'recien' },
      related: [{ slug: 'nuevo' }, {}, {}],
    })
    expect(await slugs('locale=es')).toContain('recien')
    await own.db.delete(articles).where(eq(articles.slug, 'recien'))
    await expect(page('es', 'recien')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('names its neighbours wherever it is in the list, and related ones beyond the first page', async () => {
    const old = await insertArticle(own.db, 'antiguo', {
      tags: ['health-data'],
      publishedAt: new Date('2020-01-01'),
    })
    const older = await insertArticle(own.db, 'mas-antiguo', {
      tags: ['health-data'],
      publishedAt: new Date('2019-01-01'),
    })
    const last = FILES.at(-1)!.slug
    expect(await page('es', 'antiguo')).toMatchObject({
      previous: { slug: last },
      next: { slug: 'mas-antiguo' },
    })
    const end = (await page('es', 'mas-antiguo')) as ArticlePageData
    expect(end).toMatchObject({ previous: { slug: 'antiguo' }, next: undefined })
    expect(end.related.map(({ tags }) => tags.includes('health-data'))).toEqual([true, true, true])
    await own.db.delete(articles).where(inArray(articles.id, [old, older]))
  })

  test.each([
    ['es', (): string => id, '/article/nuevo'],
    ['es', (): string => id.toUpperCase(), '/article/nuevo'],
    ['en', (): string => 'nuevo', '/en/article/en-english'],
    ['es', (): string => 'en-english', '/article/nuevo'],
    ['en', (): string => 'destacado', '/article/destacado'],
    ['en', (): string => KNEE, '/en/article/knee-pain-going-downhill'],
    ['es', (): string => 'knee-pain-going-downhill', `/article/${KNEE}`],
  ] as const)('in %s %# is at its one address', async (locale, slug, path) => {
    expect(await page(locale, slug())).toEqual({ path })
  })

  test.each(['borrador', 'manana', '', '../x', `a'; --`])('%j does not exist', async (slug) => {
    await expect(page('es', slug)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('while the database does not answer, the list shows the files, and is not complete', async () => {
  const link = await weakLink(own.wsProxy)
  const db = connect(own.url, link.wsProxy)
  const shown = () =>
    listArticlesOrFiles({ db }, { query: { locale: 'es', page: 1, tag: undefined } })
  expect((await shown()).isComplete).toBe(true)
  await link.cut()
  const { isComplete, list } = await shown()
  expect(isComplete).toBe(false)
  expect(list).toMatchObject({ total: FILES.length, items: FILES.slice(0, 13) })
  await db.pool.end()
  await link.close()
})

test.each([
  ['a slug of capitals', { slug: 'Nuevo' }],
  ['a slug that is taken', { slug: 'nuevo' }],
  ['too many tags', { tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }],
  ['a published article without a date', { publishedAt: null }],
  ['no title', { title: '' }],
  ['a text beyond 60,000 characters', { content: 'x'.repeat(60_001) }],
])('the database refuses %s', async (_name, given) => {
  await expect(insertArticle(own.db, 'otro', given)).rejects.toThrow()
})
