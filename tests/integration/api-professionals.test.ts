import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import professionals from '#functions/professionals.ts'
import reviews from '#functions/reviews.ts'
import status from '#functions/status.ts'
import unknown from '#functions/unknown.ts'
import type { ErrorBody } from '#lib/http/errors.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import type {
  ListResponse,
  ProfessionalProfile,
  ReviewsResponse,
} from '#lib/professionals/schemas.ts'
import { closeDatabase } from '#server/database.ts'
import { callFunction, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertPlaces, insertProfessional, insertReview } from '#tests/support/professionals.ts'

let own: TestDatabase
let ana: ProfessionalId
let luis: ProfessionalId
let nobody: ProfessionalId

beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
  const { db } = own
  await insertPlaces(db)
  ana = await insertProfessional(db, {
    name: 'Ana Pérez',
    bio: 'Fuerza y movilidad',
    certifications: ['NSCA', 'CSCS', 'cscs'],
    checkedCertifications: ['NSCA'],
    experienceYears: 8,
    specialization: ['strength'],
    availableObjectives: ['muscle_gain'],
    trainingModality: 'both',
    socialNetworks: [{ platform: 'instagram', url: 'https://instagram.com/ana', isPrimary: true }],
    isVerified: true,
  })
  luis = await insertProfessional(db, {
    name: 'Luis Gil',
    cityId: 'pt-lisboa',
    trainingModality: 'online',
    participateRanking: false,
  })
  nobody = await insertProfessional(db, { name: 'Eva Sol', type: 'physiotherapist' })
  for (let daysAgo = 0; daysAgo < 7; daysAgo++) {
    await insertReview(db, ana, { rating: daysAgo < 2 ? 4 : 5, daysAgo })
  }
})
afterAll(async () => {
  await closeDatabase()
  await own.close()
})
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined))

const get = (path: string) =>
  callFunction(path.includes('/reviews') ? reviews : professionals, `/api/professionals${path}`)
const read = async <T>(response: Promise<Response>): Promise<T> => {
  const answer = await response
  expect(answer.status).toBe(200)
  return (await answer.json()) as T
}
const namesOf = ({ items }: ListResponse) => items.map(({ name }) => name)

describe('GET /api/professionals', () => {
  test('returns a page of one profession in ranking order', async () => {
    const list = await read<ListResponse>(get('?professional=trainer'))
    expect(list).toMatchObject({ total: 2, isMore: false, page: 1, pageSize: 12 })
    expect(list).not.toHaveProperty('top10')
    expect(namesOf(list)).toEqual(['Ana Pérez', 'Luis Gil'])
    expect(list.items[0]).toEqual({
      id: ana,
      type: 'trainer',
      name: 'Ana Pérez',
      avatarUrl: null,
      place: { city: 'Valencia', state: 'Valencia', country: 'ES' },
      modality: 'both',
      rating: 4.71,
      totalReviews: 7,
      rankingScore: expect.closeTo(40 * 0.3 + 40 * (4.71 / 5) * (7 / 12) + 20 * 0.8, 10) as number,
      certificationCount: 2,
      checkedCertificationCount: 1,
      experienceYears: 8,
      quote: null,
      opening: 'Fuerza y movilidad',
      // Three words tell no language.
      quoteLocale: null,
      openingLocale: null,
      specialization: ['strength'],
      isVerified: true,
      verification: {
        wording: 'title',
        register: null,
        number: null,
        checkedAt: '2026-11-20T10:00:00.000Z',
      },
      answerHours: null,
    })
  })

  const FILTERS: [string, string[]][] = [
    ['country=ES', ['Ana Pérez']],
    ['country=pt&city=pt-lisboa', ['Luis Gil']],
    ['goal=muscle_gain&specialization=strength', ['Ana Pérez']],
    ['modality=in-person', ['Ana Pérez']],
    ['type=online', ['Ana Pérez', 'Luis Gil']],
    ['q=lisboa', ['Luis Gil']],
    ['verified=true', ['Ana Pérez']],
    ['rating=4.5', ['Ana Pérez']],
    ['language=es', ['Ana Pérez', 'Luis Gil']],
    ['language=fr', []],
    ['country=&city=&goal=', ['Ana Pérez', 'Luis Gil']],
    ['page=9', ['Ana Pérez', 'Luis Gil']],
    ['country=PT&goal=rehabilitation', []],
  ]
  test.each(FILTERS)('?%s finds %j', async (query, expected) => {
    const list = await read<ListResponse>(get(`?professional=trainer&${query}`))
    expect(namesOf(list)).toEqual(expected)
    expect(list).toMatchObject({ total: expected.length, page: 1 })
  })

  test('adds the top ten on request, independent of the filters', async () => {
    const list = await read<ListResponse>(get('?professional=trainer&country=PT&top10=true'))
    expect(namesOf(list)).toEqual(['Luis Gil'])
    expect(list.top10?.map(({ name }) => name)).toEqual(['Ana Pérez'])
  })

  const WRONG: [string, Record<string, string>][] = [
    ['', { professional: 'required' }],
    ['?professional=', { professional: 'required' }],
    ['?professional=coach', { professional: 'invalid' }],
    ['?professional=trainer&professional=trainer', { professional: 'invalid' }],
    ['?professional=trainer&top10=yes', { top10: 'invalid' }],
    ['?professional=trainer&page=0', { page: 'invalid' }],
    ['?professional=trainer&page=-1&sort=price', { page: 'invalid', sort: 'invalid' }],
    ['?professional=trainer&page=1e9', { page: 'invalid' }],
    ['?professional=trainer&country=Spain', { country: 'invalid' }],
    ['?professional=trainer&country=XX', { country: 'unknown' }],
    ['?professional=trainer&city=es-nowhere', { city: 'unknown' }],
    ['?professional=trainer&country=ES&city=pt-lisboa', { city: 'unknown' }],
    ['?professional=trainer&country=XX&city=es-nowhere', { country: 'unknown', city: 'unknown' }],
    ["?professional=trainer&city=es-x'--", { city: 'invalid' }],
    ['?professional=trainer&goal=gold', { goal: 'invalid' }],
    ['?professional=physiotherapist&goal=toning', { goal: 'unknown' }],
    ['?professional=trainer&specialization=pediatric', { specialization: 'invalid' }],
    ['?professional=trainer&modality=a&modality=b', { modality: 'invalid' }],
    ['?professional=trainer&language=klingon', { language: 'invalid' }],
    ['?professional=trainer&rating=5&verified=no', { rating: 'invalid', verified: 'invalid' }],
    ['?professional=trainer&q=a', { q: 'invalid' }],
    [`?professional=trainer&q=${'a'.repeat(81)}`, { q: 'invalid' }],
    ['?professional=trainer&utm_source=x&id=1', { utm_source: 'unknown', id: 'unknown' }],
    ['?professional=trainer&__proto__=x', JSON.parse('{"__proto__":"unknown"}') as object],
    ['?professional=trainer&constructor=x', { constructor: 'unknown' }],
  ] as [string, Record<string, string>][]
  test.each(WRONG)('%s: 400 %j', async (query, fields) => {
    const response = await get(query)
    expect(response.status).toBe(400)
    const { error } = (await response.json()) as ErrorBody
    expect(error.code).toBe('INVALID_INPUT')
    expect(Object.entries(error.fields ?? {}).toSorted()).toEqual(Object.entries(fields).toSorted())
  })
})

describe('GET /api/professionals/:id', () => {
  test('returns all fields of a profile page', async () => {
    const profile = await read<ProfessionalProfile>(get(`/${ana}`))
    expect(profile).toMatchObject({
      id: ana,
      certifications: ['NSCA', 'CSCS'],
      checkedCertifications: [{ text: 'NSCA', checkedAt: '2026-11-20T10:00:00.000Z' }],
      achievements: [],
      languages: ['es'],
      objectives: ['muscle_gain'],
      instagramPosts: [],
      socialNetworks: [
        { platform: 'instagram', url: 'https://instagram.com/ana', isPrimary: true },
      ],
      personalWebsite: null,
      ratingCounts: [0, 0, 0, 2, 5],
    })
    expect(new Date(profile.updatedAt).toISOString()).toBe(profile.updatedAt)
  })

  test('finds every profession, and an id in upper case', async () => {
    expect(await read(get(`/${nobody}`))).toMatchObject({ type: 'physiotherapist' })
    expect(await read(get(`/${luis.toUpperCase()}`))).toMatchObject({ id: luis })
  })

  const MISSING = [
    '/00000000-0000-4000-8000-000000000000',
    '/1',
    '/null',
    '/%00',
    '/%E0%A4%A',
    `/${'x'.repeat(2_000)}`,
    "/'%20or%201=1--",
    '/..%2Fstatus',
  ]
  test.each(MISSING)('%s: the same 404', async (path) => {
    for (const ending of ['', '/reviews']) {
      const response = await get(`${path}${ending}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        error: { code: 'NOT_FOUND', requestId: 'request-0123' },
      })
    }
  })

  test('rejects query parameters', async () => {
    const response = await get(`/${ana}?type=trainer`)
    expect(await response.json()).toMatchObject({ error: { fields: { type: 'unknown' } } })
  })
})

describe('GET /api/professionals/:id/reviews', () => {
  test('returns the newest first, five per page', async () => {
    const first = await read<ReviewsResponse>(get(`/${ana}/reviews`))
    expect(first).toMatchObject({ total: 7, page: 1, pageSize: 5 })
    expect(first.items.map(({ comment }) => comment)).toEqual(
      [0, 1, 2, 3, 4].map((daysAgo) => `Written ${daysAgo} days ago`),
    )
    const second = await read<ReviewsResponse>(get(`/${ana}/reviews?page=2`))
    expect(second.items.map(({ comment }) => comment)).toEqual(
      [5, 6].map((daysAgo) => `Written ${daysAgo} days ago`),
    )
  })

  test('returns the last page for a page beyond the end', async () => {
    expect(await read(get(`/${ana}/reviews?page=999999`))).toMatchObject({ page: 2 })
  })

  test('is empty for a professional without reviews', async () => {
    expect(await read(get(`/${luis}/reviews`))).toEqual({
      items: [],
      total: 0,
      page: 1,
      pageSize: 5,
    })
  })

  test.each(['page=0', 'page=x', 'page=1&page=2', 'page=1234567'])('?%s: 400', async (query) => {
    const response = await get(`/${ana}/reviews?${query}`)
    expect(await response.json()).toMatchObject({ error: { fields: { page: 'invalid' } } })
  })
})

describe('every endpoint', () => {
  const answers = () =>
    Promise.all([
      get('?professional=trainer&top10=true'),
      get(`/${ana}`),
      get(`/${ana}/reviews`),
      get('?professional=x'),
      get('/x'),
      callFunction(status, '/api/status'),
      callFunction(unknown, '/api/none'),
    ])

  test('exposes no address, telephone or account', async () => {
    const bodies = (await Promise.all((await answers()).map((answer) => answer.text()))).join('\n')
    expect(bodies).toContain('Ana Pérez')
    expect(bodies).not.toMatch(/@|\+34|user_?id|email/i)
  })

  test('allows only GET and HEAD', async () => {
    const [head, post] = await Promise.all([
      callFunction(professionals, `/api/professionals/${ana}`, { method: 'HEAD' }),
      callFunction(professionals, `/api/professionals/${ana}`, { method: 'POST' }),
    ])
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('is cached by the CDN under the tags of its content', async () => {
    const tags = async (path: string) => (await get(path)).headers.get('netlify-cache-tag')
    expect(await tags('?professional=trainer')).toBe('professionals')
    expect(await tags(`/${ana}`)).toBe(`professional-${ana}`)
    expect(await tags(`/${ana}/reviews`)).toBe(`professional-${ana}`)
    expect(await tags('?professional=x')).toBeNull()
  })

  test('has a cache key of its own parameters only', async () => {
    const vary = async (path: string) => (await get(path)).headers.get('netlify-vary')
    expect(await vary('?professional=trainer')).toBe(
      'query=professional|goal|type|modality|country|city|specialization|language|rating|verified|q|sort|page|top10',
    )
    expect(await vary(`/${ana}`)).toBe('query=none')
    expect(await vary(`/${ana}/reviews?page=2`)).toBe('query=page')
    expect(await vary(`/${ana}?none=1`)).toBeNull()
  })
})
