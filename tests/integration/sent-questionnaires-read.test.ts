import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessLog, clientQuestionnaires } from '#db/schema/health/index.ts'
import { auditEvents } from '#db/schema/index.ts'
import type { AuthorizationId, QuestionnaireId } from '#lib/ids.ts'
import type { SentQuestionnaire } from '#lib/workspace/questionnaires-schemas.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  bodyOf,
  professional,
  QUESTIONS,
  share,
  world,
  type Client,
  type Professional,
} from '#tests/support/sharing.ts'
import {
  asking,
  sending,
  sent,
  storedQuestionnaire,
} from '#tests/support/workspace-questionnaires.ts'

const suite = accountSuite()
const db = suite
const owner = () => suite.owner()

let nora: Client
let leire: Professional
let by: AuthorizationId
let desk: ReturnType<typeof asking>
beforeEach(async () => {
  ;[leire, nora, by] = await world(suite).trainer('Leire').client().sharesAll().insert()
  desk = asking(leire)
})

type Items = { items: SentQuestionnaire[] }
const send = (changes: object = {}, clients = [by]) => sent(desk, clients, changes)
const stored = (id: QuestionnaireId) => storedQuestionnaire(owner(), id)

describe('reading one', () => {
  const logOf = () => owner().select().from(accessLog).where(eq(accessLog.ownerId, nora.id))

  test('without answers is not in the log, and shows no earlier ones', async () => {
    const [first] = await send()
    await nora.answer(first!.id, { q2: 3 })
    const [item] = await send()
    expect(await bodyOf(desk.get(item!.id))).toEqual({
      ...{ ...item, questions: QUESTIONS, responses: null, courses: {} },
    })
    expect(await logOf()).toEqual([])
  })

  test('with answers shows them with their course, and is in the log once for each time', async () => {
    for (const [q2, q6] of [
      [8, '2026-10-01'],
      [5, '2026-10-02'],
    ] as const) {
      const [item] = await send()
      await nora.answer(item!.id, { q2, q6 })
    }
    const [item] = await send()
    await nora.answer(item!.id, { q0: 'Canary: dolor intenso', q2: 2 })
    const answered = await bodyOf<{ courses: Record<string, { value: unknown }[]> }>(
      desk.get(item!.id),
    )
    expect(answered).toMatchObject({
      ...{ status: 'completed', priority: 'high', change: 'down' },
      responses: { q0: 'Canary: dolor intenso', q2: 2 },
    })
    const values = Object.entries(answered.courses).map(([name, points]) => [
      name,
      points.map(({ value }) => value),
    ])
    expect(values).toEqual([
      ['q2', [8, 5]],
      ['q6', ['2026-10-01', '2026-10-02']],
    ])
    expect(await logOf()).toMatchObject([
      {
        ...{ readerId: leire.id, readerName: 'Leire', authorizationId: by },
        ...{ section: 'questionnaire', action: 'read', fields: [] },
      },
    ])
    await desk.get(item!.id)
    expect(await logOf()).toHaveLength(2)
    const audited = await db().select().from(auditEvents)
    expect(audited.filter(({ outcome }) => outcome === 'questionnaire').length).toBeGreaterThan(0)
    expect(JSON.stringify(audited)).not.toContain('Canary')
  })

  test('that cannot be noted is not answered', async () => {
    const [item] = await send()
    await nora.answer(item!.id, { q0: 'Canary' })
    await owner().execute(sql`alter table access_log rename to access_log_away`)
    try {
      const response = await desk.get(item!.id)
      expect(response.status).toBe(500)
      expect(await response.text()).not.toContain('Canary')
    } finally {
      await owner().execute(sql`alter table access_log_away rename to access_log`)
    }
    expect(await logOf()).toEqual([])
  })

  test('after a revocation is refused and not in the log; the answers stay with their author', async () => {
    const [item] = await send()
    await nora.answer(item!.id, { q0: 'Canary' })
    await nora.revoke(by, 1)
    const [gone, missing] = [await desk.get(item!.id), await desk.get(crypto.randomUUID())]
    expect(await errorOf(gone)).toEqual(await errorOf(missing))
    for (const call of [desk.review, desk.withdraw, desk.remind])
      expect((await call(item!.id)).status).toBe(404)
    expect(await bodyOf(desk.list())).toMatchObject({ items: [], total: 0 })
    expect(await logOf()).toEqual([])
    expect((await bodyOf<Items>(nora.asked())).items).toMatchObject([
      { responses: { q0: 'Canary' } },
    ])
  })

  test('of another professional, or as its client, gets the answer of an unknown one', async () => {
    const [item] = await send()
    await nora.answer(item!.id, { q0: 'Canary' })
    const other = await professional(suite)
    await share(owner(), nora, other)
    const theirs = asking(other)
    for (const call of [theirs.get, theirs.review, theirs.withdraw, theirs.remind]) {
      const refused = await errorOf(await call(item!.id))
      expect(refused).toEqual(await errorOf(await call(crypto.randomUUID())))
      expect(refused.status).toBe(404)
    }
    expect((await asking(nora).get(item!.id)).status).toBe(403)
    expect((await stored(item!.id)).status).toBe('completed')
    expect(await logOf()).toEqual([])
  })

  test.each(['x', '00000000-0000-4000-8000-00000000000', '%00', '..'])(
    'by the id %j is refused',
    async (id) => {
      expect([400, 404]).toContain((await desk.get(id)).status)
    },
  )
})

test('answers are weighed against those of the same two people alone', async () => {
  const other = await professional(suite)
  const theirs = await share(owner(), nora, other)
  const scale = [{ type: 'scale', text: '¿Cuánto te duele?', low: null, high: null }]
  const answerTo = async (person: Professional, share_: AuthorizationId, q0: number) => {
    const body = sending([share_], { questions: scale })
    const { items } = await bodyOf<Items>(asking(person).send(body))
    await nora.answer(items[0]!.id, { q0 })
    return items[0]!.id
  }
  const ids = [
    await answerTo(leire, by, 5),
    await answerTo(other, theirs, 9),
    await answerTo(leire, by, 6),
    await answerTo(leire, by, 8),
    await answerTo(leire, by, 2),
  ]
  const rows = await owner()
    .select()
    .from(clientQuestionnaires)
    .where(inArray(clientQuestionnaires.id, ids))
  const changes = ids.map((id) => rows.find((row) => row.id === id)!.change)
  expect(changes).toEqual([null, null, null, 'up', 'down'])
  expect(rows.every(({ priority }) => priority === null)).toBe(true)
})
