import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  accessLog,
  clientQuestionnaires,
  professionalAuthorizations,
} from '#db/schema/health/index.ts'
import { contactRequests, professionals, profiles } from '#db/schema/index.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import type { ContactRequestId } from '#lib/ids.ts'
import { byUrgency, type AttentionItem } from '#lib/workspace/attention.ts'
import type { Attention } from '#lib/workspace/schemas.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { makeUser } from '#tests/support/accounts.ts'
import { daysAgo, namedClient } from '#tests/support/clients.ts'
import {
  ask,
  bodyOf,
  PENDING,
  professional,
  REVOKED,
  RUN_OUT,
  type Professional,
} from '#tests/support/sharing.ts'

const suite = accountSuite()
const owner = () => suite.owner()

let leire: Professional
beforeEach(async () => {
  leire = await professional(suite, { type: 'physiotherapist', name: 'Leire' })
})

const attention = async (of = leire) => bodyOf<Attention>(of.attention())
const kindsOf = async (of = leire) => (await attention(of)).items.map(({ kind }) => kind)
const inDays = (days: number) => madridDay(daysAgo(-days))

type Asked = Partial<typeof clientQuestionnaires.$inferInsert>
const named = (name: string, state?: Parameters<typeof namedClient>[3]) =>
  namedClient(suite, name, leire, state)
const send = (to: Awaited<ReturnType<typeof named>>, changes: Asked) =>
  ask(owner(), { from: leire, to, by: to.share }, changes)
const answered = (days: number, changes: Asked = {}): Asked => ({
  ...{ status: 'completed', completedAt: daysAgo(days), ...changes },
})

async function contacted(changes: Partial<typeof contactRequests.$inferInsert> = {}) {
  const [row] = await owner()
    .insert(contactRequests)
    .values({
      professionalId: leire.professionalId,
      senderId: (await makeUser(suite())).id,
      name: 'Iker',
      objective: 'other',
      message: 'Hola:\n\nMe duele la rodilla desde hace un mes. Nadie más lo sabe.',
      code: `FS-${crypto.randomUUID()}`,
      sentAt: daysAgo(2),
      ...changes,
    })
    .returning({ id: contactRequests.id })
  return row as { id: ContactRequestId }
}

test('nothing waits for who has begun', async () => {
  expect(await attention()).toEqual({
    professional: {
      professionalId: leire.professionalId,
      type: 'physiotherapist',
      name: 'Leire',
      avatarUrl: null,
    },
    items: [],
    more: 0,
  })
})

test('everything that waits, the most urgent first, without a word that no row states', async () => {
  const nora = await named('Nora', { expiresOn: inDays(7) })
  await suite()
    .update(profiles)
    .set({ avatarUrl: '/demo/nora.webp' })
    .where(eq(profiles.userId, nora.id))
  const person = { authorizationId: nora.share, clientName: 'Nora', avatarUrl: '/demo/nora.webp' }
  const title = 'Evaluación inicial'
  const high = await send(nora, answered(1, { priority: 'high', responses: { q0: 'canary' } }))
  const moved = await send(nora, answered(3, { change: 'up' }))
  const info = await send(nora, answered(5, { priority: 'info' }))
  const reminded = { sentAt: daysAgo(15), remindedAt: daysAgo(1) }
  const waiting = await send(nora, reminded)
  const { id: requestId } = await contacted()
  const ines = await named('Inés', { ...PENDING, requestedAt: daysAgo(4) })
  const at = expect.any(String) as string
  expect((await attention()).items).toEqual([
    {
      ...{ kind: 'answer', ...person, questionnaireId: high, title },
      ...{ priority: 'high', change: null, fact: null, at },
    },
    {
      ...{ kind: 'answer', ...person, questionnaireId: moved, title },
      ...{ priority: null, change: 'up', fact: null, at },
    },
    { kind: 'ending', ...person, expiresOn: inDays(7) },
    {
      ...{ kind: 'contact', requestId, name: 'Iker' },
      ...{ quote: 'Me duele la rodilla desde hace un mes', at },
    },
    {
      ...{ kind: 'answer', ...person, questionnaireId: info, title },
      ...{ priority: 'info', change: null, fact: null, at },
    },
    { kind: 'request', authorizationId: ines.share, clientName: 'Inés', at },
    {
      ...{ kind: 'waiting', ...person, questionnaireId: waiting, title },
      ...{ at: daysAgoText(reminded.sentAt), isReminded: true },
    },
  ])
  const text = await (await leire.attention()).text()
  for (const hidden of ['canary', 'Nadie más', '¿', nora.id, '@example.com'])
    expect(text).not.toContain(hidden)
  expect(await owner().$count(accessLog, eq(accessLog.ownerId, nora.id))).toBe(0)
})
const daysAgoText = (at: Date) => at.toISOString()

describe('goes when it is done:', () => {
  test('answers that are reviewed', async () => {
    const id = await send(await named('Nora'), answered(1))
    expect(await kindsOf()).toEqual(['answer'])
    await owner()
      .update(clientQuestionnaires)
      .set({ status: 'reviewed', reviewedAt: new Date() })
      .where(eq(clientQuestionnaires.id, id))
    expect(await kindsOf()).toEqual([])
  })

  test('a questionnaire that is answered or withdrawn', async () => {
    const nora = await named('Nora')
    const [one, two] = [
      await send(nora, { sentAt: daysAgo(20) }),
      await send(nora, { sentAt: daysAgo(16) }),
    ]
    const [first] = (await attention()).items
    expect(first).toMatchObject({ kind: 'waiting', questionnaireId: one, isReminded: false })
    const finish = (id: typeof one, set: Asked) =>
      owner().update(clientQuestionnaires).set(set).where(eq(clientQuestionnaires.id, id))
    await finish(one, { status: 'withdrawn' })
    // The next one that the same client has not answered.
    expect((await attention()).items).toMatchObject([{ kind: 'waiting', questionnaireId: two }])
    await finish(two, { status: 'completed', completedAt: new Date(), responses: {} })
    expect(await kindsOf()).toEqual(['answer'])
  })

  test.each(['answered', 'closed'] as const)('a message that is %s', async (state) => {
    const [{ id }] = [await contacted()]
    const set = (changes: Partial<typeof contactRequests.$inferInsert>) =>
      owner().update(contactRequests).set(changes).where(eq(contactRequests.id, id))
    expect(await kindsOf()).toEqual(['contact'])
    await set({ state: 'read' })
    expect(await kindsOf()).toEqual(['contact'])
    await set({ state, answeredAt: new Date() })
    expect(await kindsOf()).toEqual([])
  })

  test('a request that is granted, and a share that is prolonged', async () => {
    const { share: id } = await named('Inés', PENDING)
    const set = (changes: Partial<typeof professionalAuthorizations.$inferInsert>) =>
      owner()
        .update(professionalAuthorizations)
        .set(changes)
        .where(eq(professionalAuthorizations.id, id))
    expect(await kindsOf()).toEqual(['request'])
    await set({ isAuthorized: true, authorizedAt: new Date(), expiresOn: inDays(3) })
    expect(await kindsOf()).toEqual(['ending'])
    await set({ expiresOn: inDays(30) })
    expect(await kindsOf()).toEqual([])
  })

  test('whatever a client sent whose share has ended', async () => {
    const nora = await named('Nora', { expiresOn: inDays(1) })
    await send(nora, answered(1, { priority: 'high' }))
    await send(nora, { sentAt: daysAgo(30) })
    expect(await kindsOf()).toEqual(['answer', 'ending', 'waiting'])
    for (const state of [REVOKED, { ...RUN_OUT, revokedAt: null, isAuthorized: true }]) {
      await owner()
        .update(professionalAuthorizations)
        .set(state)
        .where(eq(professionalAuthorizations.id, nora.share))
      expect(await kindsOf()).toEqual([])
    }
  })
})

describe('does not wait:', () => {
  test('a share that ends later than in a week, or never', async () => {
    await named('Nora', { expiresOn: inDays(8) })
    await named('Iker')
    expect(await kindsOf()).toEqual([])
  })

  test('a questionnaire of less than two weeks', async () => {
    await send(await named('Nora'), { sentAt: daysAgo(13.9) })
    expect(await kindsOf()).toEqual([])
  })

  test('a message that is not confirmed, and what is a colleague’s', async () => {
    await contacted({ sentAt: null, code: null })
    const colleague = await professional(suite, { type: 'physiotherapist' })
    await send(await named('Nora', { expiresOn: inDays(1) }), answered(1))
    await contacted()
    expect(await kindsOf(colleague)).toEqual([])
  })

  test('a share of another profession', async () => {
    const former = { ...leire, type: 'trainer' } as const
    await namedClient(suite, 'Nora', former, { expiresOn: inDays(1) })
    await namedClient(suite, 'Iker', former, PENDING)
    expect(await kindsOf()).toEqual([])
  })
})

test('of many the most urgent thirty are listed, in their order, and the others counted', async () => {
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, n) => named(`Client ${n}`, { expiresOn: inDays(n % 7) })),
  )
  const priorities = ['high', 'attention', 'info', 'normal', null] as const
  // No two at the same moment.
  const days = (n: number, k: number) => ((n * 7 + k * 3) % 20) + 1 + (n * 5 + k) / 1_000
  const all: Promise<unknown>[] = people.flatMap((one, n) =>
    priorities.map((priority, k) =>
      send(one, answered(days(n, k), { priority, change: (n + k) % 3 ? null : 'up' })),
    ),
  )
  await Promise.all([...all, ...people.map((one) => send(one, { sentAt: daysAgo(20) }))])
  const { items, more } = await attention()
  expect([items.length, more]).toEqual([30, 12 * 7 - 30])
  expect(items).toEqual(byUrgency(items))
  // None that was left out is more urgent than the last that is listed.
  const rows = await owner()
    .select()
    .from(clientQuestionnaires)
    .where(eq(clientQuestionnaires.professionalUserId, leire.id))
  const answers = rows
    .filter(({ status }) => status === 'completed')
    .map(({ id, priority, change, completedAt }) => ({
      ...{ kind: 'answer', questionnaireId: id, priority, change, at: completedAt!.toISOString() },
    })) as AttentionItem[]
  const listed = items.flatMap((item) => (item.kind === 'answer' ? [item.questionnaireId] : []))
  const expected = byUrgency(answers).slice(0, listed.length)
  expect(listed).toEqual(expected.map((item) => 'questionnaireId' in item && item.questionnaireId))
})

test('an account without a professional’s row is told so, and nothing waits for it', async () => {
  await send(await named('Nora', { expiresOn: inDays(1) }), answered(1))
  await owner().delete(professionals).where(eq(professionals.id, leire.professionalId))
  expect(await attention()).toEqual({ professional: null, items: [], more: 0 })
  expect((await leire.reviews()).status).toBe(404)
  expect((await leire.invite('es')).status).toBe(404)
  expect((await leire.clients()).status).toBe(200)
})

test.each([
  ['es', '/health'],
  ['en', '/en/health'],
])('the link for clients leads to their health centre in %s', async (locale, path) => {
  expect(await bodyOf(leire.invite(locale))).toEqual({
    url: `http://localhost:8888${path}?tab=authorizations&professional=${leire.professionalId}`,
  })
})

test.each(['fr', '', 'ES', '//evil.example'])('a link in %j is refused', async (locale) => {
  expect((await leire.invite(locale)).status).toBe(400)
})
