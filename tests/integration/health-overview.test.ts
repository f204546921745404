import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { summarize } from '#db/queries/health/overview.ts'
import { healthConsents } from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import { withActor } from '#db/with-actor.ts'
import { OVERVIEW_POINTS, type Overview } from '#lib/health/schemas.ts'
import { CONSENT_VERSION } from '#lib/health/consent-text.ts'
import { INITIAL_SETTINGS, type Settings } from '#lib/health/settings.ts'
import type { UserId } from '#lib/ids.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { crowd, keeper, planOf, type Keeper } from '#tests/support/health.ts'

const db = accountSuite()
const overviewOf = ({ ask }: Keeper) => ask<Overview>('GET', '/overview')

describe('the overview', () => {
  test('of somebody new has a person, no consent, and initial settings', async () => {
    const ana = await keeper(db(), { consents: false, birthDate: null })
    expect(await overviewOf(ana)).toEqual({
      consent: null,
      person: { userId: ana.id, name: 'Test athlete', birthDate: null, gender: null },
      settings: INITIAL_SETTINGS,
      records: 0,
      measures: [],
    })
  })

  test('has the running consent, and says whether its text is the current one', async () => {
    const ana = await keeper(db())
    expect((await overviewOf(ana)).consent).toEqual({
      version: CONSENT_VERSION,
      givenAt: expect.any(String) as string,
      isCurrent: true,
    })
    await withActor(db(), ana.id, (scope) =>
      scope.update(healthConsents).set({ textVersion: '2026-01-01' }),
    )
    expect((await overviewOf(ana)).consent).toMatchObject({
      version: '2026-01-01',
      isCurrent: false,
    })
    await ana.ask('DELETE', '/consent', { data: 'keep' })
    expect((await overviewOf(ana)).consent).toBeNull()
  })

  test('names the person by first and last name', async () => {
    const ana = await keeper(db())
    await db()
      .update(profiles)
      .set({ firstName: 'Ana', lastName: 'Gil Pérez', gender: 'female' })
      .where(sql`user_id = ${ana.id}`)
    expect((await overviewOf(ana)).person).toEqual({
      userId: ana.id,
      name: 'Ana Gil Pérez',
      birthDate: '1990-05-17',
      gender: 'female',
    })
  })

  test('has each measure that has values: how many, and the newest, oldest first', async () => {
    const ana = await keeper(db())
    await ana.add({ recordDate: '2026-11-19', weight: 71.25, height: 175 })
    await ana.add({ recordDate: '2026-11-20', weight: 70 })
    await ana.add({ recordDate: '2026-11-18', systolicBp: 120, diastolicBp: 80 })
    await ana.add({ recordDate: '2026-11-20', weight: 69 })
    const { records, measures } = await overviewOf(ana)
    expect(records).toBe(4)
    const summaries = Object.fromEntries(measures.map(({ measure, ...one }) => [measure, one]))
    expect(Object.keys(summaries)).toEqual(['weight', 'height', 'systolicBp', 'diastolicBp', 'bmi'])
    expect(summaries).toMatchObject({
      weight: {
        count: 3,
        first: 71.25,
        points: [
          { recordDate: '2026-11-19', value: 71.25 },
          { recordDate: '2026-11-20', value: 70 },
          { recordDate: '2026-11-20', value: 69 },
        ],
      },
      height: { count: 3 },
      systolicBp: { count: 1, points: [{ recordDate: '2026-11-18', value: 120 }] },
      diastolicBp: { count: 1 },
      bmi: { points: [{ value: 23.2653 }, { value: 22.8571 }, { value: 22.5306 }] },
    })
  })

  test('has the newest of many, in one pass over the index that sorts nothing', async () => {
    const ana = await keeper(db())
    await fill(ana.id, 2000)
    await crowd(db.owner())
    const { records, measures } = await overviewOf(ana)
    expect(records).toBe(2000)
    const weight = measures.find(({ measure }) => measure === 'weight')!
    expect(weight.count).toBe(2000)
    expect(weight.points).toHaveLength(OVERVIEW_POINTS)
    expect(weight.first).toBe(70)
    expect(weight.points.at(-1)).toEqual({ recordDate: '2025-06-23', value: 70 })
    expect(measures.find(({ measure }) => measure === 'fastingGlucose')).toMatchObject({
      count: 20,
      points: Array.from({ length: 20 }, (_, n) => ({ value: 91 + n })),
    })
    const plan = await withActor(db(), ana.id, (scope) => planOf(scope, summarize(scope, 30)))
    expect(plan).toContain('using health_records_newest')
    expect(plan).not.toMatch(/Sort|Seq Scan on health_records/)
  })
})

/** A record a day from 2020-01-02; glucose in each hundredth. */
async function fill(userId: UserId, count: number): Promise<void> {
  await db.owner().execute(sql`
    insert into health_records (user_id, record_date, weight, height, fasting_glucose)
    select ${userId}, date '2020-01-01' + n, 70, 175, case when n % 100 = 0 then 90 + n / 100 end
    from generate_series(1, ${count}::int) n`)
}

describe('the settings', () => {
  const units = { mass: 'lb', length: 'in', concentration: 'mmol/L', hba1c: 'mmol/mol' } as const

  test('are saved and read again; what is not named stays', async () => {
    const ana = await keeper(db())
    const first = await ana.ask<Settings>('PATCH', '/settings', { version: 0, units })
    const initial = { goals: {}, isPregnant: false, frontFields: null }
    expect(first).toEqual({ ...initial, units, version: 1 })
    const goals = { weight: 68.5, systolicBp: 120 }
    const frontFields = ['weight', 'hba1c']
    const second = await ana.ask<Settings>('PATCH', '/settings', {
      version: 1,
      goals,
      isPregnant: true,
      frontFields,
    })
    expect(second).toEqual({ units, goals, isPregnant: true, frontFields, version: 2 })
    expect((await overviewOf(ana)).settings).toEqual(second)
  })

  test('that are stale are refused, whoever was first', async () => {
    const ana = await keeper(db())
    const stale = async (version: number) =>
      errorOf(await ana.call('PATCH', '/settings', { version, units }))
    expect(await stale(1)).toMatchObject({ status: 409, code: 'STALE' })
    const saves = Array.from({ length: 5 }, () =>
      ana.call('PATCH', '/settings', { version: 0, units }),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(await stale(0)).toMatchObject({ code: 'STALE' })
    expect((await overviewOf(ana)).settings.version).toBe(1)
  })

  test.each([
    [{ units: { mass: 'st' } }, 'units.mass'],
    [{ goals: { weight: -1 } }, 'goals.weight'],
    [{ goals: { bmi: 22 } }, 'goals.bmi'],
    [{ isPregnant: 'yes' }, 'isPregnant'],
    [{ frontFields: [] }, 'frontFields'],
    [{ frontFields: ['bmi'] }, 'frontFields.0'],
    [{ frontFields: null }, 'frontFields'],
    [{ userId: 'x' }, 'userId'],
  ])('refuse %j', async (change, field) => {
    const ana = await keeper(db())
    const response = await ana.call('PATCH', '/settings', { version: 0, ...change })
    const { status, fields } = await errorOf(response)
    expect([status, Object.keys(fields)]).toEqual([400, expect.arrayContaining([field])])
  })

  test('that are about health need the consent, units do not', async () => {
    const ana = await keeper(db(), { consents: false })
    const refused = async (change: object) =>
      (await errorOf(await ana.call('PATCH', '/settings', change))).code
    expect(await refused({ version: 0, goals: { weight: 70 } })).toBe('CONSENT_REQUIRED')
    expect(await refused({ version: 0, isPregnant: true })).toBe('CONSENT_REQUIRED')
    expect(await refused({ version: 0, frontFields: ['hba1c'] })).toBe('CONSENT_REQUIRED')
    await ana.ask('PATCH', '/settings', { version: 0, units })
    expect(await refused({ version: 1, goals: { weight: 70 } })).toBe('CONSENT_REQUIRED')
    expect(await refused({ version: 1, frontFields: ['hba1c'] })).toBe('CONSENT_REQUIRED')
    expect((await overviewOf(ana)).settings).toMatchObject({ units, goals: {}, version: 1 })
  })

  test('are their own for everybody', async () => {
    const [ana, bruno] = [await keeper(db()), await keeper(db())]
    await ana.ask('PATCH', '/settings', { version: 0, units })
    expect((await overviewOf(bruno)).settings).toEqual(INITIAL_SETTINGS)
  })
})
