import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '#db/client.ts'
import { listProfessionals } from '#db/queries/professionals.ts'
import { seedBench } from '#db/seed/bench.ts'
import { ListResponse, type ProfessionalCard } from '#lib/professionals/contract.ts'
import { GOAL_CHOICES } from '#lib/professionals/goals.ts'
import {
  BY_DISTANCE,
  LIST_END,
  PAGE_SIZE,
  MIN_RATINGS,
  SORTS,
  type ListQuery,
} from '#lib/professionals/list-query.ts'
import { NEARBY_KM } from '#lib/locations/distance.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { naiveList, readEverybody, type Row } from '#tests/support/naive-list.ts'

/** Enough for every combination to match, for a list to exceed its end, and for the planner to prefer an index. */
const PEOPLE = 3000

let database: TestDatabase
let db: Database
let everybody: Row[]
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await seedBench(database.owner, PEOPLE)
  everybody = await readEverybody(db)
}, 120_000)
afterAll(() => database.close())

const query = (given: Partial<ListQuery> = {}): ListQuery => ({
  professional: 'trainer',
  sort: 'score',
  page: 1,
  modality: undefined,
  ...given,
})

const NOBODY = { items: [], total: 0, isMore: false, page: 1 }

async function expectSame(given: ListQuery) {
  const all = naiveList(everybody, given)
  const expected = all.slice(0, LIST_END)
  const page = await listProfessionals(db, given)
  const from = (given.page - 1) * PAGE_SIZE
  expect(page.items.map(({ id }) => id)).toEqual(
    expected.slice(from, from + PAGE_SIZE).map(({ id }) => id),
  )
  const isMore = all.length > LIST_END
  expect(page).toMatchObject({ total: expected.length, isMore, page: given.page })
  return all
}

describe('filters', () => {
  /** Every subset of the filters of a profession, each with values that occur in the rows. */
  const choices = (type: ProfessionalType): Partial<ListQuery>[][] => [
    [{}, ...MODALITIES.map((modality) => ({ modality }))],
    [{}, { country: 'ES' }, { country: 'GI' }],
    [{}, { city: 'es-madrid' }, { city: 'es-jaca' }],
    [{}, { language: 'en', rating: '4' }],
    [{}, ...(type === 'trainer' ? GOAL_CHOICES.slice(-2).map((goal) => ({ goal })) : [])],
    [{}, { specialization: SPECIALTIES[type][1] }, { specialization: SPECIALTIES[type].at(-1)! }],
  ]

  test.each(PROFESSIONAL_TYPES)(
    '%s: every combination returns the expected professionals',
    async (type) => {
      const combinations = choices(type).reduce<Partial<ListQuery>[]>(
        (all, values) => all.flatMap((one) => values.map((value) => ({ ...one, ...value }))),
        [{}],
      )
      let found = 0
      for (const given of combinations)
        found += (await expectSame(query({ professional: type, ...given }))).length
      expect(found).toBeGreaterThan(PEOPLE)
    },
  )

  test.each(GOAL_CHOICES)('goal %s', async (goal) => {
    expect((await expectSame(query({ goal }))).length).toBeGreaterThan(100)
  })

  test.each(PROFESSIONAL_TYPES)('%s: each speciality', async (professional) => {
    for (const specialization of SPECIALTIES[professional])
      expect((await expectSame(query({ professional, specialization }))).length).toBeGreaterThan(50)
  })

  test.each([
    { language: 'fr' },
    ...MIN_RATINGS.map((rating) => ({ rating })),
    { language: 'en', rating: '4.5', country: 'ES' },
  ] as const)('%j', async (given) => {
    const all = await expectSame(query(given))
    expect(all.length).toBeGreaterThan(0)
    expect(all.length).toBeLessThan(naiveList(everybody, query()).length)
  })

  test('the goal "online" disables the modality filter', async () => {
    const online = await listProfessionals(db, query({ modality: 'online' }))
    expect(await listProfessionals(db, query({ goal: 'online', modality: 'in-person' }))).toEqual(
      online,
    )
  })

  test.each([{ country: 'ZZ' }, { city: 'es-nowhere' }, { country: 'PT', city: 'es-madrid' }])(
    '%j gives an empty list',
    async (given) => {
      expect(await listProfessionals(db, query(given))).toEqual(NOBODY)
    },
  )
})

describe('sorting and pagination', () => {
  test.each(SORTS)('by %s, with ties, over every page', async (sort) => {
    const given = { professional: 'nutritionist', sort, country: 'ES' } as const
    const expected = naiveList(everybody, query(given))
    const values = expected.map((row) => row[sort])
    expect(new Set(values).size).toBeLessThan(values.length)
    for (let page = 1; page <= Math.ceil(expected.length / PAGE_SIZE); page++)
      await expectSame(query({ ...given, page }))
  })

  test.each([
    {},
    { city: 'es-madrid' },
    { q: 'maria' },
    { country: 'ES', goal: 'toning' as const },
  ])('a page beyond the end of %j returns the last one', async (given) => {
    const { total } = await listProfessionals(db, query(given))
    const last = Math.ceil(total / PAGE_SIZE)
    expect(last).toBeGreaterThan(1)
    const page = await listProfessionals(db, query({ ...given, page: last }))
    expect(page.items).toHaveLength(total - (last - 1) * PAGE_SIZE)
    expect(await listProfessionals(db, query({ ...given, page: last + 1 }))).toEqual(page)
    expect(await listProfessionals(db, query({ ...given, page: 999_999 }))).toEqual(page)
  })

  test.each(['es-madrid', 'es-irun', 'es-jaca'])(
    'by distance from %s: its people first, then those within 50 km, each with the distance',
    async (city) => {
      const given = query({ city, sort: BY_DISTANCE })
      const all = await expectSame(given)
      const own = naiveList(everybody, query({ city }))
      expect(all.slice(0, own.length)).toEqual(own)
      const { items, total } = await listProfessionals(db, given)
      expect(items.slice(0, own.length).every(({ distanceKm }) => distanceKm === 0)).toBe(true)
      for (const { distanceKm } of items) expect(distanceKm).toBeLessThanOrEqual(NEARBY_KM)
      const last = await listProfessionals(db, { ...given, page: Math.ceil(total / PAGE_SIZE) })
      expect(last.items.at(-1)?.distanceKm).toBeGreaterThanOrEqual(items[0]!.distanceKm!)
    },
  )

  test('by distance other filters and pages hold, and nobody else has a distance', async () => {
    const given = { city: 'es-madrid', sort: BY_DISTANCE, modality: 'online' } as const
    for (const page of [1, 2]) await expectSame(query({ ...given, page }))
    const { items } = await listProfessionals(db, query({ city: 'es-madrid' }))
    for (const item of items) expect(item).not.toHaveProperty('distanceKm')
  })

  test('by rating one review of five stars is not before many of nearly five', async () => {
    const { items } = await listProfessionals(db, query({ sort: 'rating' }))
    expect(items[0]!.totalReviews).toBeGreaterThan(5)
  })

  test('page 7 of an empty list is page 1', async () => {
    const page = await listProfessionals(db, query({ q: 'nobodyiscalledthis', page: 7 }))
    expect(page).toEqual(NOBODY)
  })
})

describe('search', () => {
  const names = (items: ProfessionalCard[]) => items.map(({ name }) => name ?? '')
  const search = (q: string) => listProfessionals(db, query({ q }))

  test.each(['María', 'maria', 'MARIA', 'mari\u0301a', '  maría  ', 'marí'])('%j', async (q) => {
    const { total, items } = await search(q)
    expect(total).toBeGreaterThan(0)
    for (const name of names(items)) expect(name).toMatch(/\bMar[ií]/)
  })

  test('matches every word as a prefix in name, text or city', async () => {
    const { items } = await search('íñi NÚÑ')
    expect(items.length).toBeGreaterThan(0)
    for (const name of names(items)) expect(name).toMatch(/^Íñigo .*Núñez/)
    const madrid = await search('madr')
    expect(madrid.items.every(({ place }) => place?.city === 'Madrid')).toBe(true)
    expect((await search('igo')).items.filter(({ name }) => name?.startsWith('Íñigo'))).toEqual([])
  })

  test('combines with the other filters', async () => {
    const all = await search('maria')
    const some = await listProfessionals(db, query({ q: 'maria', modality: 'both', country: 'ES' }))
    expect(some.total).toBeGreaterThan(0)
    expect(some.total).toBeLessThan(all.total)
  })

  test.each([
    "'",
    "' or 1=1 --",
    ':*',
    '!',
    'a & | !',
    '\\',
    '%_',
    '((',
    '<->',
    '🏋️🏋️',
    'a:*b',
    '\ud800x',
    '$1',
    'x'.repeat(80),
  ])('hostile text %j is searched literally', async (q) => {
    const { total, items } = await search(q)
    expect(items.length).toBe(Math.min(total, PAGE_SIZE))
  })

  test('is updated for a new name, a new text and a renamed city', async () => {
    const person = everybody.find(
      ({ city, type }) => city?.startsWith('pt-') && type === 'trainer',
    )!
    const found = async (q: string) =>
      (await search(q)).items.some(({ id }) => (id as string) === person.id)
    await db.execute(sql`
      update profiles set display_name = 'Zacarías Zumalabe'
      where user_id = (select user_id from professionals where id = ${person.id})`)
    expect(await found('zacarias zumal')).toBe(true)
    await db.execute(sql`update professionals set bio = 'Xilófono' where id = ${person.id}`)
    expect(await found('xilofono')).toBe(true)
    await db.execute(sql`update cities set name = 'Xaca Ñueva' where id = ${person.city}`)
    expect(await found('xaca nueva zumalabe')).toBe(true)
  })
})

describe('totals', () => {
  test('stay exact after writes of every kind', async () => {
    const some = (n: number) => sql`id in (select id from professionals order by id limit ${n})`
    const writes = [
      sql`update professionals set training_modality = 'both' where ${some(40)}`,
      sql`update professionals set available_objectives = '{toning,toning,nothing}' where ${some(30)}`,
      sql`update professionals set specialization = '{}', city_id = null where ${some(20)}`,
      sql`update professionals set city_id = 'pt-lisboa' where ${some(10)}`,
      sql`update professionals set is_public = false where ${some(60)}`,
      sql`update professionals set is_public = true, training_modality = 'online' where ${some(55)}`,
      sql`update states set country_id = 'FR' where id = 'PT-11'`,
      sql`delete from users where id in (select user_id from professionals where ${some(50)})`,
    ]
    for (const write of writes) {
      await db.execute(write)
      everybody = await readEverybody(db)
      await expectSame(query({ goal: 'toning' }))
      await expectSame(query({ country: 'FR', modality: 'both' }))
      await expectSame(query({ country: 'PT', specialization: 'strength' }))
    }
  })
})

describe('more than a thousand results', () => {
  const LAST = Math.ceil(LIST_END / PAGE_SIZE)

  test.each(SORTS)('by %s: pages end at the thousandth result', async (sort) => {
    const all = await expectSame(query({ sort, page: LAST }))
    expect(all.length).toBeGreaterThan(LIST_END + PAGE_SIZE)
    const last = await listProfessionals(db, query({ sort, page: LAST }))
    expect(last).toMatchObject({ total: LIST_END, isMore: true, page: LAST })
    expect(last.items.at(-1)?.id).toBe(all[LIST_END - 1]!.id)
    for (const page of [LAST + 1, LAST + 2, 999_999])
      expect(await listProfessionals(db, query({ sort, page }))).toEqual(last)
  })

  test('exactly a thousand are counted; one more sets isMore', async () => {
    const trainers = naiveList(everybody, query())
    const hide = (from: number) =>
      db.execute(
        sql`update professionals set is_public = false where id = any (${sql.param(
          trainers.slice(from).map(({ id }) => id),
        )}::uuid[])`,
      )
    await hide(LIST_END + 1)
    expect(await listProfessionals(db, query())).toMatchObject({ total: LIST_END, isMore: true })
    await hide(LIST_END)
    expect(await listProfessionals(db, query())).toMatchObject({ total: LIST_END, isMore: false })
    await hide(LIST_END - 1)
    expect(await listProfessionals(db, query())).toMatchObject({
      total: LIST_END - 1,
      isMore: false,
    })
  })
})

describe('the response', () => {
  test('conforms to the contract', async () => {
    const page = { ...(await listProfessionals(db, query())), pageSize: PAGE_SIZE }
    expect(ListResponse.parse(page)).toEqual(page)
    expect(JSON.stringify(page)).not.toContain('@example.com')
  })
})

describe('the query plan', () => {
  // After the writes of the earlier tests the visibility map is stale, which rules out index-only scans.
  beforeAll(() => database.owner.execute(sql`vacuum analyze professionals`))

  /** The query plans of the statements that `run` sends to the driver. */
  async function plansOf(run: () => Promise<unknown>): Promise<string> {
    const spy = vi.spyOn(db.pool, 'query')
    await run()
    const asked = spy.mock.calls as unknown as [config: { text: string }, values: unknown[]][]
    spy.mockRestore()
    const plans = await Promise.all(
      asked.map(([{ text }, values]) =>
        db.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values),
      ),
    )
    return plans.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n')
  }

  test.each([
    { country: 'ES', modality: 'in-person', goal: 'muscle_gain' },
    { country: 'ES', modality: 'in-person', specialization: 'strength' },
    { country: 'ES', city: 'es-madrid', goal: 'muscle_gain' },
    { country: 'ES', modality: 'both', goal: 'toning', sort: 'rating' },
    { country: 'ES', modality: 'both', goal: 'toning', sort: 'reviews' },
    { country: 'ES', modality: 'both', goal: 'toning', sort: 'experience' },
    { country: 'ES', modality: 'online', q: 'maria garcia' },
    { page: 84 },
    {},
  ] as const)('of %j contains no sequential scan of professionals', async (given) => {
    const plan = await plansOf(() => listProfessionals(db, query(given)))
    expect(plan).toMatch(/Index .*professionals_/)
    expect(plan).not.toMatch(/Seq Scan on (professionals|profiles)/)
  })
})
