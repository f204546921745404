import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { articles } from '#db/schema/index.ts'
import { articlePath } from '#lib/articles/paths.ts'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { LIST_PATHS, PATHS } from '#lib/site/routes.ts'
import { AN_ARTICLE } from '#tests/e2e/support/pages.ts'
import { withDatabase } from '#tests/e2e/support/person.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { insertArticle } from '#tests/support/articles.ts'
import { get, open } from './support/site.ts'
import { readXml } from './support/xml.ts'

const t = textsOf('es')

describe.each(LOCALES)('%s', (locale) => {
  const own = textsOf(locale)
  const path = localizedPath(articlePath(AN_ARTICLE[locale]), locale)

  test('from the list to an article, its sources, and who can help', async () => {
    const list = await open(localizedPath(PATHS.articles, locale))
    const tag = list.page.named('main a', own('articles.tags.physiotherapy'))
    expect(tag.attribute('href')).toMatch(/\?tag=physiotherapy$/)
    const tagged = await open(tag.attribute('href')!)
    expect(tagged.page.all(`main a[href="${path}"]`)).toHaveLength(1)

    const { page } = await open(path)
    const source = page.one('[data-footnote-ref]')
    const note = page.one(`[id="${source.attribute('href')!.slice(1)}"]`)
    const back = note.one('[data-footnote-backref]').attribute('href')
    expect(back).toBe(`#${source.attribute('id')}`)
    const all = page.named('main a', own('articles.page.seeAll.physiotherapist'))
    expect(all.attribute('href')).toBe(localizedPath(LIST_PATHS.physiotherapist, locale))
  })

  test('the switch leads to the same article in the other language', async () => {
    const other = locale === 'es' ? 'en' : 'es'
    const { page } = await open(path)
    const twin = page.one('header a[data-language]').attribute('href')!
    expect(twin).toBe(localizedPath(articlePath(AN_ARTICLE[other]), other))
    const there = await open(twin)
    expect(there.status).toBe(200)
    expect(there.page.one('html').attribute('lang')).toBe(other)
  })
})

test('filters and pages of the list are links', async () => {
  const first = await open(PATHS.articles)
  expect(first.page.all('main article')).toHaveLength(13)
  const next = first.page.named('main a', t('paging.next')).attribute('href')!
  expect(next).toBe('/articles?page=2')
  const second = await open(next)
  const titles = (page: typeof first) => page.page.all('main article h2').map(({ text }) => text)
  expect(titles(second).length).toBeGreaterThan(0)
  expect(titles(first)).not.toEqual(expect.arrayContaining(titles(second).slice(0, 1)))
  const tag = second.page.named('main a', t('articles.tags.sleep')).attribute('href')!
  expect(tag).toBe('/articles?tag=sleep')
  expect((await open(tag)).page.one('h1').text).toContain(t('articles.tags.sleep'))
})

test('an article of the database is there as soon as it is published, and does no harm', async () => {
  const slug = `de-la-base-${Date.now()}`
  const id = await withDatabase((db) =>
    insertArticle(db, slug, {
      title: 'Escrito en la base de datos',
      tags: ['sleep'],
      content:
        '## Uno\n\nHola <img src=x onerror="document.title=1"> [mal](javascript:document.title=2)\n\n<script>document.title=3</script>',
    }),
  )
  try {
    const listed = await get('/articles?tag=sleep&page=1')
    expect(await listed.text()).toContain(`/article/${slug}`)
    const { path, page, html } = await open(`/article/${id}`)
    expect(path).toBe(`/article/${slug}`)
    expect(page.one('h1').text).toBe('Escrito en la base de datos')
    expect(page.one('title').text).toMatch(/^Escrito en la base de datos/)
    const text = page.one('main .article-text')
    expect(text.text).toContain('Hola')
    expect(text.all('[onerror], script')).toEqual([])
    expect(text.all('a').map((link) => link.attribute('href'))).toEqual([null])
    expect(html).not.toContain('document.title=')
    // It has no translation: the switch leads to the list, and no search engine is told of one.
    expect(page.all('link[hreflang]')).toEqual([])
    expect(page.one('header a[data-language]').attribute('href')).toBe('/en/articles')
  } finally {
    await withDatabase((db) => db.delete(articles).where(eq(articles.id, id)))
  }
  expect((await get(`/article/${slug}`)).status).toBe(404)
})

test('the feed can be read, whatever an article of the database is called', async () => {
  const slug = `del-canal-${Date.now()}`
  const title = 'Uno <b> & dos ]]> \u0001\u000b </title><item>'
  const id = await withDatabase((db) => insertArticle(db, slug, { title, excerpt: title }))
  try {
    const feed = readXml(await (await get(`/rss.xml?${slug}`)).text())
    const [channel] = feed.children
    const items = channel!.children
      .filter(({ name }) => name === 'item')
      .map(({ children }) => Object.fromEntries(children.map(({ name, text }) => [name, text])))
    expect(items).toContainEqual(
      expect.objectContaining({
        title: 'Uno <b> & dos ]]>  </title><item>',
        link: expect.stringMatching(new RegExp(`/article/${slug}$`)) as string,
      }),
    )
  } finally {
    await withDatabase((db) => db.delete(articles).where(eq(articles.id, id)))
  }
})

test.each([
  '<a>\u0001</a>',
  '<a>x & y</a>',
  '<a>]]></a>',
  '<a><b></a>',
  '<a>',
  '<a x=y>1</a>',
  '<a>&amp</a>',
])('XML that is not well-formed is refused: %j', (xml) => {
  expect(() => readXml(xml)).toThrow(Error)
})
