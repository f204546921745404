import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { rateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { CANARY, downloads, testApi } from '#tests/support/test-api.ts'

let database: TestDatabase
let call: ReturnType<typeof testApi>
let printed: { outcome: string; status: number; level: string; fault?: string }[]

beforeAll(async () => {
  database = await testDatabase()
  call = testApi({ db: database.db, limitRate: rateLimiter(database.db, 'secret') })
})
afterAll(() => database.close())
beforeEach(() => {
  printed = []
  vi.spyOn(console, 'info').mockImplementation((line: string) => {
    expect(line).not.toContain(CANARY)
    printed.push(JSON.parse(line) as (typeof printed)[number])
  })
  Object.assign(downloads, { chunks: 0, ended: 0 })
})
afterEach(() => vi.restoreAllMocks())

const ask = (how: string, method = 'GET') =>
  call(`/api/test/download/${how}`, { method, headers: { 'x-test-role': 'athlete' } })

test('a file has its type, its name, the common headers and all its chunks', async () => {
  const response = await ask('whole')
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="lines.csv"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    'x-request-id': 'request-0123',
  })
  expect(await response.text()).toBe('línea 1\nlínea 2\nlínea 3\n')
  expect(downloads.ended).toBe(1)
  expect(printed).toMatchObject([{ outcome: 'ok', status: 200 }])
})

test('a chunk is made when the one before is taken', async () => {
  const response = await ask('endless')
  const reader = response.body!.getReader()
  expect(downloads.chunks).toBe(0)
  await reader.read()
  expect(downloads.chunks).toBe(1)
  await reader.read()
  expect(downloads.chunks).toBe(2)
  await reader.cancel()
})

test('a client that leaves ends the work', async () => {
  const reader = (await ask('endless')).body!.getReader()
  await reader.read()
  await reader.cancel()
  expect(downloads).toEqual({ chunks: 1, ended: 1 })
  expect(printed).toHaveLength(1)
})

test('HEAD makes no chunk', async () => {
  const response = await ask('endless', 'HEAD')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(await response.text()).toBe('')
  expect(downloads.chunks).toBe(0)
})

test('a failure in the middle breaks it off, says nothing and is logged', async () => {
  const response = await ask('broken')
  const reader = response.body!.getReader()
  await reader.read()
  await reader.read()
  await expect(reader.read()).rejects.toThrow(/^broken off$/)
  expect(downloads.ended).toBe(1)
  expect(printed).toMatchObject([
    { outcome: 'ok', level: 'info' },
    { outcome: 'INTERNAL', level: 'error', status: 200 },
  ])
  expect(printed[1]?.fault).toMatch(/^TypeError at .*test-api\.ts/)
})

test.each([
  ['before', 503, 'UNAVAILABLE'],
  ['late', 503, 'UNAVAILABLE'],
])('a failure %s the first chunk is JSON', async (how, status, code) => {
  const response = await ask(how)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(response.headers.has('content-disposition')).toBe(false)
  expect(await response.json()).toMatchObject({ error: { code } })
})

test('nobody without a session gets one', async () => {
  const response = await call('/api/test/download/whole')
  expect(response.status).toBe(401)
  expect(response.headers.get('content-type')).toContain('application/json')
})
