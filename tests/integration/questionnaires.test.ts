import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { clientQuestionnaires, questionnaireDrafts } from '#db/schema/health/index.ts'
import { notifications } from '#db/schema/index.ts'
import type { AuthorizationId, QuestionnaireId } from '#lib/ids.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { mailed } from '#tests/support/review-api.ts'
import {
  ask,
  bodyOf,
  client,
  questionnairesAs,
  QUESTIONS,
  RUN_OUT,
  share,
  withdrawConsent,
  world,
  type Client,
  type Professional,
} from '#tests/support/sharing.ts'

const suite = accountSuite()
const db = suite
const owner = () => suite.owner()

const ANSWERS = {
  q0: 'canary knee',
  q1: 7.5,
  q2: 0,
  q3: 'Noche',
  q4: ['Correr', 'Nadar'],
  q5: false,
  q6: '2026-11-01',
}

let nora: Client
let leire: Professional
let authorization: AuthorizationId
let id: QuestionnaireId
beforeEach(async () => {
  ;[leire, nora, authorization, id] = await world(suite)
    .trainer('Leire')
    .client()
    .sharesAll()
    .questionnaire()
    .insert()
})

const stored = async () => {
  const [row] = await owner()
    .select()
    .from(clientQuestionnaires)
    .where(eq(clientQuestionnaires.id, id))
  return row!
}
const drafts = () =>
  owner().select().from(questionnaireDrafts).where(eq(questionnaireDrafts.questionnaireId, id))
const asked = async (one = nora) => (await bodyOf<{ items: Questionnaire[] }>(one.asked())).items
const setStatus = (status: 'completed' | 'reviewed' | 'withdrawn') =>
  owner()
    .update(clientQuestionnaires)
    .set({ status, ...(status !== 'withdrawn' && { completedAt: new Date(), responses: {} }) })
    .where(eq(clientQuestionnaires.id, id))

/** What makes a questionnaire one that cannot be answered any more. */
const CLOSED = [
  ['it was answered', () => setStatus('completed')],
  [
    'it was reviewed',
    async () => {
      await setStatus('completed')
      await setStatus('reviewed')
    },
  ],
  ['it was withdrawn', () => setStatus('withdrawn')],
  ['nothing is shared any more', () => nora.revoke(authorization, 1)],
] as const

describe('the list', () => {
  test('says who asked what, and whether it can be answered', async () => {
    const response = await nora.asked()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await asked()).toEqual([
      {
        id,
        title: 'Evaluación inicial',
        professionalName: 'Leire',
        professionalType: 'trainer',
        questions: QUESTIONS,
        status: 'pending',
        responses: null,
        draft: null,
        isOpen: true,
        dueOn: null,
        sentAt: (await stored()).sentAt.toISOString(),
        completedAt: null,
      },
    ])
  })

  test('has the open ones first, then the newest', async () => {
    const day = (n: number) => ({ sentAt: new Date(Date.UTC(2026, 9, n)) })
    const closed = { status: 'withdrawn' } as const
    const to = { from: leire, to: nora, by: authorization }
    const ids = [
      await ask(owner(), to, { ...day(3), ...closed }),
      await ask(owner(), to, day(1)),
      await ask(owner(), to, { ...day(4), ...closed }),
      await ask(owner(), to, day(2)),
    ]
    expect((await asked()).map((one) => one.id)).toEqual([id, ids[3], ids[1], ids[2], ids[0]])
  })

  test.each(CLOSED)('says that it is not open once %s', async (_, close) => {
    await close()
    expect(await asked()).toMatchObject([{ isOpen: false }])
  })

  test.each([
    ['of a share that has run out', RUN_OUT],
    ['of a share that was not granted', { isAuthorized: false, authorizedAt: null }],
  ])('says that one %s is not open', async (_, state) => {
    const other = await client(suite)
    const by = await share(owner(), other, leire, state)
    await ask(owner(), { from: leire, to: other, by })
    expect(await asked(other)).toMatchObject([{ isOpen: false }])
  })

  test('keeps answers when the professional is gone', async () => {
    await nora.answer(id, { q0: 'Aquí' })
    await owner()
      .update(clientQuestionnaires)
      .set({ professionalUserId: null, authorizationId: null })
      .where(eq(clientQuestionnaires.id, id))
    expect(await asked()).toMatchObject([
      { professionalName: 'Leire', responses: { q0: 'Aquí' }, isOpen: false },
    ])
  })
})

describe('a draft', () => {
  test('is kept, replaced, and read by its author alone', async () => {
    expect(await bodyOf(nora.draft(id, { q0: 'La ro', q4: [] }))).toEqual({ ok: true })
    expect((await nora.draft(id, { q0: 'La rodilla' })).status).toBe(200)
    expect(await asked()).toMatchObject([{ draft: { q0: 'La rodilla' }, status: 'pending' }])
    expect(await drafts()).toHaveLength(1)
    expect(await asked(await client(suite))).toEqual([])
  })

  test('may be empty: everything was deleted again', async () => {
    await nora.draft(id, { q0: 'x' })
    await nora.draft(id, {})
    expect(await asked()).toMatchObject([{ draft: {} }])
  })

  test('needs a running consent', async () => {
    await withdrawConsent(owner(), nora.id)
    expect(await errorOf(await nora.draft(id, ANSWERS))).toMatchObject({
      status: 403,
      code: 'CONSENT_REQUIRED',
    })
    expect(await drafts()).toEqual([])
  })

  test.each(CLOSED)('is refused once %s', async (_, close) => {
    await close()
    expect((await nora.draft(id, ANSWERS)).status).toBe(404)
    expect(await drafts()).toEqual([])
  })
})

describe('answers', () => {
  test('complete the questionnaire, replace the draft, and are told without what they say', async () => {
    await nora.draft(id, { q0: 'La ro' })
    const response = await nora.answer(id, { ...ANSWERS, q0: `  ${ANSWERS.q0} ` })
    expect(response.status).toBe(200)
    const answered = await bodyOf<Questionnaire>(response)
    expect(answered).toMatchObject({
      status: 'completed',
      responses: ANSWERS,
      draft: null,
      isOpen: false,
    })
    expect(Date.parse(answered.completedAt!)).toBeGreaterThan(Date.now() - 60_000)
    expect(await asked()).toEqual([answered])
    expect(await drafts()).toEqual([])
    const bell = await db().select().from(notifications).where(eq(notifications.userId, leire.id))
    expect(bell).toMatchObject([
      { kind: 'questionnaire_answered', actorId: nora.id, data: { questionnaireId: id } },
    ])
    const mails = await mailed(db(), leire.email, 'questionnaire_answered')
    expect(mails).toMatchObject([{ client: 'Test athlete' }])
    expect(JSON.stringify([bell, mails])).not.toMatch(/canary|rodilla|duele|Evaluación/)
  })

  test('are refused when there are none', async () => {
    for (const empty of [{}, { q0: '  ' }, { q4: [] }]) {
      expect(await errorOf(await nora.answer(id, empty))).toEqual({
        status: 400,
        code: 'INVALID_INPUT',
        fields: { responses: 'empty' },
      })
    }
    expect((await stored()).status).toBe('pending')
  })

  test('are refused where one does not fit, naming each and repeating none', async () => {
    const given = { ...ANSWERS, q1: 'canary', q2: 11, q3: 'canary', q9: 'canary' }
    const response = await nora.answer(id, given)
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({
      error: {
        code: 'INVALID_INPUT',
        fields: {
          'responses.q1': 'invalid',
          'responses.q2': 'invalid',
          'responses.q3': 'invalid',
          'responses.q9': 'unknown',
        },
      },
    })
    expect(text).not.toContain('canary')
    expect((await stored()).responses).toBeNull()
  })

  test.each([
    [{ q100: 'x' }],
    [{ answer: 'x' }],
    [{ q0: 'x'.repeat(2_001) }],
    [{ q0: { a: 1 } }],
    [{ q4: Array.from({ length: 21 }, () => 'Correr') }],
    [['x']],
    [null],
  ])('are refused as %j', async (responses) => {
    expect((await nora.answer(id, responses)).status).toBe(400)
    expect((await stored()).status).toBe('pending')
  })

  test('need a running consent', async () => {
    await withdrawConsent(owner(), nora.id)
    expect(await errorOf(await nora.answer(id, ANSWERS))).toMatchObject({
      status: 403,
      code: 'CONSENT_REQUIRED',
    })
    expect((await stored()).status).toBe('pending')
  })

  test.each(CLOSED)('are a conflict once %s', async (_, close) => {
    await close()
    const before = await stored()
    expect(await errorOf(await nora.answer(id, ANSWERS))).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    })
    expect(await stored()).toEqual(before)
  })

  test('sent twice at once are one completion, with one mail', async () => {
    const answers = await Promise.all([
      nora.answer(id, { q0: 'one' }),
      nora.answer(id, { q0: 'two' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const won = answers.findIndex(({ status }) => status === 200)
    expect((await stored()).responses).toEqual({ q0: ['one', 'two'][won] })
    expect(await mailed(db(), leire.email, 'questionnaire_answered')).toHaveLength(1)
  })

  test('sent again with the same key get the same answer', async () => {
    const key = crypto.randomUUID()
    const send = () => nora.answer(id, ANSWERS, key)
    const [first, second] = [await bodyOf(send()), await bodyOf(send())]
    expect(second).toEqual(first)
    expect(await mailed(db(), leire.email, 'questionnaire_answered')).toHaveLength(1)
  })

  test('leave no draft behind, whatever is kept meanwhile', async () => {
    await Promise.all([
      nora.answer(id, ANSWERS),
      ...Array.from({ length: 5 }, (_, n) => nora.draft(id, { q0: String(n) })),
    ])
    expect(await drafts()).toEqual([])
  })
})

test('anybody else gets the same answer as for one that does not exist, its professional too', async () => {
  const stranger = await client(suite)
  for (const person of [stranger, questionnairesAs(leire.cookie)]) {
    for (const call of [person.draft, person.answer]) {
      const [foreign, missing] = [await call(id, ANSWERS), await call(crypto.randomUUID(), ANSWERS)]
      const refused = await errorOf(foreign)
      expect(refused).toEqual(await errorOf(missing))
      expect(refused.status).toBe(404)
    }
  }
  expect((await stored()).status).toBe('pending')
})
