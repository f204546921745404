import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { questionnaireRepeats } from '#db/schema/health/index.ts'
import { notifications } from '#db/schema/index.ts'
import type { AuthorizationId, QuestionnaireId } from '#lib/ids.ts'
import type { SentQuestionnaire } from '#lib/workspace/questionnaires-schemas.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { mailed } from '#tests/support/review-api.ts'
import {
  ask,
  bodyOf,
  client,
  QUESTIONS,
  share,
  world,
  type Client,
  type Professional,
} from '#tests/support/sharing.ts'
import {
  asking,
  dayFromToday,
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
const repeatsOf = (share: AuthorizationId) =>
  owner().select().from(questionnaireRepeats).where(eq(questionnaireRepeats.authorizationId, share))
const bellOf = ({ id }: { id: Client['id'] }) =>
  db().select().from(notifications).where(eq(notifications.userId, id))

describe('the states', () => {
  const STATES = ['pending', 'completed', 'reviewed', 'withdrawn'] as const
  type State = (typeof STATES)[number]
  const inState = async (state: State) => {
    const [item] = await send()
    const { id } = item!
    if (state === 'completed' || state === 'reviewed') await nora.answer(id, { q0: 'Bien' })
    if (state === 'reviewed') await desk.review(id)
    if (state === 'withdrawn') await desk.withdraw(id)
    expect((await stored(id)).status).toBe(state)
    return id
  }
  const DO = { reviewed: 'review', withdrawn: 'withdraw' } as const
  const ALLOWED = [
    ['completed', 'reviewed'],
    ['pending', 'withdrawn'],
  ]
  const steps = STATES.flatMap((from) =>
    (['reviewed', 'withdrawn'] as const).map((to) => {
      const isAllowed = ALLOWED.some(([one, other]) => one === from && other === to)
      return { from, to, status: isAllowed || from === to ? 200 : 409 }
    }),
  )

  test.each(steps)('$from → $to: $status', async ({ from, to, status }) => {
    const id = await inState(from)
    const before = await stored(id)
    const response = await desk[DO[to]](id)
    expect(response.status).toBe(status)
    const after = await stored(id)
    if (status === 409 || from === to) expect(after).toEqual(before)
    else expect(after.status).toBe(to)
    if (to === 'reviewed' && status === 200) expect(after.reviewedAt).toBeInstanceOf(Date)
  })

  test('one that was withdrawn is no longer open for its client', async () => {
    const id = await inState('withdrawn')
    expect((await nora.answer(id, { q0: 'Bien' })).status).toBe(409)
    expect((await bodyOf<Items>(nora.asked())).items).toMatchObject([{ isOpen: false }])
  })

  test('answered and withdrawn at the same moment, it is one of the two', async () => {
    for (let n = 0; n < 6; n++) {
      const [item] = await send()
      const [answered, withdrawn] = await Promise.all([
        nora.answer(item!.id, { q0: 'Bien' }),
        desk.withdraw(item!.id),
      ])
      expect([answered.status, withdrawn.status].toSorted()).toEqual([200, 409])
      const { status, responses } = await stored(item!.id)
      expect([status, responses]).toEqual(
        answered.status === 200 ? ['completed', { q0: 'Bien' }] : ['withdrawn', null],
      )
    }
  })

  test.each([
    { status: 'pending' },
    { status: 'completed' },
    {},
    { status: 'reviewed', responses: {} },
    { title: 'x' },
    { questions: [] },
  ])('are not set by %j', async (body) => {
    const id = await inState('pending')
    const before = await stored(id)
    expect((await desk.patch(id, body)).status).toBe(400)
    expect(await stored(id)).toEqual(before)
  })

  test('its questions are the ones that were sent, whatever is sent later', async () => {
    const id = await inState('pending')
    await send({ questions: QUESTIONS.slice(1) })
    expect((await stored(id)).questions).toEqual(QUESTIONS)
  })
})

describe('a reminder', () => {
  test('is told to the client once, without what was asked', async () => {
    const [item] = await send({ title: 'Canary' })
    const reminded = await bodyOf<SentQuestionnaire>(desk.remind(item!.id))
    expect(reminded).toEqual({ ...item, remindedAt: expect.stringMatching(/Z$/) as string })
    const bell = (await bellOf(nora)).filter(({ kind }) => kind === 'questionnaire_reminder')
    expect(bell).toMatchObject([{ actorId: leire.id, data: { questionnaireId: item!.id } }])
    const mails = await mailed(db(), nora.email, 'questionnaire_reminder')
    expect(mails).toMatchObject([{ professional: 'Leire', questionnaireId: item!.id }])
    expect(JSON.stringify([bell, mails])).not.toMatch(/Canary|duele/)
    expect(await errorOf(await desk.remind(item!.id))).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    })
    expect(await mailed(db(), nora.email, 'questionnaire_reminder')).toHaveLength(1)
  })

  test('given ten times at once is given once', async () => {
    const [item] = await send()
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.remind(item!.id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ])
    expect(await mailed(db(), nora.email, 'questionnaire_reminder')).toHaveLength(1)
  })

  test('with the key of the first gets the same answer', async () => {
    const [item] = await send()
    const key = crypto.randomUUID()
    const [first, second] = [await desk.remind(item!.id, key), await desk.remind(item!.id, key)]
    expect(await bodyOf(second)).toEqual(await bodyOf(first))
  })

  test.each(['answered', 'withdrawn'] as const)('is refused once it is %s', async (state) => {
    const [item] = await send()
    await (state === 'answered' ? nora.answer(item!.id, { q0: 'Bien' }) : desk.withdraw(item!.id))
    expect((await desk.remind(item!.id)).status).toBe(409)
    expect(await mailed(db(), nora.email, 'questionnaire_reminder')).toEqual([])
  })
})

describe('a weekly repetition', () => {
  test('begins with the one of today and is shown with it, for each client', async () => {
    const other = await client(suite)
    const second = await share(owner(), other, leire)
    const days = { dueOn: dayFromToday(3), repeatUntil: dayFromToday(28) }
    const items = await send(days, [by, second])
    for (const [n, id] of [by, second].entries()) {
      const [repeat, ...more] = await repeatsOf(id)
      expect(more).toEqual([])
      expect(repeat).toMatchObject({
        ...{ professionalUserId: leire.id, professionalName: 'Leire', title: 'Seguimiento' },
        ...{ dueDays: 3, nextOn: dayFromToday(7), until: dayFromToday(28), questions: QUESTIONS },
        clientUserId: [nora, other][n]!.id,
      })
      const { nextOn, until } = repeat!
      expect(items[n]!.repeat).toEqual({ id: repeat!.id, nextOn, until })
    }
  })

  test('that would end before its second week does not begin', async () => {
    const items = await send({ repeatUntil: dayFromToday(6) })
    expect(items).toMatchObject([{ repeat: null }])
    expect(await repeatsOf(by)).toEqual([])
  })

  test('is shown with the newest of what it sent alone', async () => {
    const [first] = await send({ repeatUntil: dayFromToday(28) })
    const sentAt = new Date(Date.now() + 1000)
    const repeatId = first!.repeat!.id
    const next = await ask(owner(), { from: leire, to: nora, by }, { repeatId, sentAt })
    const { items } = await bodyOf<Items>(desk.list())
    expect(items.map(({ id, repeat }) => [id, repeat?.id ?? null])).toEqual([
      [next, repeatId],
      [first!.id, null],
    ])
  })

  test('is ended by its professional, and what was sent stays', async () => {
    const [item] = await send({ repeatUntil: dayFromToday(28) })
    expect(await bodyOf(desk.endRepeat(item!.repeat!.id))).toEqual({ ok: true })
    expect(await repeatsOf(by)).toEqual([])
    expect(await bodyOf(desk.get(item!.id))).toMatchObject({ repeat: null, status: 'pending' })
    expect((await desk.endRepeat(item!.repeat!.id)).status).toBe(404)
  })

  test('ends with the share, and sharing again does not begin it anew', async () => {
    await send({ repeatUntil: dayFromToday(28) })
    expect((await nora.revoke(by, 1)).status).toBe(200)
    expect(await repeatsOf(by)).toEqual([])
    await nora.request(leire.professionalId)
    expect((await nora.authorize(by, 3)).status).toBe(200)
    expect(await repeatsOf(by)).toEqual([])
    const { items } = await bodyOf<Items>(desk.list())
    expect(items).toMatchObject([{ repeat: null }])
  })
})
