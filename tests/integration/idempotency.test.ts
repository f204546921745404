import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { idempotentAnswers } from '#db/schema/index.ts'
import { VISITOR } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { SessionId, UserId } from '#lib/ids.ts'
import { netlifyFunction } from '#server/http/api.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { accountDeps, errorOf, newAddress } from '#tests/support/account-api.ts'
import { apiEndpoints } from '#tests/support/api-routes.ts'
import { SITE, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

const TOKEN = 'a-token-that-is-kept-as-a-hash-alone'

/** Inserts a row; the name determines the outcome. */
const create = endpoint(
  { method: 'POST', path: '/api/test/made', creates: true },
  {
    body: z.strictObject({ name: z.string() }),
    response: z.object({ n: z.number(), token: z.string() }),
  },
  {
    who: 'either',
    rateLimit: 'write',
    cache: 'no-store',
    status: () => 201,
    operation: (_deps, { body: { name }, caller, once }) => {
      caller.setCookie(`mark=${TOKEN}`)
      return once(async (tx) => {
        const { rows } = await tx.execute<{ n: number }>(
          sql`insert into made (name) values (${name}) returning n`,
        )
        if (name === 'slow') await tx.execute('select pg_sleep(0.3)')
        if (name === 'fails' && (await isFirst())) throw new TypeError('the first time')
        if (name === 'counts' && (await isFirst())) return new AppError('RATE_LIMITED', 'too many')
        return { n: rows[0]!.n, token: TOKEN }
      })
    },
  },
)

let tries = 0
const isFirst = () => Promise.resolve(++tries === 1)

let own: TestDatabase
let handler: ReturnType<typeof netlifyFunction>
beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
  await own.owner.execute('create table made (n serial primary key, name text)')
  handler = netlifyFunction([create], () => ({
    ...accountDeps(own.db),
    siteOrigin: SITE,
    announceChange: () => Promise.resolve(),
    readActor: (request) => {
      const userId = request.headers.get('x-test-user') as UserId | null
      const person = { kind: 'signed-in', role: 'athlete', sessionId: '' as SessionId } as const
      return Promise.resolve(userId ? { ...person, userId } : VISITOR)
    },
  }))
})
afterAll(() => own.close())
beforeEach(() => {
  tries = 0
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

const newKey = () => crypto.randomUUID()

function call(key: string | null, name: string, user = ''): Promise<Response> {
  const headers = {
    origin: SITE,
    'content-type': 'application/json',
    ...(key !== null && { 'idempotency-key': key }),
    ...(user && { 'x-test-user': user }),
  }
  const init = { method: 'POST', headers, body: JSON.stringify({ name }) }
  const platform = { ip: newAddress(), requestId: 'request-0123' }
  return handler(new Request(`${SITE}/api/test/made`, init), platform)
}

async function madeBy(name: string): Promise<number> {
  const { rows } = await own.db.execute<{ n: number }>(
    sql`select count(*)::int as n from made where name = ${name}`,
  )
  return rows[0]!.n
}

/** The parts of a response that a browser sees. */
const seen = async (answer: Response) => ({
  status: answer.status,
  body: (await answer.json()) as unknown,
  cookies: answer.headers.getSetCookie(),
})

describe('a call with a key', () => {
  test('runs once and repeats its response, cookies included', async () => {
    const key = newKey()
    const first = await seen(await call(key, 'one'))
    expect(first).toMatchObject({ status: 201, body: { token: TOKEN }, cookies: [`mark=${TOKEN}`] })
    expect(await seen(await call(key, 'one'))).toEqual(first)
    expect(await madeBy('one')).toBe(1)
  })

  test('waits for the concurrent call before it', async () => {
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 3 }, () => call(key, 'slow')))
    const [first, ...others] = await Promise.all(answers.map(seen))
    expect(first?.status).toBe(201)
    for (const other of others) expect(other).toEqual(first)
    expect(await madeBy('slow')).toBe(1)
  })

  test('is rejected for a different body and has no effect', async () => {
    const key = newKey()
    await call(key, 'two')
    expect(await errorOf(await call(key, 'another'))).toEqual({
      status: 422,
      code: 'KEY_REUSED',
      fields: {},
    })
    expect(await madeBy('another')).toBe(0)
  })

  test('is scoped to the user', async () => {
    const key = newKey()
    const numbers: unknown[] = []
    for (const user of ['ana', 'bruno', ''])
      numbers.push((await seen(await call(key, 'x', user))).body)
    expect(new Set(numbers.map((body) => JSON.stringify(body))).size).toBe(3)
    expect(await madeBy('x')).toBe(3)
  })

  test.each(['short', 'with space in it', 'x'.repeat(65), ''])(
    '%j is rejected as a key',
    async (key) => {
      expect(await errorOf(await call(key, 'malformed'))).toEqual({
        status: 400,
        code: 'INVALID_INPUT',
        fields: { 'idempotency-key': 'invalid' },
      })
      expect(await madeBy('malformed')).toBe(0)
    },
  )

  test.each(['fails', 'counts'])('that %s may be retried and then runs', async (name) => {
    const key = newKey()
    const refused = await call(key, name)
    expect([refused.ok, refused.headers.getSetCookie()]).toEqual([false, []])
    // A failure is rolled back; the writes of a returned error stay.
    expect(await madeBy(name)).toBe(name === 'counts' ? 1 : 0)
    const again = await seen(await call(key, name))
    expect(again.status).toBe(201)
    expect(await seen(await call(key, name))).toEqual(again)
    expect(await madeBy(name)).toBe(name === 'counts' ? 2 : 1)
  })

  test('expires after a day', async () => {
    const key = newKey()
    await call(key, 'old')
    await own.db.update(idempotentAnswers).set({ expiresAt: sql`expires_at - interval '23 hours'` })
    await call(key, 'old')
    expect(await madeBy('old')).toBe(1)
    await own.db.update(idempotentAnswers).set({ expiresAt: sql`expires_at - interval '1 hour'` })
    expect((await call(key, 'old')).status).toBe(201)
    expect(await madeBy('old')).toBe(2)
  })
})

test('calls without a key are independent', async () => {
  await call(null, 'each')
  await call(null, 'each')
  expect(await madeBy('each')).toBe(2)
})

test('the database contains neither the key nor the response in plain text', async () => {
  const key = newKey()
  await call(key, 'a name of somebody', 'the-id-of-somebody')
  const rows = JSON.stringify(await own.db.select().from(idempotentAnswers))
  // Long enough not to occur in random base64 by chance.
  for (const text of [key, TOKEN, 'a name of somebody', 'the-id-of-somebody', 'mark=']) {
    expect(rows).not.toContain(text)
    expect(rows).not.toContain(Buffer.from(text).toString('base64url').slice(0, -2))
  }
})

/** Calls that create nothing, so a repetition does no harm. */
const CREATES_NOTHING = [
  // Voids the previous link; limited per mailbox.
  '/api/account/change-email',
  '/api/account/change-password',
  '/api/account/check-email',
  '/api/account/confirm',
  '/api/account/confirm-new-email',
  '/api/account/export',
  // Voids the previous link; limited per mailbox.
  '/api/account/forgot-password',
  '/api/account/password-strength',
  '/api/account/reset-password',
  // The same picture has the same address.
  '/api/admin/article-pictures',
  '/api/admin/articles/:id/state',
  '/api/admin/articles/:id/versions/:version/restore',
  '/api/admin/articles/preview',
  '/api/admin/newsletters/:id/send',
  '/api/admin/newsletters/:id/stop',
  // Another test is what was asked for; limited by the hour.
  '/api/admin/newsletters/:id/test',
  // Confirming again only lasts longer.
  '/api/admin/password',
  // Voids the previous link.
  '/api/admin/professionals/:id/password-link',
  '/api/admin/seed',
  '/api/admin/users/:id/confirmation',
  '/api/admin/users/:id/disable',
  '/api/admin/users/:id/enable',
  '/api/admin/verifications/:id/approval',
  '/api/admin/verifications/:id/end',
  '/api/admin/verifications/:id/refusal',
  // The same choice again is no new row.
  '/api/consents',
  // Agreeing again to the same text is the same consent.
  '/api/health/consent',
  '/api/health/export',
  '/api/newsletter/confirm',
  '/api/newsletter/preferences',
  '/api/newsletter/unsubscribe',
]

test('every POST endpoint creates with an idempotency key or is listed as creating nothing', async () => {
  const others = (await apiEndpoints())
    .filter(({ contract: { method, creates } }) => method === 'POST' && !creates)
    .map(({ contract: { path } }) => path)
  expect(others.toSorted()).toEqual(CREATES_NOTHING)
})
