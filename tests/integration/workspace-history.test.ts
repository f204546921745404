import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessLog, healthHistory, healthHistoryVersions } from '#db/schema/health/index.ts'
import { auditEvents, profiles, users } from '#db/schema/index.ts'
import type { HealthHistory } from '#lib/health/history.ts'
import type { Section } from '#lib/health/sections.ts'
import type { AuthorizationId, UserId } from '#lib/ids.ts'
import type { AccessEntry } from '#lib/sharing/schemas.ts'
import type { SharedHistory } from '#lib/sharing/shared.ts'
import type { WrittenSections } from '#lib/workspace/schemas.ts'
import { pseudonymOf } from '#server/audit.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { callHealth } from '#tests/support/health.ts'
import {
  bodyOf,
  client,
  insertSection,
  NONE,
  share,
  withdrawConsent,
  world,
  type Client,
  type Professional,
} from '#tests/support/sharing.ts'

const suite = accountSuite()
const owner = () => suite.owner()

let nora: Client
let leire: Professional
let id: AuthorizationId
beforeEach(async () => {
  // What is written does not depend on what is shown.
  ;[leire, nora, id] = await world(suite)
    .physiotherapist('Leire')
    .client()
    .sharesAll()
    .but({ allowedFields: NONE })
    .insert()
})

const sectionsOf = async (userId: UserId) => {
  const rows = await owner().select().from(healthHistory).where(eq(healthHistory.userId, userId))
  return Object.fromEntries(
    rows.map(({ section, content, version, updatedBy, updatedByName }) => [
      section,
      { content, version, updatedBy, updatedByName },
    ]),
  ) as Partial<Record<Section, unknown>>
}
const logOf = (ownerId: UserId) =>
  owner().select().from(accessLog).where(eq(accessLog.ownerId, ownerId)).orderBy(asc(accessLog.at))
const versionsOf = (userId: UserId) =>
  owner().select().from(healthHistoryVersions).where(eq(healthHistoryVersions.userId, userId))

const PAIN = { discipline: { version: 0, content: { pain_level: 4, session_notes: ' Rodilla ' } } }
const NOTES = { notes: { version: 0, text: 'Prefiere las mañanas' } }
const written = (content: object, version = 1) => ({
  ...{ content, version, updatedByName: 'Leire' },
  updatedAt: expect.any(String) as string,
})

describe('a save', () => {
  test('is the section of the authorization’s profession, with who wrote it', async () => {
    const answer = await bodyOf<WrittenSections>(leire.save(id, PAIN))
    const content = { pain_level: 4, session_notes: 'Rodilla' }
    expect(answer).toEqual({ discipline: written(content) })
    const by = { version: 1, updatedBy: leire.id, updatedByName: 'Leire' }
    expect(await sectionsOf(nora.id)).toEqual({ physiotherapist: { content, ...by } })
    const read = await bodyOf<SharedHistory>(leire.history(id))
    expect(read.discipline).toEqual(answer.discipline)
    expect(read.notes).toBeNull()
  })

  test('of both is one, and what was not sent is not answered', async () => {
    expect(await bodyOf<WrittenSections>(leire.save(id, { ...PAIN, ...NOTES }))).toEqual({
      discipline: written({ pain_level: 4, session_notes: 'Rodilla' }),
      notes: written({ notes: 'Prefiere las mañanas' }),
    })
    const second = { notes: { version: 1, text: 'Prefiere las tardes' } }
    expect(await bodyOf<WrittenSections>(leire.save(id, second))).toEqual({
      notes: written({ notes: 'Prefiere las tardes' }, 2),
    })
  })

  test('shows in the history of its owner', async () => {
    await leire.save(id, { ...PAIN, ...NOTES })
    const history = await bodyOf<HealthHistory>(
      callHealth('GET', '/history', { cookie: nora.cookie }),
    )
    expect(history.physiotherapistHistory).toMatchObject({ updatedByName: 'Leire', version: 1 })
    expect(history.professionalNotes?.content).toEqual({ notes: 'Prefiere las mañanas' })
    expect([history.trainerHistory, history.nutritionistHistory]).toEqual([null, null])
  })

  test('keeps what it does not say, known and unknown, and the text before it', async () => {
    const before = { pain_level: 7, treatment_plan: 'Tres semanas', of_another_time: { a: [1] } }
    await insertSection(owner(), nora.id, { section: 'physiotherapist', content: before })
    const change = { version: 1, content: { pain_level: null, treatment_plan: '' } }
    const { discipline } = await bodyOf<WrittenSections>(leire.save(id, { discipline: change }))
    expect(discipline).toEqual(written({ ...before, pain_level: null, treatment_plan: '' }, 2))
    expect(await versionsOf(nora.id)).toMatchObject([
      { section: 'physiotherapist', version: 1, content: before, writtenByName: 'Somebody' },
    ])
  })

  test('names who has no name by the profession, in the language of the client', async () => {
    await suite().update(profiles).set({ displayName: null }).where(eq(profiles.userId, leire.id))
    await suite().update(users).set({ locale: 'en' }).where(eq(users.id, nora.id))
    const { notes } = await bodyOf<WrittenSections>(leire.save(id, NOTES))
    const name = `Physiotherapist ${leire.professionalId.slice(-4)}`
    expect(notes?.updatedByName).toBe(name)
    expect((await logOf(nora.id))[0]?.readerName).toBe(name)
  })
})

describe('that changes nothing', () => {
  test('makes no version, and leaves who wrote it last', async () => {
    const section = { section: 'physiotherapist', content: { pain_level: 4, progress: 1 } } as const
    await insertSection(owner(), nora.id, section)
    const before = await sectionsOf(nora.id)
    const same = { discipline: { version: 1, content: { pain_level: 4 } } }
    const answer = await bodyOf<WrittenSections>(leire.save(id, same))
    expect(answer.discipline).toMatchObject({ version: 1, updatedByName: 'Somebody' })
    expect(await sectionsOf(nora.id)).toEqual(before)
    expect(await versionsOf(nora.id)).toEqual([])
  })

  test('beside a change is answered as it is', async () => {
    await leire.save(id, { ...PAIN, ...NOTES })
    const mixed = {
      discipline: { version: 1, content: { pain_level: 4 } },
      notes: { version: 1, text: 'Otra cosa' },
    }
    const { discipline, notes } = await bodyOf<WrittenSections>(leire.save(id, mixed))
    expect([discipline?.version, notes?.version]).toEqual([1, 2])
  })
})

describe('over another version', () => {
  beforeEach(async () => {
    await leire.save(id, { ...PAIN, ...NOTES })
  })
  const content = { pain_level: 9 }

  test.each<[string, object]>([
    ['none, where there is one', { discipline: { version: 0, content } }],
    ['a later one', { discipline: { version: 2, content } }],
    ['none, with the same words', { discipline: { version: 0, content: { pain_level: 4 } } }],
    ['none of the notes', { notes: { version: 0, text: 'x' } }],
    ['one of two', { discipline: { version: 1, content }, notes: { version: 0, text: 'x' } }],
    ['the other of two', { discipline: { version: 7, content }, notes: { version: 1, text: 'x' } }],
  ])('%s: nothing is saved, kept or noted', async (_, body) => {
    const before = [await sectionsOf(nora.id), await logOf(nora.id)]
    const refused = await errorOf(await leire.save(id, body))
    expect(refused).toMatchObject({ status: 409, code: 'STALE' })
    expect([await sectionsOf(nora.id), await logOf(nora.id)]).toEqual(before)
    expect(await versionsOf(nora.id)).toEqual([])
  })

  test('of a section that nobody has written it is stale too', async () => {
    const other = await client(suite)
    const authorization = await share(owner(), other, leire)
    const body = { discipline: { version: 1, content } }
    expect((await leire.save(authorization, body)).status).toBe(409)
    expect(await sectionsOf(other.id)).toEqual({})
  })
})

describe('the client’s log', () => {
  test('has one entry for a save, with its sections and without a value', async () => {
    await leire.save(id, { ...PAIN, ...NOTES })
    await leire.save(id, { notes: { version: 1, text: 'Otra' } })
    const { items } = await bodyOf<{ items: AccessEntry[] }>(nora.access())
    const entry = { readerName: 'Leire', authorizationId: id, section: 'history', action: 'write' }
    const at = expect.any(String) as string
    expect(items).toEqual([
      { ...entry, fields: ['notes'], at },
      { ...entry, fields: ['physiotherapist', 'notes'], at },
    ])
    const [actor, subject] = [leire.id, nora.id].map((user) =>
      pseudonymOf(process.env['SESSION_SECRET']!, user),
    )
    const audited = await suite()
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.kind, 'health-write'))
    expect(audited.filter((event) => event.actor === actor)).toMatchObject([
      { outcome: 'history', subject },
      { outcome: 'history', subject },
    ])
  })

  test('and the save are both there, or neither', async () => {
    await owner().execute(
      `alter table access_log add constraint planted check (section is null) not valid`,
    )
    try {
      const answer = await leire.save(id, { ...PAIN, ...NOTES })
      expect(answer.status).toBe(500)
      expect(await answer.text()).not.toContain('Prefiere')
    } finally {
      await owner().execute('alter table access_log drop constraint planted')
    }
    expect([await sectionsOf(nora.id), await logOf(nora.id)]).toEqual([{}, []])
  })
})

test('nothing is written of who has withdrawn their consent', async () => {
  await withdrawConsent(owner(), nora.id)
  const refused = await errorOf(await leire.save(id, PAIN))
  expect(refused).toMatchObject({ status: 403, code: 'CONSENT_REQUIRED' })
  expect([await sectionsOf(nora.id), await logOf(nora.id)]).toEqual([{}, []])
})

test('somebody saves 60 times a minute at most', async () => {
  const saves = Array.from({ length: 60 }, () =>
    leire.save(id, { notes: { version: 9, text: 'x' } }),
  )
  expect(new Set((await Promise.all(saves)).map(({ status }) => status))).toEqual(new Set([409]))
  expect((await leire.save(id, NOTES)).status).toBe(429)
  expect((await leire.history(id)).status).toBe(200)
})
