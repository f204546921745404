import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  clientQuestionnaires,
  healthHistory,
  healthRecords,
  questionnaireDrafts,
  questionnaireRepeats,
} from '#db/schema/health/index.ts'
import { profiles } from '#db/schema/index.ts'
import { withActor, type ScopedExecutor } from '#db/with-actor.ts'
import type { AuthorizationId, QuestionnaireId, RepeatId, UserId } from '#lib/ids.ts'
import { sqlState } from '#server/database-errors.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  ask,
  bodyOf,
  client,
  insertSection,
  professional,
  QUESTIONS,
  share,
  world,
  type Client,
  type Professional,
} from '#tests/support/sharing.ts'
import { dayFromToday, repeat } from '#tests/support/workspace-questionnaires.ts'

// What the database refuses between the two people of an active share, whatever an operation would let through.

const suite = accountSuite()
const owner = () => suite.owner()

let nora: Client
let leire: Professional
let other: Professional
let shareId: AuthorizationId
beforeAll(async () => {
  nora = await client(suite)
  leire = await professional(suite)
  other = await professional(suite)
  shareId = await share(owner(), nora, leire)
  await share(owner(), nora, other)
})

/** The rows that a statement of an actor concerns, or the SQLSTATE with which it is refused. */
const outcome = (actor: { id: UserId }, statement: (scope: ScopedExecutor) => Promise<unknown[]>) =>
  withActor(suite(), actor.id, async (scope) => (await statement(scope)).length).catch(sqlState)

const asked = () => ask(owner(), { from: leire, to: nora, by: shareId })
const completed = async () => {
  const id = await asked()
  await nora.answer(id, { q0: 'La rodilla' })
  return id
}

type Change = Partial<typeof clientQuestionnaires.$inferInsert>
const changing = (id: QuestionnaireId, change: Change) => (scope: ScopedExecutor) =>
  scope
    .update(clientQuestionnaires)
    .set(change)
    .where(eq(clientQuestionnaires.id, id))
    .returning({ id: clientQuestionnaires.id })

const NOW = new Date()
const FORGED = { q0: 'Nada me duele' }

describe('a questionnaire', () => {
  test.each<[string, Change]>([
    ['reviewed before it is answered', { status: 'reviewed', completedAt: NOW }],
    [
      'answered for the client',
      { status: 'reviewed', completedAt: NOW, reviewedAt: NOW, responses: FORGED },
    ],
    ['withdrawn with answers', { status: 'withdrawn', responses: FORGED }],
    ['sent with other questions', { status: 'withdrawn', questions: QUESTIONS.slice(1) }],
    ['sent under another name', { status: 'withdrawn', professionalName: 'Leire Sáez' }],
  ])('is not %s by its professional', async (_, change) => {
    expect(await outcome(leire, changing(await asked(), change))).toBe('42501')
  })

  test.each<[string, Change]>([
    ['with other answers', { status: 'reviewed', reviewedAt: NOW, responses: FORGED }],
    ['without the answers', { status: 'reviewed', reviewedAt: NOW, responses: null }],
    ['by withdrawing it', { status: 'withdrawn', completedAt: null }],
  ])('that is answered is not kept %s', async (_, change) => {
    expect(await outcome(leire, changing(await completed(), change))).toBe('42501')
  })

  test('does not begin with answers', async () => {
    const forged = {
      ...{ clientUserId: nora.id, professionalUserId: leire.id, professionalName: 'Leire' },
      ...({ professionalType: 'trainer', title: 'Inicio', questions: QUESTIONS } as const),
      responses: FORGED,
    }
    const insert = (scope: ScopedExecutor) =>
      scope.insert(clientQuestionnaires).values(forged).returning({ id: clientQuestionnaires.id })
    expect(await outcome(leire, insert)).toBe('42501')
  })

  test.each([
    ['professional', () => ({ professionalUserId: other.id })],
    ['share', async () => ({ authorizationId: await share(owner(), await client(suite), leire) })],
    ['answers while it stays open', () => ({ responses: FORGED })],
  ])('gets no other %s from its client', async (_, change) => {
    expect(await outcome(nora, changing(await asked(), await change()))).toBe('42501')
  })

  test('is withdrawn while it is pending, and reviewed once it is answered', async () => {
    const [pending, answered] = [await asked(), await completed()]
    expect(await outcome(leire, changing(pending, { status: 'withdrawn' }))).toBe(1)
    const review = changing(answered, { status: 'reviewed', reviewedAt: NOW })
    expect(await outcome(leire, review)).toBe(1)
  })

  test('has a draft of its client alone, whose place nobody takes', async () => {
    const [id, eve] = [await asked(), await client(suite)]
    const draft = { questionnaireId: id, userId: eve.id, responses: {} }
    const squat = (scope: ScopedExecutor) =>
      scope.insert(questionnaireDrafts).values(draft).returning()
    expect(await outcome(eve, squat)).toBe('42501')
    expect((await nora.draft(id, { q0: 'La rodilla' })).status).toBe(200)
  })
})

describe('a weekly repetition', () => {
  const begun = () => repeat(owner(), { from: leire, to: nora, by: shareId })
  const set =
    (id: RepeatId, change: Partial<typeof questionnaireRepeats.$inferInsert>) =>
    (scope: ScopedExecutor) =>
      scope
        .update(questionnaireRepeats)
        .set(change)
        .where(eq(questionnaireRepeats.id, id))
        .returning({ id: questionnaireRepeats.id })
  const end = (id: RepeatId) => (scope: ScopedExecutor) =>
    scope
      .delete(questionnaireRepeats)
      .where(eq(questionnaireRepeats.id, id))
      .returning({ id: questionnaireRepeats.id })

  test('is changed by nobody, neither its questions nor its days', async () => {
    const id = await begun()
    for (const actor of [nora, leire, other]) {
      expect(await outcome(actor, set(id, { questions: [] }))).toBe(0)
      expect(await outcome(actor, set(id, { until: '2030-01-01' }))).toBe(0)
    }
  })

  test('is ended by its professional alone', async () => {
    const id = await begun()
    for (const actor of [nora, other]) expect(await outcome(actor, end(id))).toBe(0)
    expect(await outcome(leire, end(id))).toBe(1)
  })

  test('of somebody else is not begun by a share of one’s own', async () => {
    const eve = await client(suite)
    const forged = (clientUserId: UserId, professionalUserId: UserId) => (scope: ScopedExecutor) =>
      scope
        .insert(questionnaireRepeats)
        .values({
          ...{ authorizationId: shareId, clientUserId, professionalUserId },
          ...({ professionalName: 'Leire', professionalType: 'trainer', title: 'x' } as const),
          ...{ questions: QUESTIONS, nextOn: '2026-11-30', until: '2026-12-31' },
        })
        .returning({ id: questionnaireRepeats.id })
    expect(await outcome(leire, forged(eve.id, leire.id))).toBe('42501')
    expect(await outcome(other, forged(nora.id, other.id))).toBe('42501')
    expect(await outcome(leire, forged(nora.id, other.id))).toBe('42501')
  })

  test('is not sent to somebody whose share it does not name', async () => {
    // Past the policies, as nobody could write it.
    const eve = await client(suite)
    const by = { from: leire, to: eve, by: shareId }
    await repeat(owner(), by, { nextOn: dayFromToday(-1) })
    await suite().execute(sql`select from send_due_repeats()`)
    const sent = eq(clientQuestionnaires.clientUserId, eve.id)
    expect(await owner().$count(clientQuestionnaires, sent)).toBe(0)
  })
})

describe('what answers ask of their reader', () => {
  test.each<[string, Change]>([
    ['priority', { priority: 'high' }],
    ['change', { change: 'down' }],
  ])('is not given another %s by the professional', async (_, change) => {
    const id = await completed()
    const reviewed = { status: 'reviewed', reviewedAt: NOW, ...change } as const
    expect(await outcome(leire, changing(id, reviewed))).toBe('42501')
    expect(await outcome(leire, changing(await asked(), change))).toBe('42501')
  })

  test('comes with the answers, not before', async () => {
    expect(await outcome(nora, changing(await asked(), { priority: 'high' }))).toBe('42501')
  })

  test('leaves a reminder what it is: given once, of what is pending', async () => {
    const pending = await asked()
    expect(await outcome(leire, changing(pending, { remindedAt: NOW }))).toBe(1)
    expect(await outcome(leire, changing(pending, { remindedAt: null }))).toBe('42501')
    expect(await outcome(leire, changing(await completed(), { remindedAt: NOW }))).toBe('42501')
  })
})

describe('the role that serves', () => {
  const TABLES = ['access_log', 'share_receipts', 'health_history_versions', 'health_records']

  test.each([
    ...TABLES.flatMap((table) => [
      `truncate ${table}`,
      `truncate ${table} cascade`,
      `alter table ${table} disable trigger all`,
      `alter table ${table} disable row level security`,
      `alter table ${table} no force row level security`,
      `create policy mine on ${table} using (true)`,
      `create trigger mine before delete on ${table} for each row execute function refuse_change()`,
      `drop table ${table} cascade`,
    ]),
    'truncate users cascade',
    'drop policy own on health_records',
    'create or replace function is_active(professional_authorizations) returns boolean return true',
    `create or replace function app_uid() returns uuid return null`,
    'drop function my_clients() cascade',
    `set session_replication_role = 'replica'`,
    'create table public.mine (id uuid)',
    'create schema mine',
  ])('cannot %s', async (statement) => {
    // eslint-disable-next-line no-restricted-syntax -- Statements of this file.
    const attempt = suite().execute(sql.raw(statement))
    expect(await attempt.then(() => 'done', sqlState)).toBe('42501')
  })

  test('sees nothing more without policies, and is told so', async () => {
    const attempt = withActor(suite(), leire.id, async (scope) => {
      await scope.execute(sql`set local row_security = off`)
      return scope.$count(healthRecords)
    })
    expect(await attempt.catch(sqlState)).toBe('42501')
  })
})

describe('a text of the history', () => {
  test('is not written in the name of somebody else', async () => {
    const section = { userId: nora.id, section: 'trainer', content: {} } as const
    for (const updatedBy of [other.id, nora.id, null]) {
      const written = { ...section, updatedBy, updatedByName: 'x' }
      const insert = (scope: ScopedExecutor) =>
        scope.insert(healthHistory).values(written).returning()
      expect(await outcome(leire, insert)).toBe('42501')
    }
  })

  test('is not changed in the name of somebody else', async () => {
    const someone = await client(suite)
    await share(owner(), someone, leire)
    for (const section of ['basics', 'notes'] as const)
      await insertSection(owner(), someone.id, { section, content: {} })
    const change = (updatedBy: UserId) => (scope: ScopedExecutor) =>
      scope
        .update(healthHistory)
        .set({ content: { n: 1 }, updatedBy })
        .returning()
    expect(await outcome(leire, change(other.id))).toBe('42501')
    expect(await outcome(someone, change(leire.id))).toBe('42501')
    expect(await outcome(leire, change(leire.id))).toBe(1)
    expect(await outcome(someone, change(someone.id))).toBe(1)
  })
})

describe('a professional whose role has changed', () => {
  const changedTo = async (role: 'nutritionist' | 'admin' | 'athlete') => {
    const between = world(suite).trainer().client()
    const [treating, one, id] = await between.sharesAll().records({ weight: 70 }).insert()
    const seen = () => withActor(suite(), treating.id, (scope) => scope.$count(healthRecords))
    expect([await seen(), (await treating.records(id)).status]).toEqual([1, 200])
    await suite().update(profiles).set({ role }).where(eq(profiles.userId, treating.id))
    return { one, treating, id, seen }
  }

  test.each(['nutritionist', 'admin', 'athlete'] as const)(
    'to %s reads nothing any more, by the database alone too',
    async (role) => {
      const { treating, id, seen } = await changedTo(role)
      const expected = role === 'nutritionist' ? 404 : 403
      for (const read of [treating.records, treating.history])
        expect((await read(id)).status).toBe(expected)
      expect(await seen()).toBe(0)
    },
  )

  test('has no view that their client could look at', async () => {
    const { one, id } = await changedTo('admin')
    for (const section of ['records', 'history'] as const)
      expect((await one.preview(id, section)).status).toBe(404)
    expect((await one.revoke(id, 1)).status).toBe(200)
    expect(await bodyOf(one.list())).toMatchObject({ items: [{ state: 'ended' }] })
  })
})
