import { and, eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test } from 'vitest'
import * as health from '#db/schema/health/index.ts'
import {
  accessLog,
  clientQuestionnaires,
  healthConsents,
  healthHistory,
  healthHistoryVersions,
  healthRecords,
  healthSettings,
  professionalAuthorizations,
  questionnaireDrafts,
  shareReceipts,
} from '#db/schema/health/index.ts'
import { withActor, type ScopedExecutor } from '#db/with-actor.ts'
import type { UserId } from '#lib/ids.ts'
import { sqlState } from '#server/database-errors.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { insertUser } from '#tests/support/professionals.ts'
import { consent } from '#tests/support/health.ts'
import { ALL, insertRecord, NONE, share } from '#tests/support/sharing.ts'
import { oneOfEach, type OneOfEach } from '#tests/support/one-of-each.ts'

// What the database refuses by itself: nothing here runs an operation, whose checks could hide a missing policy.

const suite = accountSuite()
const owner = () => suite.owner()

let nora: OneOfEach['nora']
let active: OneOfEach['active']
let others: OneOfEach['others']
let pendingId: OneOfEach['pendingId']
beforeAll(async () => {
  ;({ nora, active, others, pendingId } = await oneOfEach(suite))
})

const TABLES = Object.values(health).filter((value) => is(value, PgTable))

/** How many rows of each table an actor sees. */
async function seenBy(actor: UserId) {
  return withActor(suite(), actor, async (scope) => {
    const counts: Record<string, number> = {}
    for (const table of TABLES) counts[getTableName(table)] = await scope.$count(table)
    return counts
  })
}
const nothing = () => Object.fromEntries(TABLES.map((table) => [getTableName(table), 0]))

describe('rows are seen', () => {
  test('of every table by their owner', async () => {
    expect(await seenBy(nora.id)).toEqual({
      health_consents: 1,
      health_settings: 1,
      health_records: 1,
      health_history: 5,
      health_history_versions: 5,
      professional_authorizations: 4,
      share_receipts: 1,
      access_log: 1,
      client_questionnaires: 1,
      questionnaire_drafts: 1,
      questionnaire_repeats: 1,
      questionnaire_templates: 1,
    })
  })

  test('by the professional of an active share: what it needs, and the own discipline', async () => {
    expect(await seenBy(active.id)).toEqual({
      ...nothing(),
      health_records: 1,
      // The basics, the discipline and the notes; versions of what they may write.
      health_history: 3,
      health_history_versions: 2,
      professional_authorizations: 1,
      client_questionnaires: 1,
      questionnaire_repeats: 1,
    })
  })

  test.each(['stranger', 'revoked', 'expired'] as const)('by a %s: none', async (name) => {
    expect(await seenBy(others[name].id)).toEqual(nothing())
  })

  test('by one who was asked: that they were, and that nothing is shared', async () => {
    expect(await seenBy(others.pending.id)).toEqual({
      ...nothing(),
      professional_authorizations: 1,
    })
    const rows = await withActor(suite(), others.pending.id, (scope) =>
      scope.select().from(professionalAuthorizations),
    )
    expect(rows).toMatchObject([{ id: pendingId, isAuthorized: false, allowedFields: NONE }])
  })

  test('without an actor: none', async () => {
    for (const table of TABLES) {
      expect([getTableName(table), await suite().$count(table)]).toEqual([getTableName(table), 0])
    }
  })
})

type Attempt = (scope: ScopedExecutor) => Promise<unknown>

/** As a query would run that was given a transaction of nobody. */
const withoutActor = <T>(attempt: (scope: ScopedExecutor) => Promise<T>) =>
  suite().transaction((tx) => attempt(tx as unknown as ScopedExecutor))
const refused = (actor: UserId, attempt: Attempt) =>
  withActor(suite(), actor, attempt).catch(sqlState)

/** Changes of what is the client's: they reach no row. */
const CHANGES: readonly (readonly [string, (scope: ScopedExecutor) => Promise<unknown[]>])[] = [
  ['a record', (scope) => scope.update(healthRecords).set({ weight: 99 }).returning()],
  ['a record, deleted', (scope) => scope.delete(healthRecords).returning()],
  ['settings', (scope) => scope.update(healthSettings).set({ isPregnant: true }).returning()],
  [
    'the consent',
    (scope) =>
      scope.update(healthConsents).set({ withdrawnAt: new Date(), erased: false }).returning(),
  ],
  [
    'the authorization: granted to oneself',
    (scope) =>
      scope
        .update(professionalAuthorizations)
        .set({ isAuthorized: true, authorizedAt: new Date(), revokedAt: null, allowedFields: ALL })
        .returning(),
  ],
  [
    'the authorization: longer',
    (scope) => scope.update(professionalAuthorizations).set({ expiresOn: null }).returning(),
  ],
  ['the authorization: gone', (scope) => scope.delete(professionalAuthorizations).returning()],
  [
    'the basics',
    (scope) =>
      scope
        .update(healthHistory)
        .set({ content: {} })
        .where(eq(healthHistory.section, 'basics'))
        .returning(),
  ],
  [
    'another discipline',
    (scope) =>
      scope
        .update(healthHistory)
        .set({ content: {} })
        .where(and(eq(healthHistory.section, 'nutritionist'), eq(healthHistory.userId, nora.id)))
        .returning(),
  ],
  ['the history, deleted', (scope) => scope.delete(healthHistory).returning()],
  ['the draft', (scope) => scope.update(questionnaireDrafts).set({ responses: {} }).returning()],
  ['the questionnaire, deleted', (scope) => scope.delete(clientQuestionnaires).returning()],
]

describe('a change of what is somebody else’s reaches no row', () => {
  test.each(CHANGES)('%s', async (_, change) => {
    for (const { id: actor } of [active, ...Object.values(others)]) {
      expect(await withActor(suite(), actor, change)).toEqual([])
    }
    expect(await withoutActor(change)).toEqual([])
  })

  test('the own discipline and the notes can be written, in an active share alone', async () => {
    const write = (scope: ScopedExecutor) =>
      scope
        .update(healthHistory)
        .set({ updatedBy: scope.actor, version: sql`${healthHistory.version} + 1` })
        .returning({ section: healthHistory.section })
    const written = await withActor(suite(), active.id, write)
    expect(written.map((row) => row.section).toSorted()).toEqual(['notes', 'trainer'])
    for (const { id: actor } of Object.values(others)) {
      expect(await withActor(suite(), actor, write)).toEqual([])
    }
  })

  test('a client writes no section of a professional, and no answer for them', async () => {
    const write = (scope: ScopedExecutor) =>
      scope
        .update(healthHistory)
        .set({ content: {}, updatedBy: scope.actor })
        .returning({ section: healthHistory.section })
    expect(await withActor(suite(), nora.id, write)).toEqual([{ section: 'basics' }])
    const review = (scope: ScopedExecutor) =>
      scope
        .update(clientQuestionnaires)
        .set({ status: 'reviewed', completedAt: new Date() })
        .returning()
    expect(await refused(nora.id, review)).toBe('42501')
  })
})

describe('what is only ever added', () => {
  test.each([
    ['share_receipts', shareReceipts, { event: 'edited' }],
    ['access_log', accessLog, { readerName: 'nobody' }],
    ['health_history_versions', healthHistoryVersions, { writtenByName: 'nobody' }],
  ] as const)('%s refuses update and delete, its owner’s too', async (_, table, change) => {
    for (const actor of [nora.id, active.id]) {
      const update = (scope: ScopedExecutor) => scope.update(table).set(change)
      expect(await refused(actor, update)).toBe('42501')
      expect(await refused(actor, (scope) => scope.delete(table))).toBe('42501')
    }
  })
})

test('of 200 people at once over one pool, each sees their own rows and those shared with them', async () => {
  const owners: UserId[] = []
  const readers: UserId[] = []
  for (let n = 0; n < 100; n++) {
    const [one, other] = [
      await insertUser(suite(), `Owner ${n}`),
      await insertUser(suite(), `Reader ${n}`, 'trainer'),
    ]
    await consent(suite(), one)
    await insertRecord(owner(), one, { weight: 40 + n, note: `of ${one}` })
    await share(owner(), { id: one }, { id: other, type: 'trainer' })
    owners.push(one)
    readers.push(other)
  }
  const notes = async (actor: UserId, fails: boolean) =>
    withActor(suite(), actor, async (scope) => {
      const rows = await scope.select({ note: healthRecords.note }).from(healthRecords)
      const seen = rows.map(({ note }) => note)
      // Some fail, so later work on the same connection follows a rollback.
      if (fails) throw new Error(seen.join())
      return seen.join()
    }).catch((error: unknown) => (error as Error).message)
  const seen = await Promise.all(
    [...owners, ...readers].map((actor, n) => notes(actor, n % 5 === 0)),
  )
  expect(seen).toEqual([...owners, ...owners].map((one) => `of ${one}`))
  expect(suite().pool.totalCount).toBeLessThanOrEqual(3)
})
