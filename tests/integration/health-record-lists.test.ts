import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { findRecords } from '#db/queries/health/records.ts'
import { healthRecords } from '#db/schema/health/index.ts'
import { withActor } from '#db/with-actor.ts'
import { RECORDS_PAGE, SERIES_MAX, type HealthRecords } from '#lib/health/schemas.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import type { HealthRecordId } from '#lib/ids.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { callHealth, crowd, keeper, planOf, type Keeper } from '#tests/support/health.ts'
import { insertMany } from '#tests/support/many-records.ts'
import { share } from '#tests/support/sharing.ts'

const db = accountSuite()

const list = async ({ ask }: Keeper, query = '') => ask<HealthRecords>('GET', `/records${query}`)
const stored = ({ id }: Keeper) =>
  withActor(db(), id, (scope) =>
    scope.select().from(healthRecords).where(eq(healthRecords.userId, id)),
  )

describe('a record of somebody else', () => {
  test.each(['PATCH', 'DELETE'])('is missing for %s, also for who may read it', async (method) => {
    const [ana, leire] = [await keeper(db()), await keeper(db(), { role: 'physiotherapist' })]
    const { id } = await ana.add({ weight: 70 })
    await share(db.owner(), ana, { id: leire.id, type: 'physiotherapist' })
    const body = method === 'PATCH' ? { version: 1, weight: 99 } : undefined
    const [foreign, none] = await Promise.all(
      [id, randomUUID()].map((record) => leire.call(method, `/records/${record}`, body)),
    )
    expect(foreign!.status).toBe(404)
    expect(await foreign!.text()).toBe(await none!.text())
    expect(await stored(ana)).toMatchObject([{ weight: 70, version: 1 }])
  })

  test('is in no list, also of who may read it', async () => {
    const [ana, leire] = [await keeper(db()), await keeper(db(), { role: 'physiotherapist' })]
    await ana.add({ weight: 70 })
    await share(db.owner(), ana, { id: leire.id, type: 'physiotherapist' })
    expect(await list(leire)).toEqual({ items: [], next: null })
    expect(await leire.ask('GET', '/series?measures=weight')).toEqual({ items: [] })
    expect(await leire.ask('GET', '/overview')).toMatchObject({ records: 0, measures: [] })
    expect(await leire.ask('GET', '/history')).toMatchObject({ weight: null })
  })

  test('does not exist for a visitor', async () => {
    for (const [method, path] of [
      ['GET', '/records'],
      ['POST', '/records'],
      ['GET', '/series?measures=weight'],
    ] as const) {
      expect((await callHealth(method, path, method === 'GET' ? {} : { body: {} })).status).toBe(
        401,
      )
    }
  })
})

describe('the list', () => {
  test('has the newest day first, and of one day the last written', async () => {
    const ana = await keeper(db())
    for (const [recordDate, weight] of [
      ['2026-11-18', 70],
      ['2026-11-20', 71],
      ['2026-11-19', 72],
      ['2026-11-20', 73],
    ] as const)
      await ana.add({ recordDate, weight })
    const weights = async (query = '') => (await list(ana, query)).items.map(({ weight }) => weight)
    expect(await weights()).toEqual([73, 71, 72, 70])
    expect(await weights('?from=2026-11-19&to=2026-11-19')).toEqual([72])
    expect(await weights('?from=2026-11-19')).toEqual([73, 71, 72])
    expect(await weights('?to=2026-11-18')).toEqual([70])
  })

  test('comes in pages, each record once, also of one moment', async () => {
    const ana = await keeper(db())
    const total = 2 * RECORDS_PAGE + 1
    // All of one statement, so of one time of creation.
    await withActor(db(), ana.id, (scope) =>
      scope.insert(healthRecords).values(
        Array.from({ length: total }, (_, n) => ({
          userId: ana.id,
          recordDate: `2026-01-0${1 + (n % 3)}`,
          weight: 50 + n / 10,
        })),
      ),
    )
    const seen: HealthRecord[] = []
    const sizes: number[] = []
    for (let next: string | null = ''; next !== null;) {
      const page: HealthRecords = await list(ana, next && `?after=${next}`)
      seen.push(...page.items)
      sizes.push(page.items.length)
      next = page.next
    }
    expect(sizes).toEqual([RECORDS_PAGE, RECORDS_PAGE, 1])
    expect(new Set(seen.map(({ id }) => id)).size).toBe(total)
    const days = seen.map(({ recordDate }) => recordDate)
    expect(days).toEqual(days.toSorted().reverse())
  })

  const id = randomUUID()
  test.each([
    'x',
    '2026-11-20',
    `2026-02-30_2026-11-20T10:00:00.000Z_${id}`,
    `2026-11-20_2026-11-20T25:00:00.000Z_${id}`,
    `0000-01-01_0000-01-01T10:00:00.000Z_${id}`,
    `2026-11-20_2026-11-20T10:00:00.000Z_${'-'.repeat(36)}`,
    `2026-11-20_2026-11-20T10:00:00.000Z_${id}_`,
  ])('refuses %s as a place to go on', async (after) => {
    const ana = await keeper(db())
    expect(await errorOf(await ana.call('GET', `/records?after=${after}`))).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
      fields: { after: 'invalid' },
    })
  })
})

describe('a series', () => {
  test('is that of the newest 8,000 records', async () => {
    const ana = await keeper(db())
    await insertMany(db.owner(), ana.id, SERIES_MAX + 2)
    const { items } = await ana.ask<{ items: { recordDate: string }[] }>(
      'GET',
      '/series?measures=weight',
    )
    expect(items).toHaveLength(SERIES_MAX)
    expect(items[0]!.recordDate).toBe('1960-01-03')
  })

  test('has the records with a value of what is asked for, oldest first', async () => {
    const ana = await keeper(db())
    await ana.add({ recordDate: '2026-11-20', weight: 71, note: 'Tras el viaje' })
    await ana.add({ recordDate: '2026-11-18', systolicBp: 120, diastolicBp: 80 })
    await ana.add({ recordDate: '2026-11-19', restingHeartRate: 60 })
    const series = async (query: string) =>
      (await ana.ask<{ items: object[] }>('GET', `/series?${query}`)).items
    expect(await series('measures=systolicBp,diastolicBp,weight,weight')).toEqual([
      {
        id: expect.any(String) as string,
        recordDate: '2026-11-18',
        note: null,
        values: { systolicBp: 120, diastolicBp: 80 },
      },
      {
        id: expect.any(String) as string,
        recordDate: '2026-11-20',
        note: 'Tras el viaje',
        values: { weight: 71 },
      },
    ])
    expect(await series('measures=bmi')).toEqual([])
    expect(await series('measures=weight,restingHeartRate&from=2026-11-20')).toHaveLength(1)
  })

  test.each(['measures=', 'measures=password', 'measures=weight;bmi', '', 'measures=user_id'])(
    'refuses %j',
    async (query) => {
      const ana = await keeper(db())
      expect((await ana.call('GET', `/series?${query}`)).status).toBe(400)
    },
  )
})

test('a page of records is read from the index, in its order', async () => {
  const ana = await keeper(db())
  await db.owner().execute(sql`
    insert into health_records (user_id, record_date, weight)
    select ${ana.id}, date '2020-01-01' + n, 70 from generate_series(1, 2000) n`)
  await crowd(db.owner())
  const plan = await withActor(db(), ana.id, (scope) =>
    planOf(
      scope,
      findRecords(scope, {
        after: {
          recordDate: '2024-01-01',
          createdAt: new Date(),
          id: randomUUID() as HealthRecordId,
        },
        from: '2021-01-01',
        limit: 101,
      }),
    ),
  )
  expect(plan).toContain('using health_records_newest')
  expect(plan).toMatch(/Index Cond: .*ROW\(record_date, created_at, id\) </)
  expect(plan).not.toMatch(/Sort|Seq Scan on health_records|app_uid\(\)/)
})
