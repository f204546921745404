import { beforeEach, describe, expect, test } from 'vitest'
import { articles } from '#db/schema/index.ts'
import { ARTICLE_FILES } from '#content/article-files.ts'
import type { ListedArticle, ListedFile } from '#lib/admin/articles/schemas.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { editor, type Editor } from '#tests/support/admin-articles.ts'

const db = accountSuite()
let ana: Editor
beforeEach(async () => {
  await db().delete(articles)
  ana = await editor(db())
})

describe('the list', () => {
  type Page<Row> = { items: Row[]; next: string | null; previous: string | null; total: number }
  const list = (query = '') => ana.done<Page<ListedArticle>>(ana.call('GET', query))
  const titles = async (query: string) => (await list(query)).items.map(({ title }) => title)

  test('filters by state, language and tag, finds by the title alone, and sorts', async () => {
    await ana.draft({ title: 'Álamo', content: 'Habla de cebras.' })
    await ana.change(await ana.draft({ title: 'Cebra', tags: ['sleep'] }), 'publish')
    await ana.draft({ title: 'Bear' }, 'en')
    expect(await titles('?sort=title&dir=asc')).toEqual(['Álamo', 'Bear', 'Cebra'])
    expect(await titles('?state=published')).toEqual(['Cebra'])
    expect(await titles('?locale=en')).toEqual(['Bear'])
    expect(await titles('?tag=sleep')).toEqual(['Cebra'])
    expect(await titles('?q=cebra')).toEqual(['Cebra'])
    expect(await titles('?q=alamo')).toEqual(['Álamo'])
    expect((await titles('?sort=published'))[0]).toBe('Cebra')
  })

  const insertSixty = async () => {
    const values = Array.from({ length: 60 }, (_, n) => ({
      locale: 'es' as const,
      slug: `a-${n}`,
      // Equal titles and times: the id decides.
      title: `Título ${n % 7}`,
      excerpt: '',
      content: '',
    }))
    await db().insert(articles).values(values)
  }

  test.each(
    ['updated', 'published', 'title'].flatMap((sort) => [`${sort}&dir=asc`, `${sort}&dir=desc`]),
  )('its pages are every article, once, in both directions: %s', async (order) => {
    await insertSixty()
    const seen: string[] = []
    let page = await list(`?sort=${order}`)
    const second = page.next
    for (;;) {
      seen.push(...page.items.map(({ slug }) => slug))
      if (page.next === null) break
      page = await list(`?sort=${order}&after=${page.next}`)
    }
    expect(seen).toHaveLength(60)
    expect(new Set(seen).size).toBe(60)
    const back = await list(`?sort=${order}&before=${second}`)
    expect(back.items.map(({ slug }) => slug)).toEqual(seen.slice(0, 24))
  })

  test('the files are listed beside it, in pages of the same form', async () => {
    const files = (query: string) =>
      ana.done<Page<ListedFile>>(ana.send('GET', `/api/admin/article-files?${query}`))
    const first = await files('sort=title&dir=asc')
    expect(first).toMatchObject({ total: ARTICLE_FILES.length, previous: null })
    const rest = await files(`sort=title&dir=asc&after=${first.next}`)
    const slugs = [...first.items, ...rest.items].map(({ slug }) => slug)
    expect(slugs.toSorted()).toEqual(ARTICLE_FILES.map(({ slug }) => slug).toSorted())
    expect((await files(`sort=title&dir=asc&before=${rest.previous}`)).items).toEqual(first.items)
    expect((await files('locale=en&q=KNEE')).items.map(({ slug }) => slug)).toEqual([
      'knee-pain-going-downhill',
    ])
  })
})
