import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { healthRecords } from '#db/schema/health/index.ts'
import { professionals, profiles } from '#db/schema/index.ts'
import { withActor } from '#db/with-actor.ts'
import { ageOn } from '#lib/fields/age.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import type { HealthRecords } from '#lib/health/schemas.ts'
import type { HealthHistory } from '#lib/health/history.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { keeper, type Keeper } from '#tests/support/health.ts'
import { purgeServer, type PurgeServer } from '#tests/support/purge-server.ts'

const db = accountSuite()

const historyOf = ({ ask }: Keeper) => ask<HealthHistory>('GET', '/history')
const save = ({ ask }: Keeper, body: object) => ask<HealthHistory>('PATCH', '/history', body)
const profileOf = async ({ id }: Keeper) =>
  (await db().select().from(profiles).where(eq(profiles.userId, id)))[0]!
const recordsOf = async ({ ask }: Keeper) => (await ask<HealthRecords>('GET', '/records')).items

let cdn: PurgeServer
beforeEach(async () => {
  cdn = await purgeServer()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await cdn.close()
})

describe('birth date and gender', () => {
  test('are those of the profile, whose open screen is stale then', async () => {
    const ana = await keeper(db(), { birthDate: null })
    expect(await historyOf(ana)).toMatchObject({ birthDate: null, age: null })
    const changed = await save(ana, { version: 0, birthDate: '1985-02-03', gender: 'other' })
    expect(changed).toMatchObject({
      birthDate: '1985-02-03',
      age: ageOn('1985-02-03', madridDay()),
      gender: 'other',
      version: 0,
    })
    expect(await profileOf(ana)).toMatchObject({
      birthDate: '1985-02-03',
      gender: 'other',
      version: 2,
    })
    await save(ana, { version: 0, gender: 'female' })
    expect(await profileOf(ana)).toMatchObject({ birthDate: '1985-02-03', version: 3 })
  })

  test("of a professional allow the years of experience, and purge the profile's page", async () => {
    const leire = await keeper(db(), { role: 'trainer' })
    const [page] = await db()
      .insert(professionals)
      .values({ userId: leire.id, type: 'trainer', experienceYears: 15 })
      .returning({ id: professionals.id })
    const young = await leire.call('PATCH', '/history', { version: 0, birthDate: '2005-01-01' })
    expect(await errorOf(young)).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
      fields: { birthDate: 'less_than_experience' },
    })
    expect(await profileOf(leire)).toMatchObject({ birthDate: '1990-05-17', version: 1 })
    expect(cdn.purges).toEqual([])
    await save(leire, { version: 0, gender: 'female' })
    expect(await profileOf(leire)).toMatchObject({ gender: 'female', version: 2 })
    expect(cdn.purges).toEqual([[`professional-${page!.id}`, 'professionals']])
  })
})

describe('weight and height', () => {
  test('are a record of today', async () => {
    const ana = await keeper(db())
    await ana.add({ recordDate: '2026-01-01', height: 175 })
    const changed = await save(ana, { version: 0, weight: 70.456 })
    expect(changed).toMatchObject({ weight: 70.46, height: 175, bmi: 23.0073, version: 0 })
    expect((await recordsOf(ana))[0]).toMatchObject({
      recordDate: madridDay(),
      weight: 70.46,
      height: 175,
      note: null,
    })
  })

  test('are those of the newest records that have them', async () => {
    const ana = await keeper(db())
    await ana.add({ recordDate: '2026-01-01', weight: 80, height: 180 })
    await ana.add({ recordDate: '2026-03-01', height: 179 })
    await ana.add({ recordDate: '2026-04-01', restingHeartRate: 60 })
    expect(await historyOf(ana)).toMatchObject({ weight: 80, height: 179, bmi: 24.6914 })
  })

  test('that are null change nothing', async () => {
    const ana = await keeper(db())
    await ana.add({ weight: 80, height: 180 })
    expect(await save(ana, { version: 0, weight: null, height: null })).toMatchObject({
      weight: 80,
    })
    expect(await recordsOf(ana)).toHaveLength(1)
  })

  test('need a birth date, which may come with them', async () => {
    const ana = await keeper(db(), { birthDate: null })
    const response = await ana.call('PATCH', '/history', { version: 0, weight: 70 })
    expect(await errorOf(response)).toMatchObject({ fields: { birthDate: 'required' } })
    expect(await save(ana, { version: 0, weight: 70, birthDate: '1990-05-17' })).toMatchObject({
      weight: 70,
      age: ageOn('1990-05-17', madridDay()),
    })
  })
})

test('no record is left when a save of the history fails', async () => {
  const ana = await keeper(db())
  const response = await ana.call('PATCH', '/history', { version: 5, weight: 70 })
  expect(response.status).toBe(409)
  expect(await withActor(db(), ana.id, (scope) => scope.$count(healthRecords))).toBe(0)
})
