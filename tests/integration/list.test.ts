import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listProfessionals } from '#db/queries/professionals.ts'
import { ListResponse } from '#lib/professionals/schemas.ts'
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
import { listQuery as query, listSuite, PEOPLE } from '#tests/support/list-suite.ts'
import { naiveList } from '#tests/support/naive-list.ts'

const { db, everybody, readAgain, expectSame } = listSuite()

const NOBODY = { items: [], total: 0, isMore: false, page: 1 }

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
    expect(all.length).toBeLessThan(naiveList(everybody(), query()).length)
  })

  test('the goal "online" disables the modality filter', async () => {
    const online = await listProfessionals(db(), query({ modality: 'online' }))
    expect(await listProfessionals(db(), query({ goal: 'online', modality: 'in-person' }))).toEqual(
      online,
    )
  })

  test.each([{ country: 'ZZ' }, { city: 'es-nowhere' }, { country: 'PT', city: 'es-madrid' }])(
    '%j gives an empty list',
    async (given) => {
      expect(await listProfessionals(db(), query(given))).toEqual(NOBODY)
    },
  )
})

describe('sorting and pagination', () => {
  test.each(SORTS)('by %s, with ties, over every page', async (sort) => {
    const given = { professional: 'nutritionist', sort, country: 'ES' } as const
    const expected = naiveList(everybody(), query(given))
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
    const { total } = await listProfessionals(db(), query(given))
    const last = Math.ceil(total / PAGE_SIZE)
    expect(last).toBeGreaterThan(1)
    const page = await listProfessionals(db(), query({ ...given, page: last }))
    expect(page.items).toHaveLength(total - (last - 1) * PAGE_SIZE)
    expect(await listProfessionals(db(), query({ ...given, page: last + 1 }))).toEqual(page)
    expect(await listProfessionals(db(), query({ ...given, page: 999_999 }))).toEqual(page)
  })

  test.each(['es-madrid', 'es-irun', 'es-jaca'])(
    'by distance from %s: its people first, then those within 50 km, each with the distance',
    async (city) => {
      const given = query({ city, sort: BY_DISTANCE })
      const all = await expectSame(given)
      const own = naiveList(everybody(), query({ city }))
      expect(all.slice(0, own.length)).toEqual(own)
      const { items, total } = await listProfessionals(db(), given)
      expect(items.slice(0, own.length).every(({ distanceKm }) => distanceKm === 0)).toBe(true)
      for (const { distanceKm } of items) expect(distanceKm).toBeLessThanOrEqual(NEARBY_KM)
      const last = await listProfessionals(db(), { ...given, page: Math.ceil(total / PAGE_SIZE) })
      expect(last.items.at(-1)?.distanceKm).toBeGreaterThanOrEqual(items[0]!.distanceKm!)
    },
  )

  test('by distance other filters and pages hold, and nobody else has a distance', async () => {
    const given = { city: 'es-madrid', sort: BY_DISTANCE, modality: 'online' } as const
    for (const page of [1, 2]) await expectSame(query({ ...given, page }))
    const { items } = await listProfessionals(db(), query({ city: 'es-madrid' }))
    for (const item of items) expect(item).not.toHaveProperty('distanceKm')
  })

  test('by rating one review of five stars is not before many of nearly five', async () => {
    const { items } = await listProfessionals(db(), query({ sort: 'rating' }))
    expect(items[0]!.totalReviews).toBeGreaterThan(5)
  })

  test('page 7 of an empty list is page 1', async () => {
    const page = await listProfessionals(db(), query({ q: 'nobodyiscalledthis', page: 7 }))
    expect(page).toEqual(NOBODY)
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
      await db().execute(write)
      await readAgain()
      await expectSame(query({ goal: 'toning' }))
      await expectSame(query({ country: 'FR', modality: 'both' }))
      await expectSame(query({ country: 'PT', specialization: 'strength' }))
    }
  })
})

describe('more results than are counted', () => {
  const LAST = Math.ceil(LIST_END / PAGE_SIZE)

  test.each(SORTS)('by %s: pages end with the last that is counted', async (sort) => {
    const all = await expectSame(query({ sort, page: LAST }))
    expect(all.length).toBeGreaterThan(LIST_END + PAGE_SIZE)
    const last = await listProfessionals(db(), query({ sort, page: LAST }))
    expect(last).toMatchObject({ total: LIST_END, isMore: true, page: LAST })
    expect(last.items.at(-1)?.id).toBe(all[LIST_END - 1]!.id)
    for (const page of [LAST + 1, LAST + 2, 999_999])
      expect(await listProfessionals(db(), query({ sort, page }))).toEqual(last)
  })

  test('as many as are counted are all; one more sets isMore', async () => {
    const trainers = naiveList(everybody(), query())
    const hide = (from: number) =>
      db().execute(
        sql`update professionals set is_public = false where id = any (${sql.param(
          trainers.slice(from).map(({ id }) => id),
        )}::uuid[])`,
      )
    await hide(LIST_END + 1)
    expect(await listProfessionals(db(), query())).toMatchObject({ total: LIST_END, isMore: true })
    await hide(LIST_END)
    expect(await listProfessionals(db(), query())).toMatchObject({ total: LIST_END, isMore: false })
    await hide(LIST_END - 1)
    expect(await listProfessionals(db(), query())).toMatchObject({
      total: LIST_END - 1,
      isMore: false,
    })
  })
})

describe('the response', () => {
  test('conforms to the contract', async () => {
    const page = { ...(await listProfessionals(db(), query())), pageSize: PAGE_SIZE }
    expect(ListResponse.parse(page)).toEqual(page)
    expect(JSON.stringify(page)).not.toContain('@example.com')
  })
})
