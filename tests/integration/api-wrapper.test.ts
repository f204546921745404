import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ERROR_STATUS } from '#lib/http/errors.ts'
import { rateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { RATE_LIMITS } from '#server/rate-limits/rate-limits.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { CANARY, post, testApi } from '#tests/support/test-api.ts'

let database: TestDatabase
let call: ReturnType<typeof testApi>
let printed: string[]

beforeAll(async () => {
  database = await testDatabase()
  call = testApi({ db: database.db, limitRate: rateLimiter(database.db, 'secret') })
})
afterAll(() => database.close())

beforeEach(() => {
  printed = []
  vi.spyOn(console, 'info').mockImplementation((line: string) => void printed.push(line))
})
afterEach(() => vi.restoreAllMocks())

const codeOf = async (response: Response) =>
  ((await response.json()) as { error?: { code: string } }).error?.code

describe('a response', () => {
  test('contains only the fields of the contract', async () => {
    const response = await call('/api/test/things/1')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ name: 'thing' })
  })

  test('is cached by the CDN as the endpoint declares, and by no browser', async () => {
    const { headers } = await call('/api/test/things/7')
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'netlify-cdn-cache-control': 'public, durable, s-maxage=60, stale-while-revalidate=600',
      'netlify-cache-tag': 'things,thing-7',
      'netlify-vary': 'query=page',
    })
  })

  test('to HEAD equals that to GET without the body', async () => {
    const [head, get] = await Promise.all([
      call('/api/test/things/1', { method: 'HEAD' }),
      call('/api/test/things/1'),
    ])
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers))
  })

  test('has the status the endpoint declares', async () => {
    const response = await call('/api/test/things', post({ name: 'Ana' }))
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ name: 'Ana' })
  })
})

describe('headers', () => {
  const CALLS: [number, string, RequestInit?][] = [
    [200, '/api/test/things/1'],
    [201, '/api/test/things', post({ name: 'Ana' })],
    [400, '/api/test/things/1?page=x'],
    [401, '/api/test/member'],
    [403, '/api/test/things', post({}, { origin: 'https://evil.test' })],
    [404, '/api/test/things/x'],
    [404, '/api/test/nothing'],
    [405, '/api/test/things/1', post({})],
    [413, '/api/test/things', post({ name: 'x'.repeat(100) })],
    [415, '/api/test/things', post('name=x', { 'content-type': 'text/plain' })],
    [500, '/api/test/fail/throw'],
    [503, '/api/test/fail/UNAVAILABLE'],
  ]

  test.each(CALLS)('of %i on %s are the same set', async (status, path, init) => {
    const response = await call(path, init)
    expect(response.status).toBe(status)
    const { headers } = response
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; .*sandbox; frame-ancestors 'none'$/,
      ) as string,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': expect.any(String) as string,
      'strict-transport-security': expect.stringContaining('max-age=') as string,
      'x-content-type-options': 'nosniff',
      'x-request-id': 'request-0123',
      'x-robots-tag': 'noindex',
    })
    expect(headers.has('access-control-allow-origin')).toBe(false)
    if (status >= 400) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.has('netlify-cdn-cache-control')).toBe(false)
    }
  })
})

describe('methods', () => {
  const CALLS: [string, string, string][] = [
    ['POST', '/api/test/things/1', 'GET, HEAD'],
    ['DELETE', '/api/test/things/1', 'GET, HEAD'],
    ['OPTIONS', '/api/test/things/1', 'GET, HEAD'],
    ['GET', '/api/test/things', 'POST'],
    ['HEAD', '/api/test/things', 'POST'],
    ['PUT', '/api/test/things', 'POST'],
  ]

  test.each(CALLS)('%s %s: 405, allowed %s', async (method, path, allow) => {
    const response = await call(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allow)
  })
})

describe('authorization', () => {
  const ROLES = [undefined, 'admin', 'trainer', 'nutritionist', 'physiotherapist', 'athlete']
  const MATRIX: [string, (number | string)[]][] = [
    ['/api/test/things/1', [200, 200, 200, 200, 200, 200]],
    ['/api/test/member', [401, 200, 200, 200, 200, 200]],
    ['/api/test/professionals-only', [401, 403, 200, 200, 200, 403]],
  ]
  const CELLS = MATRIX.flatMap(([path, row]) =>
    row.map((status, i) => [path, ROLES[i] ?? 'visitor', status] as const),
  )

  test.each(CELLS)('%s as %s: %i', async (path, role, status) => {
    const response = await call(path, { headers: { 'x-test-role': role } })
    expect(response.status).toBe(status)
    if (status === 401) expect(await codeOf(response)).toBe('UNAUTHENTICATED')
    if (status === 403) expect(await codeOf(response)).toBe('FORBIDDEN')
  })

  test('the operation receives the signed-in user as its actor', async () => {
    const response = await call('/api/test/member', { headers: { 'x-test-role': 'athlete' } })
    expect(await response.json()).toEqual({ name: 'user-athlete' })
  })
})

describe('the order of the steps', () => {
  test('a cross-origin request gets only FOREIGN_ORIGIN and does not count against the rate limit', async () => {
    const one = testApi({
      db: database.db,
      limitRate: rateLimiter(database.db, 'order', {
        ...RATE_LIMITS,
        write: { ...RATE_LIMITS.write, limit: 1 },
      }),
    })
    const foreign = { origin: 'https://evil.test', 'content-type': 'text/plain' }
    for (let i = 0; i < 3; i++) {
      expect(await codeOf(await one('/api/test/things', post('{', foreign)))).toBe('FOREIGN_ORIGIN')
    }
    expect((await one('/api/test/things', post({ name: 'Ana' }))).status).toBe(201)
    expect(await codeOf(await one('/api/test/things', post('{')))).toBe('RATE_LIMITED')
  })
})

describe('bodies', () => {
  const CASES: [unknown, number, object?][] = [
    [{ name: 'Ana' }, 201],
    [{ name: 'A' }, 400, { name: 'too_short' }],
    [{}, 400, { name: 'required' }],
    [{ name: 'Ana', role: 'admin' }, 400, { role: 'unknown' }],
    ['{"name":"Ana","__proto__":{"role":"admin"}}', 400],
    [[], 400, { body: 'invalid' }],
    ['null', 400, { body: 'invalid' }],
    ['', 400, { body: 'invalid' }],
    ['{"name":', 400, { body: 'invalid' }],
    ['{"name":1e999}', 400, { name: 'invalid' }],
    [{ name: 'x'.repeat(89) }, 201],
    [{ name: 'x'.repeat(90) }, 413],
  ]

  test.each(CASES)('%j: %i %j', async (body, status, fields) => {
    const response = await call('/api/test/things', post(body))
    expect(response.status).toBe(status)
    if (fields) expect(await response.json()).toMatchObject({ error: { fields } })
  })
})

describe('errors', () => {
  test.each(Object.entries(ERROR_STATUS))('%s: %i', async (code, status) => {
    const response = await call(`/api/test/fail/${code}`)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ error: { code, requestId: 'request-0123' } })
  })

  test.each(['throw', 'query', 'contract'])(
    'an internal error by %s exposes no details',
    async (how) => {
      const response = await call(`/api/test/fail/${how}`)
      expect(response.status).toBe(500)
      expect(await response.json()).toEqual({
        error: { code: 'INTERNAL', requestId: 'request-0123' },
      })
      expect(printed).toHaveLength(1)
      expect(printed[0]).not.toMatch(new RegExp(`${CANARY}|insert|Key`))
    },
  )

  test('the log contains the SQLSTATE and the code location, on one line', async () => {
    await call('/api/test/fail/query', { headers: { 'user-agent': 'a\tb' } })
    expect(JSON.parse(printed[0]!)).toMatchObject({
      level: 'error',
      requestId: 'request-0123',
      route: 'GET /api/test/fail/:how',
      outcome: 'INTERNAL',
      status: 500,
      sqlState: '23505',
      fault: expect.stringMatching(/^Error at .*test-api\.ts/) as string,
    })
    expect(printed[0]).not.toContain('\n')
  })

  test('the log names the fields that violate the contract', async () => {
    await call('/api/test/fail/contract')
    expect(JSON.parse(printed[0]!)).toMatchObject({ fault: 'response: name' })
  })

  test('the log contains no path parameters or query strings', async () => {
    await call(`/api/test/things/1?page=${encodeURIComponent(`${CANARY}\n`)}`)
    await call(`/api/test/${encodeURIComponent(`${CANARY}\n`)}`)
    expect(printed).toHaveLength(2)
    expect(printed.join()).not.toMatch(/canary|\n/)
  })
})
