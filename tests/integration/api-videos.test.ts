import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { exerciseVideos } from '#db/schema/index.ts'
import videos from '#functions/videos.ts'
import type { ErrorBody } from '#lib/http/errors.ts'
import { VIDEOS_PAGE_SIZE, type VideosResponse } from '#lib/videos/schemas.ts'
import { closeDatabase } from '#server/database.ts'
import { insertUser } from '#tests/support/professionals.ts'
import { callFunction, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertVideo } from '#tests/support/videos.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
  const { db } = own
  const createdBy = await insertUser(db, 'Admin', 'admin')
  await insertVideo(db, { nameEs: 'Zancada', nameEn: 'Lunge', bodySection: 'lower_body' })
  await insertVideo(db, {
    nameEs: 'Ábside',
    nameEn: 'Wall sit',
    bodySection: 'lower_body',
    professionalType: 'physiotherapist',
  })
  await insertVideo(db, {
    nameEs: 'Plancha',
    nameEn: 'Plank',
    descriptionEs: 'Fortalece el tronco sin dañar la rodilla.',
    descriptionEn: 'Strengthens the trunk.',
    professionalType: 'both',
    channel: 'HSS',
    spokenLocale: 'en',
    needsGuidance: true,
    createdBy,
  })
  await insertVideo(db, { nameEs: 'Oculto', nameEn: 'Hidden', isActive: false, createdBy })
})
afterAll(async () => {
  await closeDatabase()
  await own.close()
})
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))

const get = (query = '') => callFunction(videos, `/api/videos${query}`)
async function read(query = ''): Promise<VideosResponse> {
  const answer = await get(query)
  expect(answer.status).toBe(200)
  return (await answer.json()) as VideosResponse
}
const namesOf = ({ items }: VideosResponse) => items.map(({ name }) => name.es)

test('an exercise has its public fields and no other', async () => {
  const [plank] = (await read('?section=core')).items
  expect(plank).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    name: { es: 'Plancha', en: 'Plank' },
    description: {
      es: 'Fortalece el tronco sin dañar la rodilla.',
      en: 'Strengthens the trunk.',
    },
    youtubeId: expect.stringMatching(/^[\w-]{11}$/) as string,
    section: 'core',
    professional: 'both',
    channel: 'HSS',
    spokenLocale: 'en',
    needsGuidance: true,
  })
})

describe('the list', () => {
  const FILTERS: [string, string[]][] = [
    ['', ['Ábside', 'Plancha', 'Zancada']],
    ['?locale=en', ['Zancada', 'Plancha', 'Ábside']],
    ['?section=lower_body', ['Ábside', 'Zancada']],
    ['?section=upper_body', []],
    ['?professional=trainer', ['Plancha', 'Zancada']],
    ['?professional=physiotherapist', ['Ábside', 'Plancha']],
    ['?professional=physiotherapist&section=lower_body', ['Ábside']],
    ['?q=plan', ['Plancha']],
    ['?q=LUNGE', ['Zancada']],
    ['?q=abside', ['Ábside']],
    ['?q=rodilla tronco', ['Plancha']],
    ['?q=oculto', []],
    ['?q=%27%20or%201=1--', []],
    ['?section=&q=&page=9', ['Ábside', 'Plancha', 'Zancada']],
  ]
  test.each(FILTERS)('%s finds %j', async (query, names) => {
    const list = await read(query)
    expect(namesOf(list)).toEqual(names)
    expect(list).toMatchObject({ total: names.length, page: 1, pageSize: VIDEOS_PAGE_SIZE })
  })

  test('is paged, each exercise once, the last page for one beyond it', async () => {
    await own.db.transaction(async (tx) => {
      for (let n = 0; n < VIDEOS_PAGE_SIZE; n++) await insertVideo(tx, { nameEs: 'Igual' })
    })
    const pages = [await read(), await read('?page=2')]
    expect(pages.map(({ total, page }) => [total, page])).toEqual([
      [VIDEOS_PAGE_SIZE + 3, 1],
      [VIDEOS_PAGE_SIZE + 3, 2],
    ])
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(VIDEOS_PAGE_SIZE + 3)
    expect(await read('?page=999999')).toEqual(pages[1])
    await own.db.delete(exerciseVideos).where(eq(exerciseVideos.nameEs, 'Igual'))
  })
})

const WRONG: [string, Record<string, string>][] = [
  ['?section=head', { section: 'invalid' }],
  ['?section=core&section=core', { section: 'invalid' }],
  ['?professional=both', { professional: 'invalid' }],
  ['?professional=nutritionist&page=0', { professional: 'invalid', page: 'invalid' }],
  ['?q=a', { q: 'invalid' }],
  [`?q=${'a'.repeat(81)}`, { q: 'invalid' }],
  ['?q=a%00b', { q: 'invalid_characters' }],
  ['?locale=fr', { locale: 'invalid' }],
  ['?is_active=false&utm_source=x', { is_active: 'unknown', utm_source: 'unknown' }],
]
test.each(WRONG)('%s: 400 %j', async (query, fields) => {
  const response = await get(query)
  expect(response.status).toBe(400)
  expect(response.headers.get('netlify-cache-tag')).toBeNull()
  const { error } = (await response.json()) as ErrorBody
  expect(error).toMatchObject({ code: 'INVALID_INPUT', fields })
})

test('no answer exposes an inactive exercise, or who entered one', async () => {
  const text = await (await get()).text()
  expect(text).toContain('Plancha')
  expect(text).not.toMatch(/Oculto|Hidden|created|active|@/i)
})

test('an answer is cached by the CDN under its tag, by its own parameters', async () => {
  const { headers } = await get('?section=core')
  expect(Object.fromEntries(headers)).toMatchObject({
    'netlify-cdn-cache-control': 'public, durable, s-maxage=60, stale-while-revalidate=600',
    'netlify-cache-tag': 'videos',
    'netlify-vary': 'query=section|professional|q|page|locale',
  })
  expect((await callFunction(videos, '/api/videos', { method: 'POST' })).status).toBe(405)
})
