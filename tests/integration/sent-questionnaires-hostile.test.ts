import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { clientQuestionnaires } from '#db/schema/health/index.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { errorOf } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { namedClient } from '#tests/support/clients.ts'
import { QUESTIONS, world, type Professional } from '#tests/support/sharing.ts'
import { asking, dayFromToday, sending, sent } from '#tests/support/workspace-questionnaires.ts'

const ID = '00000000-0000-4000-8000-000000000000'

const suite = accountSuite()
const owner = () => suite.owner()

let leire: Professional
let by: AuthorizationId
let desk: ReturnType<typeof asking>
beforeEach(async () => {
  ;[leire, , by] = await world(suite).trainer('Leire').client().sharesAll().insert()
  desk = asking(leire)
})

const send = (changes: object = {}, clients = [by]) => sent(desk, clients, changes)
const ofLeire = () =>
  owner()
    .select()
    .from(clientQuestionnaires)
    .where(eq(clientQuestionnaires.professionalUserId, leire.id))

describe('a sending', () => {
  test.each<[string, object, object]>([
    ['nobody', { clients: [] }, { clients: 'required' }],
    ['no list', { clients: 'all' }, { clients: 'invalid' }],
    ['one twice', { clients: [ID, ID] }, { 'clients.1': 'duplicate' }],
    ['no id', { clients: ['x'] }, { 'clients.0': 'invalid' }],
    ['too many', { clients: Array(51).fill('x') }, { clients: 'too_many' }],
    ['no title', { title: ' ' }, { title: 'required' }],
    ['a long title', { title: 'x'.repeat(121) }, { title: 'too_long' }],
    ['markup', { title: '<b>x</b>' }, { title: 'invalid_characters' }],
    ['yesterday', { dueOn: dayFromToday(-1) }, { dueOn: 'in_past' }],
    ['no day', { dueOn: '2026-02-30' }, { dueOn: 'invalid_date' }],
    ['a last week before today', { repeatUntil: dayFromToday(-1) }, { repeatUntil: 'in_past' }],
    [
      'a weekly one due in more than a year',
      { dueOn: dayFromToday(367), repeatUntil: dayFromToday(30) },
      { dueOn: 'too_late' },
    ],
    ['41 questions', { questions: Array(41).fill(QUESTIONS[0]) }, { questions: 'too_many' }],
    ['no kind', { questions: [{ text: 'Hola' }] }, { 'questions.0.type': 'invalid' }],
    [
      'a choice of one',
      { questions: [{ type: 'one', text: '¿Qué?', options: ['x'] }] },
      { 'questions.0.options': 'too_few' },
    ],
    ['no language', { locale: 'fr' }, { locale: 'invalid' }],
    ...['status', 'professionalName', 'professionalUserId', 'responses', 'priority', 'sentAt'].map(
      (name): [string, object, object] => [
        `a given ${name}`,
        { [name]: 'x' },
        { [name]: 'unknown' },
      ],
    ),
  ])('is refused with %s', async (_, changes, fields) => {
    expect(await errorOf(await desk.send(sending([by], changes)))).toEqual({
      ...{ status: 400, code: 'INVALID_INPUT', fields },
    })
    expect(await ofLeire()).toEqual([])
  })

  test.each(['null', '[]', '"x"', '{', `{"__proto__":{"clients":[]}}`])(
    'is refused as %s',
    async (text) => {
      const body: unknown = text === '{' ? undefined : JSON.parse(text)
      expect((await desk.send(body)).status).toBe(400)
    },
  )

  const options = Array.from(
    { length: 20 },
    (_, n) => `${String(n).padStart(2, '0')}${'€'.repeat(8)}`,
  )
  const question = { type: 'several', text: '€'.repeat(300), options }
  const questions = Array(40).fill(question) as object[]

  test('takes 40 long questions with as many options as there may be', async () => {
    const [item] = await send({ questions })
    expect(item!.questionCount).toBe(40)
  })

  test('takes 20,000 characters in all, with the options', async () => {
    const longer = { ...question, options: [`${options[0]}€`, ...options.slice(1)] }
    const refused = await desk.send(sending([by], { questions: [longer, ...questions.slice(1)] }))
    expect(await errorOf(refused)).toEqual({
      ...{ status: 400, code: 'INVALID_INPUT', fields: { 'questions.39.options': 'too_long' } },
    })
  })

  test('takes them to fifty clients, every week, in time', async () => {
    const people = Array.from({ length: 50 }, (_, n) => namedClient(suite, `Client ${n}`, leire))
    const clients = (await Promise.all(people)).map(({ share: id }) => id)
    const items = await send({ questions, repeatUntil: dayFromToday(70) }, clients)
    expect(items.map(({ authorizationId }) => authorizationId)).toEqual(clients)
    expect(new Set(items.map(({ repeat }) => repeat?.id)).size).toBe(50)
  })
})
