import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { listProfessionals } from '#db/queries/professionals.ts'
import type { ProfessionalCard } from '#lib/professionals/schemas.ts'
import { BY_DISTANCE, PAGE_SIZE, SORTS, type ListQuery } from '#lib/professionals/list-query.ts'
import { listQuery as query, listSuite } from '#tests/support/list-suite.ts'
import { naiveList } from '#tests/support/naive-list.ts'

const { db, owner, everybody, expectSame } = listSuite()

describe('search', () => {
  const names = (items: ProfessionalCard[]) => items.map(({ name }) => name ?? '')
  const search = (q: string) => listProfessionals(db(), query({ q }))

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
    expect(madrid.items.every(({ place }) => place?.state.includes('Madrid'))).toBe(true)
    expect((await search('igo')).items.filter(({ name }) => name?.startsWith('Íñigo'))).toEqual([])
  })

  /** Of few and many, of two, three and more letters, of one word and of two. */
  const TEXTS = [
    ...['ma', 'jo', 'de', 'íñ', 'zz', 'mar', 'cla', 'an ga', 'lópez', 'ma madr'],
    ...['rodilla', 'fuerza en Madrid', 'Spain online', 'rehab', 'inglés'],
  ]

  test.each(TEXTS)('%j with every other filter and in every order', async (q) => {
    const filters: Partial<ListQuery>[] = [
      {},
      { country: 'ES', modality: 'in-person' },
      { city: 'es-madrid' },
      { city: 'es-madrid', sort: BY_DISTANCE },
      { specialization: 'strength', language: 'en' },
      { goal: 'toning', rating: '4' },
      { professional: 'physiotherapist', page: 2 },
      ...SORTS.map((sort) => ({ sort })),
    ]
    for (const given of filters) {
      const asked = query({ q, ...given })
      const pages = Math.ceil(naiveList(everybody(), asked).length / PAGE_SIZE)
      await expectSame({ ...asked, page: Math.max(1, Math.min(asked.page, pages)) })
    }
  })

  test.each([
    ['rehabilitación', 'physiotherapist', ['sports_rehabilitation', 'injury_rehabilitation']],
    ['rehabilitar', 'trainer', ['rehabilitation']],
    ['knees', 'physiotherapist', ['traumatological', 'sports_rehabilitation']],
    ['bebé', 'physiotherapist', ['pediatric']],
    ['osteopatía', 'physiotherapist', ['manual_therapy']],
    ['perder peso', 'nutritionist', ['weight_loss']],
    ['English', 'trainer', ['en']],
    ['presencial', 'trainer', ['in-person', 'both']],
    ['España', 'nutritionist', ['ES']],
    ['Seville', 'trainer', ['es-sevilla']],
    ['fisio', 'physiotherapist', ['physiotherapist']],
  ] as const)('%s finds a %s by %j', async (q, professional, values) => {
    const asked = query({ q, professional })
    const all = await expectSame(asked)
    const fitting = everybody().filter(
      (row) =>
        row.type === professional &&
        values.some(
          (value) =>
            [row.type, row.country, row.modality, row.city].includes(value) ||
            [row.goals, row.specialties, row.languages].some((list) => list.includes(value)),
        ),
    )
    expect(fitting.length).toBeGreaterThan(10)
    expect(all).toEqual(expect.arrayContaining(fitting.slice(0, 10)))
  })

  test('a knee leads to nobody who only treats children', async () => {
    const { id } = everybody().find(({ type }) => type === 'physiotherapist')!
    const found = async () => {
      const { items } = await listProfessionals(
        db(),
        query({ q: 'rodilla Zenobia', professional: 'physiotherapist' }),
      )
      return items.map((item) => item.id as string)
    }
    const treats = (specialty: string) =>
      db().execute(sql`
        update professionals
        set bio = 'Zenobia', specialization = array[${specialty}], available_objectives = '{}'
        where id = ${id}`)
    await treats('pediatric')
    expect(await found()).toEqual([])
    await treats('traumatological')
    expect(await found()).toEqual([id])
  })

  test('combines with the other filters', async () => {
    const all = await search('maria')
    const some = await listProfessionals(
      db(),
      query({ q: 'maria', modality: 'both', country: 'ES' }),
    )
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
    const person = everybody().find(
      ({ city, type }) => city?.startsWith('pt-') && type === 'trainer',
    )!
    const found = async (q: string) =>
      (await search(q)).items.some(({ id }) => (id as string) === person.id)
    await db().execute(sql`
      update profiles set display_name = 'Zacarías Zumalabe'
      where user_id = (select user_id from professionals where id = ${person.id})`)
    expect(await found('zacarias zumal')).toBe(true)
    await db().execute(sql`update professionals set bio = 'Xilófono' where id = ${person.id}`)
    expect(await found('xilofono')).toBe(true)
    await db().execute(sql`update cities set name = 'Xaca Ñueva' where id = ${person.city}`)
    expect(await found('xaca nueva zumalabe')).toBe(true)
    await db().execute(sql`
      update professionals
      set certifications = '{Diploma Ópalo}', languages = '{fi}', training_modality = 'online',
        specialization = '{strength}', available_objectives = '{toning}'
      where id = ${person.id}`)
    expect(await found('zumalabe ópalo finés online fuerza tonificación')).toBe(true)
    await db().execute(sql`
      update states set name = 'Región Ámbar' where id = (select state_id from cities where id = ${person.city})`)
    expect(await found('zumalabe ambar')).toBe(true)
  })
})

describe('the query plan', () => {
  // After the writes of the earlier tests the visibility map is stale, which rules out index-only scans.
  beforeAll(() => owner().execute(sql`vacuum analyze professionals`))

  /** The query plans of the statements that `run` sends to the driver. */
  async function plansOf(run: () => Promise<unknown>): Promise<string> {
    const spy = vi.spyOn(db().pool, 'query')
    await run()
    const asked = spy.mock.calls as unknown as [config: { text: string }, values: unknown[]][]
    spy.mockRestore()
    const plans = await Promise.all(
      asked.map(([{ text }, values]) =>
        db().pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values),
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
    const plan = await plansOf(() => listProfessionals(db(), query(given)))
    expect(plan).toMatch(/Index .*professionals_/)
    expect(plan).not.toMatch(/Seq Scan on (professionals|profiles)/)
  })

  test('a list without a city cannot be read by the index of cities', async () => {
    // With no other index of what a list filters by, the planner would take it if it could.
    const orders = ['score', 'rating', 'reviews', 'experience'].flatMap((order) => [
      sql.identifier(`professionals_by_${order}`),
      sql.identifier(`professionals_by_${order}_in_country`),
    ])
    const undone = new Error('undone')
    const plans: string[] = []
    const tried = owner().transaction(async (tx) => {
      await tx.execute(sql`drop index ${sql.join(orders, sql`, `)}`)
      for (const scan of ['seqscan', 'indexscan', 'bitmapscan'])
        await tx.execute(sql`set local ${sql.identifier(`enable_${scan}`)} = off`)
      for (const city of [sql``, sql`and city_id = 'es-madrid'`]) {
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
          sql`explain select country_id from professionals where is_public and type = 'trainer' ${city}`,
        )
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      }
      throw undone
    })
    await expect(tried).rejects.toBe(undone)
    expect(plans[0]).not.toContain('professionals_in_city')
    expect(plans[1]).toContain('professionals_in_city')
  })

  test.each([
    ['ma', 'professionals_by_score_with_words'],
    ['maria garcia', 'professionals_search_trainer'],
  ])('of %j reads %s', async (q, index) => {
    const plan = await plansOf(() => listProfessionals(db(), query({ q })))
    expect(plan).toContain(index)
  })
})
