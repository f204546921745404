import { beforeEach, expect, test } from 'vitest'
import type { AuthorizationId, QuestionnaireId } from '#lib/ids.ts'
import type { Questionnaires } from '#lib/questionnaires/schemas.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import {
  ask,
  bodyOf,
  client,
  questionnairesAs,
  world,
  type Client,
  type Professional,
} from '#tests/support/sharing.ts'

/** Weekly questionnaires add up over the years. */
const suite = accountSuite()
const owner = () => suite.owner()

let nora: Client
let leire: Professional
let authorization: AuthorizationId
let id: QuestionnaireId
beforeEach(async () => {
  ;[leire, nora, authorization, id] = await world(suite)
    .trainer()
    .client()
    .sharesAll()
    .questionnaire()
    .insert()
})

test('a list has twenty a page, says how many there are, and gives the last one beyond the end', async () => {
  const to = { from: leire, to: nora, by: authorization }
  const day = (n: number) => new Date(Date.UTC(2026, 8, n))
  const earlier: QuestionnaireId[] = []
  for (let n = 1; n <= 24; n++) {
    const answered = {
      status: 'completed',
      responses: { q0: 'Aquí' },
      completedAt: day(n),
    } as const
    earlier.unshift(await ask(owner(), to, { sentAt: day(n), ...answered }))
  }
  await ask(owner(), to, { sentAt: day(25), status: 'withdrawn' })
  const first = await bodyOf<Questionnaires>(nora.asked())
  expect(first).toMatchObject({ total: 26, answered: 24, page: 1, pageSize: 20 })
  expect(first.items).toHaveLength(20)
  expect(first.items[0]!.id).toBe(id)
  const second = await bodyOf<Questionnaires>(nora.asked(2))
  expect(second.items.map((one) => one.id)).toEqual(earlier.slice(18))
  expect(await bodyOf(nora.asked(9))).toEqual({ ...second, page: 2 })
  for (const page of [0, -1, 1.5]) expect((await nora.asked(page)).status).toBe(400)
})

test('a list is of its reader: another person has none of it', async () => {
  const nobody = { items: [], total: 0, answered: 0, page: 1, pageSize: 20 }
  expect(await bodyOf((await client(suite)).asked())).toEqual(nobody)
})

test('one is read by its client, wherever it is listed', async () => {
  const response = await nora.one(id)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { items } = await bodyOf<Questionnaires>(nora.asked())
  expect([await bodyOf(response)]).toEqual(items)
})

test('one is read when nothing is shared any more', async () => {
  await nora.answer(id, { q0: 'Aquí' })
  await nora.revoke(authorization, 1)
  const answered = { id, isOpen: false, responses: { q0: 'Aquí' } }
  expect(await bodyOf(nora.one(id))).toMatchObject(answered)
})

test('one is unknown to everybody else', async () => {
  const other = await client(suite)
  expect((await other.one(id)).status).toBe(404)
  expect((await questionnairesAs(leire.cookie).one(id)).status).toBe(404)
  expect((await nora.one(crypto.randomUUID())).status).toBe(404)
  expect((await nora.one('nonsense')).status).toBe(404)
})
