import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rateLimits } from '#db/schema/index.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { makeUser, cookieOf } from '#tests/support/accounts.ts'
import { apiRoutes } from '#tests/support/api-routes.ts'
import { newAddress } from '#tests/support/account-api.ts'
import { SITE } from '#tests/support/call-function.ts'
import { insertHealth } from '#tests/support/known-health.ts'
import { idsAs, MATRIX } from './authorization-matrix.ts'

// What is about health is kept by no cache and read by no other site, whatever the answer and the method.

const suite = accountSuite()
const routes = await apiRoutes()
const OF_HEALTH = Object.keys(MATRIX).filter((route) => /\/api\/(health|workspace)\b/.test(route))

let cookie: string
beforeAll(async () => {
  // Somebody who may call everything: a client of a colleague, with professional rights of their own.
  const user = await makeUser(suite(), { role: 'physiotherapist' })
  const treating = await makeUser(suite(), { role: 'physiotherapist' })
  await insertHealth(suite(), {
    client: { id: user.id, name: 'Ana' },
    professional: { id: treating.id, name: 'Leire', type: 'physiotherapist' },
  })
  cookie = await cookieOf(suite(), user)
})

type Call = { method?: string; headers?: Record<string, string>; body?: string; query?: string }

/** The body of a valid call; none for a read. */
function bodyOf(route: string): string | undefined {
  if (route.startsWith('GET')) return undefined
  return JSON.stringify(MATRIX[route]!.body?.(idsAs(randomUUID())) ?? {})
}

function call(route: string, { method, headers, body = bodyOf(route), query = '' }: Call = {}) {
  const url = new URL(SITE + MATRIX[route]!.path(idsAs(randomUUID())))
  if (query) url.search += `&${query}`
  const verb = method ?? route.split(' ', 1)[0]!
  const request = new Request(url, {
    method: verb,
    headers: { origin: SITE, 'content-type': 'application/json', cookie, ...headers },
    ...(body !== undefined && verb !== 'HEAD' && { body }),
  })
  return routes.get(route)!(request, { ip: newAddress(), requestId: 'request-0123' })
}

/** The headers that let somebody else keep, read or run an answer. */
const KEEPING = [
  ...['etag', 'last-modified', 'expires', 'vary', 'set-cookie', 'cdn-cache-control'],
  ...['netlify-cdn-cache-control', 'netlify-cache-tag', 'netlify-vary', 'age'],
  ...['access-control-allow-origin', 'access-control-allow-credentials'],
]

function expectGuarded({ headers, status }: Response) {
  expect([status, headers.get('cache-control')]).toEqual([status, 'no-store'])
  for (const name of KEEPING)
    expect([status, name, headers.get(name)]).toEqual([status, name, null])
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('x-robots-tag')).toBe('noindex')
}

test('these are the endpoints of health', () => {
  expect(OF_HEALTH.length).toBeGreaterThan(20)
})

describe.each(OF_HEALTH)('%s', (route) => {
  // Refused calls count too, and one session makes all of them.
  beforeEach(() => suite.owner().delete(rateLimits))

  test('is kept by no cache when it answers, and when it refuses', async () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const answers = [
      await call(route),
      await call(route, { headers: { cookie: '' } }),
      await call(route, { headers: foreign }),
      await call(route, { query: 'extra=1' }),
      ...(route.startsWith('GET') ? [] : [await call(route, { body: '{"a"' })]),
    ]
    for (const answer of answers) expectGuarded(answer)
    expect(answers[1]!.status).toBe(401)
    expect(answers.slice(3).every(({ status }) => status >= 400)).toBe(true)
    if (!route.startsWith('GET')) expect(answers[2]!.status).toBe(403)
  })

  test.each(['OPTIONS', 'HEAD', 'PURGE', 'PROPFIND'])('%s tells nothing', async (method) => {
    const answer = await call(route, {
      method,
      headers: { 'access-control-request-method': 'GET', origin: 'https://evil.example' },
    })
    expectGuarded(answer)
    if (method === 'HEAD') expect(await answer.text()).toBe('')
    else expect([403, 404, 405]).toContain(answer.status)
  })

  test('does not let a header or a field choose another method', async () => {
    const override = ['x-http-method-override', 'x-http-method', 'x-method-override']
    const headers = Object.fromEntries(override.map((name) => [name, 'DELETE']))
    const [plain, overridden] = [await call(route), await call(route, { headers })]
    expect(overridden.status).toBe(plain.status)
    expect((await call(route, { query: '_method=DELETE' })).status).toBe(400)
  })
})
