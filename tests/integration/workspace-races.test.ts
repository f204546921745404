import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  accessLog,
  healthHistory,
  healthHistoryVersions,
  professionalAuthorizations,
} from '#db/schema/health/index.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { WrittenSections } from '#lib/workspace/schemas.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { callHealth } from '#tests/support/health.ts'
import { unfinished, waiting } from '#tests/support/locks.ts'
import {
  bodyOf,
  client,
  insertSection,
  professional,
  REVOKED,
  share,
  type Client,
  type Professional,
} from '#tests/support/sharing.ts'

const suite = accountSuite()
const owner = () => suite.owner()

let nora: Client
let tomas: Professional
let nadia: Professional
let tomasShare: AuthorizationId
let nadiaShare: AuthorizationId
beforeEach(async () => {
  nora = await client(suite)
  ;[tomas, nadia] = [
    await professional(suite, { name: 'Tomás' }),
    await professional(suite, { type: 'nutritionist', name: 'Nadia' }),
  ]
  tomasShare = await share(owner(), nora, tomas)
  nadiaShare = await share(owner(), nora, nadia)
})

const sections = () => owner().select().from(healthHistory).where(eq(healthHistory.userId, nora.id))
const logged = () => owner().$count(accessLog, eq(accessLog.ownerId, nora.id))

const NOTES = { notes: { version: 0, text: 'Prefiere las mañanas' } }
const BOTH = { discipline: { version: 0, content: { progress: '5 km' } }, ...NOTES }

describe('a revocation', () => {
  test('between reading and saving refuses the save', async () => {
    expect((await tomas.history(tomasShare)).status).toBe(200)
    expect((await nora.revoke(tomasShare, 1)).status).toBe(200)
    expect((await tomas.save(tomasShare, BOTH)).status).toBe(404)
    expect(await sections()).toEqual([])
    expect(await logged()).toBe(1)
  })

  const revoking = () =>
    unfinished(owner(), (tx) =>
      tx
        .update(professionalAuthorizations)
        .set(REVOKED)
        .where(eq(professionalAuthorizations.id, tomasShare)),
    )

  test('that is in flight is waited for, and refuses the save', async () => {
    const end = await revoking()
    const saving = tomas.save(tomasShare, BOTH)
    await waiting(owner(), 1)
    await end('commit')
    expect((await saving).status).toBe(404)
    expect([await sections(), await logged()]).toEqual([[], 0])
  })

  test('that is in flight and fails lets the save go on', async () => {
    const end = await revoking()
    const saving = tomas.save(tomasShare, BOTH)
    await waiting(owner(), 1)
    await end('rollback')
    expect((await saving).status).toBe(200)
    expect([(await sections()).length, await logged()]).toEqual([2, 1])
  })

  test('during a save waits for it', async () => {
    await insertSection(owner(), nora.id, { section: 'notes', content: {} })
    const release = await unfinished(owner(), (tx) =>
      tx.select().from(healthHistory).where(eq(healthHistory.userId, nora.id)).for('update'),
    )
    const saving = tomas.save(tomasShare, { notes: { version: 1, text: 'x' } })
    await waiting(owner(), 1)
    const revoked = nora.revoke(tomasShare, 1)
    await waiting(owner(), 2)
    await release()
    expect([(await saving).status, (await revoked).status]).toEqual([200, 200])
    expect((await tomas.save(tomasShare, { notes: { version: 2, text: 'y' } })).status).toBe(404)
    expect((await sections()).map(({ content }) => content)).toEqual([{ notes: 'x' }])
  })

  test('at the same moment as saves leaves none that came after it', async () => {
    await tomas.save(tomasShare, NOTES)
    const saves = Array.from({ length: 20 }, (_, n) =>
      tomas.save(tomasShare, { discipline: { version: n, content: { progress: String(n) } } }),
    )
    const revoked = nora.revoke(tomasShare, 1)
    for (const { status } of await Promise.all(saves)) expect([200, 404, 409]).toContain(status)
    expect((await revoked).status).toBe(200)
    const before = await sections()
    expect((await tomas.save(tomasShare, NOTES)).status).toBe(404)
    expect(await sections()).toEqual(before)
  })
})

describe('withdrawing the consent', () => {
  const withdraw = () =>
    callHealth('DELETE', '/consent', { cookie: nora.cookie, body: { data: 'keep' } })
  async function expectNoMore() {
    const before = await sections()
    expect((await tomas.save(tomasShare, NOTES)).status).toBe(404)
    expect(await sections()).toEqual(before)
  }

  test('during a save waits for it: neither is told to try again', async () => {
    await insertSection(owner(), nora.id, { section: 'notes', content: {} })
    const release = await unfinished(owner(), (tx) =>
      tx.select().from(healthHistory).where(eq(healthHistory.userId, nora.id)).for('update'),
    )
    const saving = tomas.save(tomasShare, { notes: { version: 1, text: 'x' } })
    await waiting(owner(), 1)
    const withdrawn = withdraw()
    await waiting(owner(), 2)
    await release()
    expect([(await saving).status, (await withdrawn).status]).toEqual([200, 200])
    await expectNoMore()
  })

  test('at the same moment as saves lets none through after it', async () => {
    const saves = Array.from({ length: 10 }, (_, version) =>
      tomas.save(tomasShare, { discipline: { version, content: { progress: 'x' } } }),
    )
    const withdrawn = withdraw()
    for (const { status } of await Promise.all(saves)) expect([200, 404, 409]).toContain(status)
    expect((await withdrawn).status).toBe(200)
    await expectNoMore()
  })
})

describe('two professionals at the same moment', () => {
  test('of different disciplines are both kept, many times over', async () => {
    for (let version = 0; version < 15; version++) {
      const save = (by: Professional, id: AuthorizationId, field: string) =>
        by.save(id, { discipline: { version, content: { [field]: String(version) } } })
      const answers = await Promise.all([
        save(tomas, tomasShare, 'progress'),
        save(nadia, nadiaShare, 'meal_plan'),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
    expect(
      (await sections()).map(({ section, version, content, updatedByName }) => ({
        ...{ section, version, content, updatedByName },
      })),
    ).toEqual(
      expect.arrayContaining([
        { section: 'trainer', version: 15, content: { progress: '14' }, updatedByName: 'Tomás' },
        {
          section: 'nutritionist',
          version: 15,
          content: { meal_plan: '14' },
          updatedByName: 'Nadia',
        },
      ]),
    )
    expect(await logged()).toBe(30)
  })

  test.each([0, 1])(
    'of the same notes at version %i: one saves, the other is told',
    async (version) => {
      if (version === 1) await nadia.save(nadiaShare, NOTES)
      const before = await logged()
      const writers: [Professional, AuthorizationId][] = Array.from({ length: 10 }, (_, n) =>
        n % 2 ? [tomas, tomasShare] : [nadia, nadiaShare],
      )
      const answers = await Promise.all(
        writers.map(([by, id], n) => by.save(id, { notes: { version, text: `by ${n}` } })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([
        200,
        ...Array.from({ length: 9 }, () => 409),
      ])
      const winner = answers.findIndex(({ status }) => status === 200)
      const { notes } = await bodyOf<WrittenSections>(answers[winner]!)
      const [stored] = await sections()
      expect(stored).toMatchObject({ version: version + 1, content: { notes: `by ${winner}` } })
      expect(notes?.content).toEqual(stored?.content)
      expect(await logged()).toBe(before + 1)
      const kept = and(
        eq(healthHistoryVersions.userId, nora.id),
        eq(healthHistoryVersions.section, 'notes'),
      )
      expect(await owner().$count(healthHistoryVersions, kept)).toBe(version)
    },
  )

  test('whose notes meet lose nothing of their own section either: all or nothing', async () => {
    const both = (by: Professional, id: AuthorizationId, field: string) =>
      by.save(id, { discipline: { version: 0, content: { [field]: 'x' } }, ...NOTES })
    const answers = await Promise.all([
      both(tomas, tomasShare, 'progress'),
      both(nadia, nadiaShare, 'meal_plan'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await sections()).toHaveLength(2)
  })
})
