import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { articles, exerciseVideos } from '#db/schema/index.ts'
import searchFunction from '#functions/search.ts'
import type { ErrorBody } from '#lib/http/errors.ts'
import type { SearchResponse } from '#lib/search/schemas.ts'
import { readListQuery } from '#lib/professionals/list-query.ts'
import { closeDatabase } from '#server/database.ts'
import { listProfessionals } from '#server/professionals/list-professionals.ts'
import { callFunction, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertPlaces, insertProfessional } from '#tests/support/professionals.ts'

let own: TestDatabase
const HOUR = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR)

type ArticleInput = Partial<typeof articles.$inferInsert> & { slug: string }
const article = (input: ArticleInput): typeof articles.$inferInsert => ({
  locale: 'es',
  title: 'Correr sin lesionarse',
  excerpt: 'Qué zapatillas y cuántos kilómetros.',
  content: 'Empieza despacio.',
  isPublished: true,
  publishedAt: at(-1),
  ...input,
})
type VideoInput = Partial<typeof exerciseVideos.$inferInsert> & { youtubeId: string }
const video = (input: VideoInput): typeof exerciseVideos.$inferInsert => ({
  nameEs: 'Puente de glúteos',
  nameEn: 'Glute bridge',
  descriptionEs: 'Sube la cadera.',
  descriptionEn: 'Lift your hips.',
  bodySection: 'lower_body',
  professionalType: 'both',
  ...input,
})

beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
  const { db } = own
  await insertPlaces(db)
  await db
    .insert(articles)
    .values([
      article({ slug: 'correr' }),
      article({ slug: 'zancada', title: 'La zancada', content: 'Correr con zancadas cortas.' }),
      article({ slug: 'draft', isPublished: false, publishedAt: null }),
      article({ slug: 'future', publishedAt: at(1) }),
      article({ slug: 'running', locale: 'en', title: 'Correr is to run' }),
    ])
  await db
    .insert(exerciseVideos)
    .values([
      video({ youtubeId: 'aaaaaaaaaaa' }),
      video({ youtubeId: 'bbbbbbbbbbb', isActive: false }),
    ])
  await insertProfessional(db, { name: 'Íñigo Núñez', type: 'physiotherapist' })
  await insertProfessional(db, { name: 'Ana Núñez', experienceYears: 20, cityId: null })
  await insertProfessional(db, { name: 'Eva Núñez', isPublic: false })
})
afterAll(async () => {
  await closeDatabase()
  await own.close()
})
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))

const ask = (q: string, locale = 'es') =>
  callFunction(searchFunction, `/api/search?${new URLSearchParams({ locale, q }).toString()}`)
async function find(q: string, locale?: string): Promise<SearchResponse> {
  const response = await ask(q, locale)
  expect(response.status).toBe(200)
  return (await response.json()) as SearchResponse
}
const NOTHING = { articles: [], videos: [], professionals: [], totals: [], instead: null }

test('articles are those of the language that are public, titles first', async () => {
  const { articles: found } = await find('correr')
  expect(found).toEqual([
    {
      title: 'Correr sin lesionarse',
      text: 'Qué zapatillas y cuántos kilómetros.',
      path: '/article/correr',
      cover: null,
      tags: [],
    },
    expect.objectContaining({ path: '/article/zancada' }),
  ])
  const english = await find('correr', 'en')
  expect(english.articles.map(({ path }) => path)).toEqual(['/en/article/running'])
})

test('active videos are found, named in the language', async () => {
  const { videos } = await find('glut')
  expect(videos).toMatchObject([{ title: 'Puente de glúteos', text: 'Sube la cadera.' }])
  expect(videos[0]!.path).toMatch(/^\/video-library\/[0-9a-f-]{36}$/)
  const english = await find('glute bridge', 'en')
  expect(english.videos).toMatchObject([{ title: 'Glute bridge', text: 'Lift your hips.' }])
  expect(english.videos[0]!.path).toMatch(/^\/en\/video-library\//)
})

test('public professionals are found by their score as lists show them, and how many each list has', async () => {
  const { professionals: found, totals } = await find('nunez')
  expect(found.map(({ name, place }) => [name, place?.city])).toEqual([
    ['Ana Núñez', undefined],
    ['Íñigo Núñez', 'Valencia'],
  ])
  for (const { type, ...person } of found) {
    const list = await listProfessionals(own, {
      query: {
        ...readListQuery(type, new URLSearchParams({ q: 'nunez' })).query,
        top10: false,
      },
    })
    expect({ type, ...person }).toEqual(list.items[0])
    expect(totals).toContainEqual({ type, total: list.total, isMore: list.isMore })
  }
  expect(totals).toHaveLength(2)
})

test.each(['NÚÑEZ', 'iñig val', 'Inigo', '  nuñ  íñi '])('%j finds Íñigo Núñez', async (q) => {
  const { professionals: found } = await find(q)
  expect(found.map(({ name }) => name)).toContain('Íñigo Núñez')
})

test.each([
  ['Nuñze', 'Núñez'],
  ['Ínigo Nuñze', 'Ínigo Núñez'],
  ['Valenica', 'Valencia'],
])('%j finds nothing, and proposes %j', async (q, instead) => {
  expect(await find(q)).toEqual({ ...NOTHING, instead })
})

test('nobody who is not public is proposed', async () => {
  await insertProfessional(own.db, { name: 'Xiomara Zubizarreta', isPublic: false })
  expect(await find('Xiomaar')).toEqual(NOTHING)
})

test('no more than five of a kind', async () => {
  const { db } = own
  for (let n = 0; n < 7; n++) await insertProfessional(db, { name: `Zoe ${n}` })
  const { professionals, totals } = await find('zoe')
  expect(professionals).toHaveLength(5)
  expect(totals).toEqual([{ type: 'trainer', total: 7, isMore: false }])
})

test.each([
  '%%',
  '!!',
  '& | ! :*',
  "'; drop table articles; --",
  '<script>',
  'nunez:* & nothing',
  '\\\\',
  '😀😀',
])('%j is text like any other', async (q) => {
  expect(await find(q)).toEqual(NOTHING)
})

describe('refused', () => {
  test.each([
    ['?locale=es', 'q'],
    ['?locale=es&q=a', 'q'],
    ['?locale=es&q=%20a%20', 'q'],
    [`?locale=es&q=${'a'.repeat(81)}`, 'q'],
    ['?locale=es&q=%00%00', 'q'],
    ['?q=ana', 'locale'],
    ['?locale=fr&q=ana', 'locale'],
    ['?locale=es&q=ana&limit=1000', 'limit'],
  ])('%s for its %s', async (query, field) => {
    const response = await callFunction(searchFunction, `/api/search${query}`)
    expect(response.status).toBe(400)
    const { error } = (await response.json()) as ErrorBody
    expect(error.fields).toHaveProperty(field)
  })
})

test('the answer is cached under the tags of all that it shows', async () => {
  const { headers } = await ask('ana')
  expect(headers.get('netlify-cache-tag')).toBe('articles,videos,professionals')
  expect(headers.get('netlify-vary')).toBe('query=locale|q')
})
