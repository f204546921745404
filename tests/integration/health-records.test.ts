import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { healthRecords } from '#db/schema/health/index.ts'
import { withActor } from '#db/with-actor.ts'
import type { HealthRecords } from '#lib/health/schemas.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { keeper, type Keeper } from '#tests/support/health.ts'
import { share } from '#tests/support/sharing.ts'

const db = accountSuite()

const DAY = '2026-11-20'
const FULL = {
  weight: 70.5,
  height: 175,
  bodyFatPercentage: 18.2,
  waistCircumference: 80,
  hipCircumference: 98,
  chestCircumference: 99,
  armCircumferenceRelaxed: 31,
  armCircumferenceContracted: 34,
  thighCircumference: 55,
  calfCircumference: 37,
  systolicBp: 120,
  diastolicBp: 75,
  restingHeartRate: 58,
  fastingGlucose: 92,
  hba1c: 5.3,
  insulinemia: 6.5,
  totalCholesterol: 190,
  ldlCholesterol: 110,
  hdlCholesterol: 60,
  triglycerides: 90,
}
const DERIVED = {
  bmi: 23.0204,
  ctHdlRatio: 3.1667,
  ldlHdlRatio: 1.8333,
  trigHdlRatio: 1.5,
  nonHdlCholesterol: 130,
}

const rowsOf = ({ id }: Pick<Keeper, 'id'>) =>
  withActor(db(), id, (scope) =>
    scope.select().from(healthRecords).where(eq(healthRecords.userId, id)),
  )
const list = async ({ ask }: Keeper, query = '') => ask<HealthRecords>('GET', `/records${query}`)

describe('a new record', () => {
  test('is stored with all its values, and those that the database derives', async () => {
    const ana = await keeper(db())
    const response = await ana.call('POST', '/records', {
      recordDate: DAY,
      note: 'En ayunas',
      ...FULL,
    })
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const record = (await response.json()) as HealthRecord
    expect(record).toMatchObject({
      recordDate: DAY,
      note: 'En ayunas',
      version: 1,
      ...FULL,
      ...DERIVED,
    })
    expect((await list(ana)).items).toEqual([record])
  })

  test('ignores figures of what the database derives', async () => {
    const { add } = await keeper(db())
    const record = await add({ weight: 70, height: 175, bmi: 99, ctHdlRatio: 'x' })
    expect(record).toMatchObject({ bmi: 22.8571, ctHdlRatio: null })
  })

  test('rounds values to two decimals', async () => {
    const { add } = await keeper(db())
    expect(await add({ weight: 70.005, insulinemia: 1e-7 })).toMatchObject({
      weight: 70.01,
      insulinemia: 0,
    })
  })

  test('belongs to the session, whatever else is sent', async () => {
    const [ana, bruno] = [await keeper(db()), await keeper(db())]
    for (const key of ['userId', 'user_id', 'id', 'version', 'createdAt', 'importId']) {
      const response = await ana.call('POST', '/records', {
        recordDate: DAY,
        weight: 70,
        [key]: bruno.id,
      })
      expect(await errorOf(response)).toMatchObject({ status: 400, fields: { [key]: 'unknown' } })
    }
    expect([await rowsOf(ana), await rowsOf(bruno)]).toEqual([[], []])
  })

  test.each([
    [{}, { values: 'empty' }],
    [{ note: 'Nada' }, { values: 'empty' }],
    [{ weight: null, height: null }, { values: 'empty' }],
    [{ bmi: 22 }, { values: 'empty' }],
    [{ weight: 19.99 }, { weight: 'too_low' }],
    [{ weight: 501 }, { weight: 'too_high' }],
    [{ weight: '70' }, { weight: 'invalid' }],
    [{ systolicBp: 120 }, { diastolicBp: 'pair_missing' }],
    [{ diastolicBp: 80 }, { systolicBp: 'pair_missing' }],
    [{ systolicBp: 80, diastolicBp: 80 }, { diastolicBp: 'not_below_systolic' }],
    [{ totalCholesterol: 100, hdlCholesterol: 101 }, { hdlCholesterol: 'above_total' }],
    [{ weight: 70, recordDate: '2026-02-30' }, { recordDate: 'invalid_date' }],
    [{ weight: 70, recordDate: '1899-12-31' }, { recordDate: 'invalid_date' }],
    [{ weight: 70, recordDate: '2999-01-01' }, { recordDate: 'in_future' }],
    [{ weight: 70, recordDate: undefined }, { recordDate: 'required' }],
    [{ weight: 70, note: 'x'.repeat(501) }, { note: 'too_long' }],
  ])('%j is refused', async (record, fields) => {
    const ana = await keeper(db())
    const response = await ana.call('POST', '/records', { recordDate: DAY, ...record })
    expect(await errorOf(response)).toEqual({ status: 400, code: 'INVALID_INPUT', fields })
    expect(await rowsOf(ana)).toEqual([])
  })

  test('needs the consent of its owner', async () => {
    const ana = await keeper(db(), { consents: false })
    const response = await ana.call('POST', '/records', { recordDate: DAY, weight: 70 })
    expect(await errorOf(response)).toEqual({ status: 403, code: 'CONSENT_REQUIRED', fields: {} })
    expect(await rowsOf(ana)).toEqual([])
  })

  test('needs the birth date of its owner', async () => {
    const ana = await keeper(db(), { birthDate: null })
    const response = await ana.call('POST', '/records', { recordDate: DAY, weight: 70 })
    expect(await errorOf(response)).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
      fields: { birthDate: 'required' },
    })
    expect(await rowsOf(ana)).toEqual([])
  })

  test('is written once for each key, and a refused one may be sent again', async () => {
    const ana = await keeper(db(), { consents: false })
    const key = randomUUID()
    const send = () => ana.call('POST', '/records', { recordDate: DAY, weight: 70 }, key)
    expect((await send()).status).toBe(403)
    await ana.ask('POST', '/consent', { accepted: true, version: '2026-11-23', locale: 'es' })
    const answers = await Promise.all(Array.from({ length: 20 }, send))
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(bodies).size).toBe(1)
    expect(await rowsOf(ana)).toHaveLength(1)
  })
})

describe('height', () => {
  test('travels with a weight: the newest one by date, whenever it was written', async () => {
    const { add } = await keeper(db())
    await add({ recordDate: '2026-06-01', height: 176 })
    await add({ recordDate: '2020-01-01', height: 170 })
    await add({ recordDate: '2026-07-01', restingHeartRate: 60 })
    expect(await add({ weight: 70 })).toMatchObject({ height: 176, bmi: 22.5981 })
    expect(await add({ weight: 70, height: null })).toMatchObject({ height: 176 })
  })

  test('that is given stays, and nothing travels without a weight', async () => {
    const { add } = await keeper(db())
    await add({ height: 176 })
    expect(await add({ weight: 70, height: 175 })).toMatchObject({ height: 175 })
    expect(await add({ restingHeartRate: 60 })).toMatchObject({ height: null, bmi: null })
  })

  test("is nobody else's", async () => {
    const [ana, bruno] = [await keeper(db()), await keeper(db(), { role: 'physiotherapist' })]
    await ana.add({ height: 160 })
    await share(db.owner(), ana, { id: bruno.id, type: 'physiotherapist' })
    expect(await bruno.add({ weight: 70 })).toMatchObject({ height: null, bmi: null })
  })
})

describe('a change', () => {
  test('changes what it names, increments the version and derives anew', async () => {
    const { add, ask, call } = await keeper(db())
    const { id, ...record } = await add({ ...FULL, note: 'Antes' })
    const changed = await ask<HealthRecord>('PATCH', `/records/${id}`, {
      version: 1,
      weight: 80,
      triglycerides: null,
      note: '',
      recordDate: '2026-11-19',
      bmi: 1,
    })
    expect(changed).toEqual({
      ...record,
      id,
      version: 2,
      weight: 80,
      bmi: 26.1224,
      triglycerides: null,
      trigHdlRatio: null,
      note: null,
      recordDate: '2026-11-19',
    })
    expect((await call('PATCH', `/records/${id}`, { version: 2 })).status).toBe(200)
  })

  test('that is stale is refused and changes nothing', async () => {
    const ana = await keeper(db())
    const { id } = await ana.add({ weight: 70 })
    await ana.ask('PATCH', `/records/${id}`, { version: 1, weight: 71 })
    for (const version of [0, 1, 3]) {
      const late = await ana.call('PATCH', `/records/${id}`, { version, weight: 72 })
      expect(await errorOf(late)).toMatchObject({ status: 409, code: 'STALE' })
    }
    expect(await rowsOf(ana)).toMatchObject([{ weight: 71, version: 2 }])
  })

  test('of ten concurrent ones one succeeds', async () => {
    const ana = await keeper(db())
    const { id } = await ana.add({ weight: 70 })
    const saves = Array.from({ length: 10 }, (_, n) =>
      ana.call('PATCH', `/records/${id}`, { version: 1, weight: 71 + n }),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(9).fill(409)])
  })

  test.each([
    [{ weight: 70 }, { weight: null }, { values: 'empty' }],
    [{ systolicBp: 120, diastolicBp: 80 }, { diastolicBp: null }, { diastolicBp: 'pair_missing' }],
    [{ systolicBp: 120, diastolicBp: 80 }, { systolicBp: null }, { systolicBp: 'pair_missing' }],
    [
      { systolicBp: 120, diastolicBp: 80 },
      { systolicBp: 79 },
      { diastolicBp: 'not_below_systolic' },
    ],
    [{ weight: 70 }, { systolicBp: 120 }, { diastolicBp: 'pair_missing' }],
    [
      { totalCholesterol: 190, hdlCholesterol: 60 },
      { totalCholesterol: 59 },
      { hdlCholesterol: 'above_total' },
    ],
    [{ weight: 70 }, { weight: 1 }, { weight: 'too_low' }],
  ])('of %j by %j is checked with what is stored', async (record, change, fields) => {
    const ana = await keeper(db())
    const { id } = await ana.add(record)
    const response = await ana.call('PATCH', `/records/${id}`, { version: 1, ...change })
    expect(await errorOf(response)).toEqual({ status: 400, code: 'INVALID_INPUT', fields })
    expect(await rowsOf(ana)).toMatchObject([{ ...record, version: 1 }])
  })

  test('needs the consent, a deletion does not', async () => {
    const ana = await keeper(db())
    const { id } = await ana.add({ weight: 70 })
    await ana.ask('DELETE', '/consent', { data: 'keep' })
    const response = await ana.call('PATCH', `/records/${id}`, { version: 1, weight: 71 })
    expect(await errorOf(response)).toMatchObject({ status: 403, code: 'CONSENT_REQUIRED' })
    expect((await list(ana)).items).toMatchObject([{ id, weight: 70 }])
    expect(await ana.ask('DELETE', `/records/${id}`)).toEqual({ ok: true })
    expect(await rowsOf(ana)).toEqual([])
  })
})
