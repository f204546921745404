import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessLog } from '#db/schema/health/index.ts'
import { users } from '#db/schema/index.ts'
import data from '#functions/health-data.ts'
import records from '#functions/health-records.ts'
import type { ImportResult } from '#lib/health/schemas.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import { errorOf, newAddress } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { SITE } from '#tests/support/call-function.ts'
import { keeper, type Keeper } from '#tests/support/health.ts'
import { ask, professional, questionnairesAs, share } from '#tests/support/sharing.ts'

// Input that no screen of ours sends, and people who are gone in the middle.

const suite = accountSuite()
const owner = () => suite.owner()

let ana: Keeper
beforeEach(async () => {
  ana = await keeper(suite())
})

/** Posts bytes as they are. */
function post(path: '/records' | '/import', body: string | Uint8Array<ArrayBuffer>, key?: string) {
  const request = new Request(`${SITE}/api/health${path}`, {
    method: 'POST',
    headers: {
      ...{ origin: SITE, 'content-type': 'application/json', cookie: ana.cookie },
      ...(key && { 'idempotency-key': key }),
    },
    body,
  })
  const handler = path === '/import' ? data : records
  return handler(request, { ip: newAddress(), requestId: 'request-0123' })
}

describe('figures of what the database derives', () => {
  const recordOf = (bmi: string) =>
    `{"recordDate":"2026-11-20","weight":70,"height":175,"bmi":${bmi}}`
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  const record = recordOf(nested(20))

  test.each([undefined, randomUUID()])(
    'are ignored whatever they are (idempotency key %j)',
    async (key) => {
      const response = await post('/records', record, key)
      expect(response.status).toBe(201)
      expect((await response.json()) as HealthRecord).toMatchObject({ weight: 70, bmi: 22.8571 })
    },
  )

  test.each([undefined, randomUUID()])(
    'are ignored in an import too (idempotency key %j)',
    async (key) => {
      const response = await post('/import', `{"mode":"import","rows":[${record}]}`, key)
      expect(response.status).toBe(201)
      expect((await response.json()) as ImportResult).toMatchObject({ added: 1 })
    },
  )

  test.each(['/records', '/import'] as const)(
    'are too large 30,000 levels deep: %s',
    async (path) => {
      const deep = recordOf(nested(30_000))
      const body = path === '/import' ? `{"mode":"import","rows":[${deep}]}` : deep
      expect(await errorOf(await post(path, body))).toMatchObject({
        status: 413,
        code: 'TOO_LARGE',
      })
    },
  )
})

test.each(['1e309', '-1e309', '"NaN"', '"70"', '[70]', '{}', 'true', '1e21', '-1', '0'])(
  'the weight %s is refused, alone and in an import',
  async (weight) => {
    const record = `{"recordDate":"2026-11-20","weight":${weight}}`
    const one = await errorOf(await post('/records', record))
    expect(one).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(Object.keys(one.fields)).toContain('weight')
    const many = await errorOf(await post('/import', `{"mode":"import","rows":[${record}]}`))
    expect(many).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(Object.keys(many.fields)).toContain('rows.0.weight')
  },
)

test.each([
  ...['0000-01-01', '-000001-01-01', '+002026-11-20', '1899-12-31', '9999-12-31', '2026-02-29'],
  ...['2026-11-31', '2026-11-20T00:00:00Z', ' 2026-11-20', '2026-1-1', '20/11/2026', 'infinity'],
])('the day %j is refused', async (recordDate) => {
  expect(
    await errorOf(await ana.call('POST', '/records', { recordDate, weight: 70 })),
  ).toMatchObject({
    status: 400,
    fields: { recordDate: expect.stringMatching(/^(invalid_date|in_future)$/) as string },
  })
})

test('a leap day is a day', async () => {
  expect(await ana.add({ recordDate: '2024-02-29', weight: 70 })).toMatchObject({
    recordDate: '2024-02-29',
  })
})

test.each<[string, string | Uint8Array<ArrayBuffer>]>([
  ['UTF-16', new Uint8Array(Buffer.from('{"mode":"check","rows":[]}', 'utf16le'))],
  ['Latin 1', new Uint8Array(Buffer.from('{"mode":"check","rows":[{"note":"año"}]}', 'latin1'))],
  [
    'half a character',
    '{"mode":"check","rows":[{"recordDate":"2026-11-20","weight":70,"note":"\\ud83d"}]}',
  ],
  ['a zero', '{"mode":"check","rows":[{"recordDate":"2026-11-20","weight":70,"note":"a\\u0000"}]}'],
  [
    'a prototype',
    '{"mode":"check","rows":[{"recordDate":"2026-11-20","weight":70,"__proto__":{"weight":71}}]}',
  ],
  [
    'a constructor',
    '{"mode":"check","rows":[{"recordDate":"2026-11-20","weight":70,"constructor":1}]}',
  ],
  ['no rows at all', '{"mode":"check","rows":{"length":3}}'],
])('an import with %s is refused', async (_, body) => {
  expect(await errorOf(await post('/import', body))).toMatchObject({
    status: 400,
    code: 'INVALID_INPUT',
  })
})

test('an import with a hundred thousand rows is too large', async () => {
  const body = `{"mode":"check","rows":[${'{},'.repeat(99_999)}{}]}`
  expect(await errorOf(await post('/import', body))).toMatchObject({
    status: 413,
    code: 'TOO_LARGE',
  })
})

test('a key of somebody else is no key to their answer, and repeats nothing of theirs', async () => {
  const key = randomUUID()
  const record = { recordDate: '2026-11-20', weight: 70 }
  const bea = await keeper(suite())
  const idOf = async (one: Keeper) =>
    ((await (await one.call('POST', '/records', record, key)).json()) as HealthRecord).id
  const [first, second] = [await idOf(ana), await idOf(bea)]
  expect(second).not.toBe(first)
  expect(await idOf(ana)).toBe(first)
  const other = await ana.call('POST', '/records', { ...record, weight: 71 }, key)
  expect(await errorOf(other)).toMatchObject({ status: 422, code: 'KEY_REUSED' })
})

describe('somebody whose account is deleted', () => {
  test('reads nothing any more; who they were stays in the log, and what they wrote with its owner', async () => {
    const leire = await professional(suite, { name: 'Leire' })
    const id = await share(owner(), ana, leire)
    const questionnaire = await ask(owner(), { from: leire, to: ana, by: id })
    expect((await leire.records(id)).status).toBe(200)
    await suite().delete(users).where(eq(users.id, leire.id))
    for (const read of [leire.records, leire.history]) expect((await read(id)).status).toBe(401)
    const log = await owner().select().from(accessLog).where(eq(accessLog.ownerId, ana.id))
    expect(log).toMatchObject([{ readerName: 'Leire', readerId: null }])
    const { answer, draft } = questionnairesAs(ana.cookie)
    expect((await draft(questionnaire, { q0: 'x' })).status).toBe(404)
    expect((await answer(questionnaire, { q0: 'x' })).status).toBe(409)
  })

  test('is read by nobody any more, while their professional reads in a loop', async () => {
    const leire = await professional(suite)
    const id = await share(owner(), ana, leire)
    await ana.add({ weight: 70 })
    const reading = Array.from({ length: 20 }, () => leire.records(id))
    await suite().delete(users).where(eq(users.id, ana.id))
    for (const { status } of await Promise.all(reading)) expect([200, 404]).toContain(status)
    expect((await leire.records(id)).status).toBe(404)
    expect((await leire.history(id)).status).toBe(404)
    expect((await ana.call('GET', '/overview')).status).toBe(401)
  })
})
