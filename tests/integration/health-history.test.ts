import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { healthHistory } from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import { withActor } from '#db/with-actor.ts'
import { ageOn } from '#lib/fields/age.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { NO_BASICS, type HealthHistory, type HistoryVersion } from '#lib/health/history.ts'
import type { HealthRecords } from '#lib/health/schemas.ts'
import type { UserId } from '#lib/ids.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { callHealth, keeper, type Keeper } from '#tests/support/health.ts'
import { share } from '#tests/support/sharing.ts'

const db = accountSuite()

const NOBODY = {
  ...NO_BASICS,
  fullName: 'Test athlete',
  birthDate: '1990-05-17',
  age: ageOn('1990-05-17', madridDay()),
  gender: null,
  weight: null,
  height: null,
  bmi: null,
  version: 0,
  updatedAt: null,
  trainerHistory: null,
  nutritionistHistory: null,
  physiotherapistHistory: null,
  professionalNotes: null,
}
const BASICS = {
  chronicDiseases: { asthma: true, migraine: false, Lupus: true, past_diagnoses: 'Anemia, 2019' },
  pastInjuries: 'Esguince de tobillo en 2021',
  allergiesIntolerances: 'Lactosa',
  objectives: ['weight_loss', 'Correr sin dolor'],
}

const historyOf = ({ ask }: Keeper) => ask<HealthHistory>('GET', '/history')
const save = ({ ask }: Keeper, body: object) => ask<HealthHistory>('PATCH', '/history', body)
const recordsOf = async ({ ask }: Keeper) => (await ask<HealthRecords>('GET', '/records')).items
const rename = (userId: UserId, firstName: string, lastName: string | null) =>
  db().update(profiles).set({ firstName, lastName }).where(eq(profiles.userId, userId))

/** The physiotherapist of a person, who writes into their history. */
async function physiotherapistOf(client: Keeper) {
  const leire = await keeper(db(), { role: 'physiotherapist', consents: false })
  await share(db.owner(), client, { id: leire.id, type: 'physiotherapist' })
  const write = (section: 'physiotherapist' | 'notes', content: Record<string, unknown>) =>
    withActor(db(), leire.id, async (scope) => {
      const by = { updatedBy: leire.id, updatedByName: 'Leire Ruiz', updatedAt: sql`now()` }
      const changed = await scope
        .update(healthHistory)
        .set({ ...by, content, version: sql`version + 1` })
        .where(and(eq(healthHistory.userId, client.id), eq(healthHistory.section, section)))
        .returning()
      if (changed.length > 0) return
      await scope.insert(healthHistory).values({ ...by, userId: client.id, section, content })
    })
  return { ...leire, write }
}

describe('a history', () => {
  test('of somebody new is complete and empty', async () => {
    const ana = await keeper(db())
    const response = await ana.call('GET', '/history')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual(NOBODY)
  })

  test('is saved and read again, and says when', async () => {
    const ana = await keeper(db())
    const saved = await save(ana, { version: 0, ...BASICS })
    expect(saved).toEqual({
      ...NOBODY,
      ...BASICS,
      version: 1,
      updatedAt: expect.any(String) as string,
    })
    expect(await historyOf(ana)).toEqual(saved)
  })

  test('keeps what a save does not name, keys that it does not know too', async () => {
    const ana = await keeper(db())
    await save(ana, { version: 0, ...BASICS })
    await withActor(db(), ana.id, (scope) =>
      scope
        .update(healthHistory)
        .set({ content: sql`content || '{"later": {"a": 1}}'`, version: 2 }),
    )
    const changed = await save(ana, { version: 2, pastInjuries: '' })
    expect(changed).toMatchObject({ ...BASICS, pastInjuries: '', version: 3 })
    expect(await contentOf(ana)).toEqual({ ...BASICS, pastInjuries: '', later: { a: 1 } })
  })

  const contentOf = ({ id }: Keeper) =>
    withActor(db(), id, async (scope) => {
      const [row] = await scope.select().from(healthHistory).where(eq(healthHistory.userId, id))
      return row!.content
    })

  test('names its owner by first and last name, or else by the display name', async () => {
    const ana = await keeper(db())
    await rename(ana.id, 'Ana', 'Gil Pérez')
    expect(await historyOf(ana)).toMatchObject({ fullName: 'Ana Gil Pérez' })
    await save(ana, { version: 0, pastInjuries: 'Rodilla' })
    await rename(ana.id, 'Otra', null)
    await save(ana, { version: 1, pastInjuries: '' })
    const { items } = await versionsOf(ana, 'basics')
    expect(items).toMatchObject([{ writtenByName: 'Ana Gil Pérez' }])
  })

  test('that is stale is refused as a whole', async () => {
    const ana = await keeper(db())
    await save(ana, { version: 0, pastInjuries: 'Rodilla' })
    for (const version of [0, 2]) {
      const late = await ana.call('PATCH', '/history', {
        version,
        pastInjuries: 'Otra',
        gender: 'female',
        weight: 70,
      })
      expect(await errorOf(late)).toMatchObject({ status: 409, code: 'STALE' })
    }
    expect(await historyOf(ana)).toMatchObject({
      pastInjuries: 'Rodilla',
      gender: null,
      version: 1,
    })
    expect(await recordsOf(ana)).toEqual([])
  })

  test.each([0, 1])('of ten concurrent saves of version %i one succeeds', async (version) => {
    const ana = await keeper(db())
    if (version === 1) await save(ana, { version: 0, pastInjuries: 'Rodilla' })
    const saves = Array.from({ length: 10 }, (_, n) =>
      ana.call('PATCH', '/history', { version, pastInjuries: String(n) }),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(9).fill(409)])
  })

  test('needs the consent for what is about health', async () => {
    const ana = await keeper(db(), { consents: false })
    for (const change of [{ pastInjuries: 'Rodilla' }, { weight: 70 }]) {
      const response = await ana.call('PATCH', '/history', { version: 0, ...change })
      expect(await errorOf(response)).toMatchObject({ status: 403, code: 'CONSENT_REQUIRED' })
    }
    expect(await save(ana, { version: 0, gender: 'female' })).toMatchObject({
      ...NOBODY,
      gender: 'female',
    })
  })

  test.each([
    [{ chronicDiseases: { past_diagnoses: true } }, 'chronicDiseases'],
    [{ chronicDiseases: { asthma: 'yes' } }, 'chronicDiseases'],
    [{ objectives: ['x', 'x'] }, 'objectives.1'],
    [{ pastInjuries: 'x'.repeat(2001) }, 'pastInjuries'],
    [{ birthDate: '2020-01-01' }, 'birthDate'],
    [{ birthDate: null }, 'birthDate'],
    [{ gender: 'x' }, 'gender'],
    [{ weight: 10 }, 'weight'],
    [{ height: 300 }, 'height'],
    [{ bmi: 22 }, 'bmi'],
    [{ fullName: 'Otra' }, 'fullName'],
    [{ trainerHistory: {} }, 'trainerHistory'],
    [{ professionalNotes: 'x' }, 'professionalNotes'],
    [{ updatedBy: 'x' }, 'updatedBy'],
    [{ userId: 'x' }, 'userId'],
  ])('refuses %j', async (change, field) => {
    const ana = await keeper(db())
    const { status, fields } = await errorOf(
      await ana.call('PATCH', '/history', { version: 0, ...change }),
    )
    expect([status, Object.keys(fields)]).toEqual([400, [field]])
    expect(await historyOf(ana)).toEqual(NOBODY)
  })

  test('does not exist for a visitor', async () => {
    expect((await callHealth('GET', '/history')).status).toBe(401)
    expect((await callHealth('PATCH', '/history', { body: { version: 0 } })).status).toBe(401)
    expect((await callHealth('GET', '/history/versions?section=notes')).status).toBe(401)
  })
})

const versionsOf = ({ ask }: Keeper, section: string) =>
  ask<{ items: HistoryVersion[] }>('GET', `/history/versions?section=${section}`)

describe('what professionals write', () => {
  test('is read by its owner, section by section', async () => {
    const ana = await keeper(db())
    const leire = await physiotherapistOf(ana)
    await leire.write('physiotherapist', { current_injury: 'Tobillo', pain_level: 3, extra: [1] })
    await leire.write('notes', { text: 'Va bien' })
    const written = { updatedByName: 'Leire Ruiz', updatedAt: expect.any(String) as string }
    expect(await historyOf(ana)).toEqual({
      ...NOBODY,
      physiotherapistHistory: {
        ...written,
        content: { current_injury: 'Tobillo', pain_level: 3, extra: [1] },
        version: 1,
      },
      professionalNotes: { ...written, content: { text: 'Va bien' }, version: 1 },
    })
  })

  test('is not touched by saves of its owner', async () => {
    const ana = await keeper(db())
    const leire = await physiotherapistOf(ana)
    await leire.write('physiotherapist', { current_injury: 'Tobillo' })
    await save(ana, { version: 0, ...BASICS })
    expect(await historyOf(ana)).toMatchObject({
      ...BASICS,
      physiotherapistHistory: { content: { current_injury: 'Tobillo' }, version: 1 },
    })
  })
})

describe('earlier texts', () => {
  test('are kept by the database, newest first, without the current one', async () => {
    const ana = await keeper(db())
    const leire = await physiotherapistOf(ana)
    expect(await versionsOf(ana, 'notes')).toEqual({ items: [] })
    for (const text of ['Uno', 'Dos', 'Tres']) await leire.write('notes', { text })
    expect(await versionsOf(ana, 'notes')).toEqual({
      items: [
        { section: 'notes', version: 2, content: { text: 'Dos' } },
        { section: 'notes', version: 1, content: { text: 'Uno' } },
      ].map((item) => ({
        ...item,
        writtenAt: expect.any(String) as string,
        writtenByName: 'Leire Ruiz',
      })),
    })
    expect(await versionsOf(ana, 'physiotherapist')).toEqual({ items: [] })
  })

  test('are of the own history alone', async () => {
    const ana = await keeper(db())
    const leire = await physiotherapistOf(ana)
    for (const text of ['Uno', 'Dos']) await leire.write('notes', { text })
    expect(await versionsOf(leire, 'notes')).toEqual({ items: [] })
    expect(await historyOf(leire)).toMatchObject({ professionalNotes: null })
  })

  test.each(['', 'secret', 'notes,basics'])('refuses the section %j', async (section) => {
    const ana = await keeper(db())
    expect((await ana.call('GET', `/history/versions?section=${section}`)).status).toBe(400)
  })
})
