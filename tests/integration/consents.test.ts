import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cookieConsents } from '#db/schema/index.ts'
import handler from '#functions/consents.ts'
import { COOKIE_REVISION } from '#lib/consent/revision.ts'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { errorOf, newAddress } from '#tests/support/account-api.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { SITE } from '#tests/support/call-function.ts'

const db = accountSuite()

const choice = (given: object = {}) => ({
  browserId: randomUUID(),
  revision: COOKIE_REVISION,
  analytics: false,
  personalization: true,
  locale: 'en',
  ...given,
})

function post(body: unknown, { ip = newAddress(), origin = SITE } = {}): Promise<Response> {
  const request = new Request(`${SITE}/api/consents`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return handler(request, { ip, requestId: 'request-0123' })
}

const rowsOf = (browserId: string) =>
  db()
    .select()
    .from(cookieConsents)
    .where(eq(cookieConsents.browserId, browserId))
    .orderBy(asc(cookieConsents.createdAt))

test('a choice is recorded with the time of the server', async () => {
  const made = choice()
  const before = Date.now()
  const response = await post(made)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ ok: true })
  const [row, ...more] = await rowsOf(made.browserId)
  expect(more).toEqual([])
  expect(row).toMatchObject(made)
  expect(Math.abs(row!.createdAt.getTime() - before)).toBeLessThan(10_000)
})

test('each change of mind is a row, a repeated call is none', async () => {
  const made = choice()
  const withdrawn = { ...made, personalization: false }
  for (const body of [made, made, withdrawn, withdrawn, made]) {
    expect((await post(body)).status).toBe(200)
  }
  const rows = await rowsOf(made.browserId)
  expect(rows.map(({ personalization }) => personalization)).toEqual([true, false, true])
})

test('the same choice of another browser is its own row', async () => {
  const [one, other] = [choice(), choice()]
  await Promise.all([post(one), post(other)])
  expect(await rowsOf(one.browserId)).toHaveLength(1)
  expect(await rowsOf(other.browserId)).toHaveLength(1)
})

test.each<[string, unknown]>([
  ['without a purpose', choice({ analytics: undefined })],
  ['with a text for a choice', choice({ personalization: 'true' })],
  ['of a policy that does not exist yet', choice({ revision: COOKIE_REVISION + 1 })],
  ['of revision 0', choice({ revision: 0 })],
  ['of half a revision', choice({ revision: 0.5 })],
  ['in another language', choice({ locale: 'fr' })],
  ['of a browser without a proper id', choice({ browserId: 'me' })],
  ['that says who chose', choice({ userId: randomUUID() })],
  ['that sets its own time', choice({ createdAt: '2020-01-01T00:00:00Z' })],
  ['that sets its own id', choice({ id: randomUUID() })],
  ['that is a list', [choice()]],
  ['that is no JSON', '{'],
])('a choice %s is refused', async (_, body) => {
  const count = () => db().$count(cookieConsents)
  const before = await count()
  expect(await errorOf(await post(body))).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  expect(await count()).toBe(before)
})

test('a choice of more than a kilobyte is refused', async () => {
  expect((await post(choice({ note: 'x'.repeat(1_000) }))).status).toBe(413)
})

test('another site cannot choose for its visitors', async () => {
  const made = choice()
  expect((await post(made, { origin: 'https://evil.example' })).status).toBe(403)
  expect(await rowsOf(made.browserId)).toEqual([])
})

test('choices are limited by network address', async () => {
  const ip = newAddress()
  for (let n = 0; n < RATE_LIMITS.consent.limit; n++) {
    expect((await post(choice(), { ip })).status).toBe(200)
  }
  const refused = await post(choice(), { ip })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await post(choice())).status).toBe(200)
})
