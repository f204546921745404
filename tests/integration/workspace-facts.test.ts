import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessLog } from '#db/schema/health/index.ts'
import { auditEvents } from '#db/schema/index.ts'
import { asActor } from '#db/with-actor.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import type { SentQuestionnaires } from '#lib/workspace/questionnaires-schemas.ts'
import type { Attention, Clients } from '#lib/workspace/schemas.ts'
import { pseudonymOf } from '#server/audit.ts'
import { noteList } from '#server/sharing/note-access.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { daysAgo } from '#tests/support/clients.ts'
import {
  ask,
  bodyOf,
  insertSection,
  professional,
  share,
  world,
  type Client,
  type Professional,
} from '#tests/support/sharing.ts'
import { asking } from '#tests/support/workspace-questionnaires.ts'

const suite = accountSuite()
const owner = () => suite.owner()
const secret = () => process.env['SESSION_SECRET']!

let leire: Professional
let nora: Client
let by: AuthorizationId
beforeEach(async () => {
  ;[leire, nora, by] = await world(suite)
    .physiotherapist('Leire')
    .client()
    .sharesAllBut('glucose')
    .records(
      { recordDate: '2026-11-10', weight: 70 },
      { recordDate: '2026-11-20', fastingGlucose: 90 },
    )
    .insert()
})

/** Answers of Nora to Leire, so many days ago; the place is what a row must never tell. */
const answered = (days: number, pain: number, changes: Parameters<typeof ask>[2] = {}) =>
  ask(
    owner(),
    { from: leire, to: nora, by },
    {
      ...{ status: 'completed', completedAt: daysAgo(days) },
      responses: { q0: 'Ayer. Dolor intenso en el talón, canary', q2: pain },
      priority: 'high',
      ...changes,
    },
  )

const attention = async (of = leire) => (await bodyOf<Attention>(of.attention())).items
const factsOf = async (of = leire) =>
  (await attention(of)).flatMap((item) => (item.kind === 'answer' ? [item.fact] : []))
const clientsOf = async (query: Record<string, string>, of = leire) =>
  (await bodyOf<Clients>(of.clients(query))).items.map(({ facts }) => facts)
const WITH = { facts: 'true' }
/** The reads in the log of Nora. */
const logOf = () =>
  owner()
    .select({ section: accessLog.section, action: accessLog.action, fields: accessLog.fields })
    .from(accessLog)
    .where(and(eq(accessLog.ownerId, nora.id), eq(accessLog.action, 'read')))
const entry = (...fields: string[]) => ({ section: 'list', action: 'read', fields })

describe('what waits', () => {
  test('states from what to what a scale has moved, with its course, and the words of the priority', async () => {
    await answered(9, 3, { status: 'reviewed' })
    await answered(2, 7)
    const at = expect.any(String) as string
    const [fact] = await factsOf()
    expect(fact).toEqual({
      scale: {
        question: '¿Cuánto te duele?',
        points: [
          { at, value: 3 },
          { at, value: 7 },
        ],
      },
      quote: 'Dolor intenso en el talón',
    })
    const response = await leire.attention()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).not.toMatch(/canary|responses|Ayer/)
  })

  test('is one entry in the log of each client, however many rows and however often', async () => {
    await answered(2, 7)
    await answered(1, 8)
    await attention()
    await attention()
    expect(await logOf()).toEqual([entry('answers')])
    const actor = pseudonymOf(secret(), leire.id)
    const audited = await suite()
      .select({ outcome: auditEvents.outcome, size: auditEvents.size })
      .from(auditEvents)
      .where(and(eq(auditEvents.kind, 'health-read'), eq(auditEvents.actor, actor)))
    expect(audited).toEqual([
      { outcome: 'list', size: 1 },
      { outcome: 'list', size: 1 },
    ])
  })

  test('states nothing, and is in no log, where the answers state nothing', async () => {
    await answered(2, 7, { responses: { q0: 'Bien', q2: 7 }, priority: 'normal' })
    expect(await factsOf()).toEqual([null])
    expect(await logOf()).toEqual([])
  })

  test('states nothing after a revocation, and nothing to anybody else', async () => {
    await answered(2, 7)
    const other = await professional(suite, { type: 'physiotherapist' })
    await share(owner(), nora, other)
    expect(await factsOf(other)).toEqual([])
    expect((await nora.revoke(by, 1)).status).toBe(200)
    expect(await (await leire.attention()).text()).not.toContain('talón')
    expect(await attention()).toEqual([])
    expect(await logOf()).toEqual([])
  })
})

describe('a card', () => {
  beforeEach(async () => {
    await insertSection(owner(), nora.id, {
      ...{ section: 'physiotherapist', version: 1 },
      content: { pain_level: 6, treatment_plan: 'canary' },
    })
    const content = { pain_level: 4 }
    await leire.save(by, { discipline: { version: 1, content } })
  })

  test('states the unread answers, the day of the last record that is shown, and the pain', async () => {
    await answered(9, 3, { status: 'reviewed' })
    await answered(2, 7)
    const at = expect.any(String) as string
    expect(await clientsOf(WITH)).toEqual([
      {
        unreadFact: expect.objectContaining({ quote: 'Dolor intenso en el talón' }) as unknown,
        lastRecordOn: '2026-11-10',
        pain: [
          { at, value: 6 },
          { at, value: 4 },
        ],
      },
    ])
    await clientsOf(WITH)
    expect(await logOf()).toEqual([entry('answers', 'last_record', 'pain')])
    expect(await (await leire.clients(WITH)).text()).not.toContain('canary')
  })

  test('is read and noted only where it is asked for', async () => {
    await answered(2, 7)
    expect(await clientsOf({})).toEqual([null])
    expect(await clientsOf({ ...WITH, state: 'pending' })).toEqual([])
    expect(await logOf()).toEqual([])
    expect((await leire.clients({ facts: 'false' })).status).toBe(400)
  })

  test('states no pain of another discipline, and nothing after a revocation', async () => {
    const trainer = await professional(suite, { type: 'trainer' })
    await share(owner(), nora, trainer)
    expect(await clientsOf(WITH, trainer)).toEqual([
      { unreadFact: null, lastRecordOn: '2026-11-20', pain: [] },
    ])
    const version = (
      await bodyOf<{ items: { id: string; version: number }[] }>(nora.list())
    ).items.find(({ id }) => id === by)!.version
    expect((await nora.revoke(by, version)).status).toBe(200)
    expect(await clientsOf(WITH)).toEqual([])
  })
})

test('a list of questionnaires states what was answered where it is asked for, and counts by status', async () => {
  await answered(9, 3, { status: 'reviewed' })
  await answered(2, 7)
  await ask(owner(), { from: leire, to: nora, by })
  const list = (query: Record<string, string>) =>
    bodyOf<SentQuestionnaires>(asking(leire).list(query))
  const plain = await list({})
  expect(plain.items.map(({ fact }) => fact)).toEqual([null, null, null])
  expect(plain.counts).toEqual({ pending: 1, completed: 1, reviewed: 1, withdrawn: 0 })
  expect(await logOf()).toEqual([])
  const { items, total, counts } = await list({ ...WITH, status: 'completed' })
  expect([total, counts]).toEqual([1, plain.counts])
  expect(items.map(({ fact }) => fact?.scale?.points.map(({ value }) => value))).toEqual([[3, 7]])
  expect(await logOf()).toEqual([entry('answers')])
})

test('what was read is not answered when the share ends before it is noted', async () => {
  const noted = await suite().transaction(async (tx) => {
    const scope = await asActor(tx, leire.id)
    expect((await nora.revoke(by, 1)).status).toBe(200)
    const read = { authorizationId: by, clientUserId: nora.id, fields: ['answers'] } as const
    return noteList({ tx, scope, secret: secret() }, [read])
  })
  expect([...noted]).toEqual([])
  expect(await logOf()).toEqual([])
})
