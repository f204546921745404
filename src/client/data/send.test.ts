import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { contractOf } from '#lib/http/contract.ts'
import { Done } from '#lib/http/done.ts'
import type { Result } from './request.ts'
import { send } from './send.ts'

const list = contractOf({ method: 'GET', path: '/api/things' }, { response: z.array(z.string()) })
const find = contractOf(
  { method: 'GET', path: '/api/things/:id/parts/:part' },
  {
    params: z.object({ id: z.string(), part: z.string() }),
    query: z.object({ page: z.optional(z.string()), q: z.optional(z.string()) }),
    response: Done,
  },
)
const create = contractOf(
  { method: 'POST', path: '/api/things' },
  {
    body: z.strictObject({ name: z.string(), size: z.pipe(z.string(), z.transform(Number)) }),
    response: Done,
  },
)
const upload = contractOf(
  {
    method: 'POST',
    path: '/api/files',
    upload: {
      field: 'file',
      types: ['application/pdf'],
      maxBytes: 10,
      otherType: 'invalid',
    },
    creates: true,
  },
  { body: z.strictObject({ name: z.string() }), response: Done },
)
const clear = contractOf({ method: 'DELETE', path: '/api/things' }, { response: Done })

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string }
let seen: Seen
let answer: (response: ServerResponse) => void
const json = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  answer = (response) => response.writeHead(status, headers).end(JSON.stringify(body))
}
const server = createServer((request, response) => {
  void text(request).then((body) => {
    seen = { method: request.method, url: request.url, headers: request.headers, body }
    answer(response)
  })
})

const { fetch } = globalThis
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  // A page resolves paths against its own URL; Node has none.
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    fetch(new URL(path, `http://127.0.0.1:${port}`), init),
  )
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

test('a GET has neither body nor content type', async () => {
  json(200, ['a'])
  expect(await send(list)).toEqual({ ok: true, data: ['a'] })
  expect(seen).toMatchObject({ method: 'GET', url: '/api/things', body: '' })
  expect(seen.headers).not.toHaveProperty('content-type')
})

test('the answer to a read that the head script has asked for is taken, by the first who asks', async () => {
  json(200, ['asked'])
  const early = Promise.resolve(Response.json(['early']))
  vi.stubGlobal('firstCalls', new Map([['/api/things', early]]))
  expect(await send(list)).toEqual({ ok: true, data: ['early'] })
  expect(await send(list)).toEqual({ ok: true, data: ['asked'] })
})

test('a read whose early request has failed is unavailable, and asked for by the next', async () => {
  json(200, ['asked'])
  const early = Promise.reject<Response>(new TypeError('no network'))
  vi.stubGlobal('firstCalls', new Map([['/api/things', early]]))
  expect(await send(list)).toMatchObject({ ok: false, code: 'UNAVAILABLE' })
  expect(await send(list)).toEqual({ ok: true, data: ['asked'] })
})

test('the answer to an early read is not taken after a change, which it does not know of', async () => {
  const early = Promise.resolve(Response.json(['early']))
  vi.stubGlobal('firstCalls', new Map([['/api/things', early]]))
  json(200, { ok: true })
  await send(clear)
  json(200, ['asked'])
  expect(await send(list)).toEqual({ ok: true, data: ['asked'] })
})

test('path and query values are encoded, and undefined ones omitted', async () => {
  json(200, { ok: true })
  await send(find, { params: { id: '../a b', part: 'ñ?' }, query: { page: undefined, q: 'a&b=c' } })
  expect(seen.url).toBe('/api/things/..%2Fa%20b/parts/%C3%B1%3F?q=a%26b%3Dc')
  await send(find, { params: { id: '1', part: '2' }, query: {} })
  expect(seen.url).toBe('/api/things/1/parts/2')
})

const make = contractOf(
  { method: 'POST', path: '/api/things/:id', creates: true },
  {
    params: z.object({ id: z.string() }),
    body: z.strictObject({ name: z.string() }),
    response: Done,
  },
)

test('a create call keeps its idempotency key until it is answered', async () => {
  const keyAfter = async (status: number, name: string, id = '1') => {
    json(status, status === 201 ? { ok: true } : {})
    await send(make, { params: { id }, body: { name } })
    return seen.headers['idempotency-key']
  }
  const key = await keyAfter(503, 'a')
  expect(key).toMatch(/^[\w-]{36}$/)
  expect(await keyAfter(503, 'a', '2')).not.toBe(key)
  expect(await keyAfter(201, 'a')).toBe(key)
  // The same call after a response is a new one.
  const next = await keyAfter(503, 'a')
  expect(next).not.toBe(key)
  const other = await keyAfter(503, 'b')
  expect([key, next]).not.toContain(other)
  expect(await keyAfter(400, 'b')).toBe(other)
})

test('a create call keeps its idempotency key while something else is created', async () => {
  const keyAfter = async (status: number, name: string) => {
    json(status, status === 201 ? { ok: true } : {})
    await send(make, { params: { id: '3' }, body: { name } })
    return seen.headers['idempotency-key']
  }
  const lost = await keyAfter(503, 'a')
  await keyAfter(201, 'b')
  expect(await keyAfter(201, 'a')).toBe(lost)
})

test('a change is sent as JSON, also without a body, with the given headers', async () => {
  json(200, { ok: true })
  await send(create, { body: { name: 'a', size: '1' }, headers: { 'X-Test': 'given' } })
  expect(seen.body).toBe('{"name":"a","size":"1"}')
  expect(seen.headers).toMatchObject({
    'content-type': 'application/json',
    'x-test': 'given',
  })
  expect(seen.headers).not.toHaveProperty('idempotency-key')
  await send(clear)
  expect(seen).toMatchObject({ method: 'DELETE', body: '' })
  expect(seen.headers).toHaveProperty('content-type', 'application/json')
})

test('a file is sent as it is, under its own type, with its fields in a header', async () => {
  const one = new Blob(['ñ'], { type: 'application/pdf' })
  const other = new Blob(['ñ'], { type: 'application/pdf' })
  const keyOf = async (file: Blob, status: number) => {
    json(status, { ok: true })
    await send(upload, { body: { name: 'María: §3' }, file })
    return seen.headers['idempotency-key']
  }
  const key = await keyOf(one, 503)
  expect(seen.body).toBe('ñ')
  expect(seen.headers['content-type']).toBe('application/pdf')
  const fields = decodeURIComponent(seen.headers['upload-fields'] as string)
  expect(JSON.parse(fields)).toEqual({ name: 'María: §3' })
  expect(await keyOf(other, 503)).not.toBe(key)
  expect(await keyOf(one, 200)).toBe(key)
})

test.each(['', 'application/octet-stream'])(
  'a file of the type "%s" is sent under one that the call names',
  async (type) => {
    json(200, { ok: true })
    await send(upload, { body: { name: 'a' }, file: new Blob(['%PDF-'], { type }) })
    expect(seen.headers['content-type']).toBe('application/pdf')
    expect(seen.body).toBe('%PDF-')
  },
)

test('a refusal has its code, fields and retry time', async () => {
  const error = { code: 'INVALID_INPUT', fields: { name: 'too_short' }, requestId: '1' }
  json(400, { error })
  expect(await send(list)).toEqual({
    ok: false,
    code: 'INVALID_INPUT',
    fields: { name: 'too_short' },
    retryAfter: undefined,
  })
  json(429, { error: { code: 'RATE_LIMITED', requestId: '1' } }, { 'Retry-After': '42' })
  expect(await send(list)).toMatchObject({ code: 'RATE_LIMITED', fields: {}, retryAfter: 42 })
})

const UNAVAILABLE = { ok: false, code: 'UNAVAILABLE', fields: {}, retryAfter: undefined }

test.each<[string, (response: ServerResponse) => void]>([
  ['a page', (response) => response.end('<!doctype html>')],
  ['an error that is a page', (response) => response.writeHead(502).end('Bad gateway')],
  ['half an answer', (response) => response.write('[', () => response.destroy())],
  ['no answer', (response) => response.destroy()],
  ['null', (response) => response.writeHead(500).end('null')],
  ['an unknown code', (response) => response.writeHead(400).end('{"error":{"code":"toString"}}')],
])('%s is UNAVAILABLE', async (_name, given) => {
  answer = given
  expect(await send(list)).toEqual(UNAVAILABLE)
})

test('a call that times out is UNAVAILABLE', async () => {
  const { timeout } = AbortSignal
  const asked = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50))
  answer = () => undefined
  expect(await send(list)).toEqual(UNAVAILABLE)
  expect(asked).toHaveBeenCalledWith(8_000)
})

test('an aborted call closes its connection', async () => {
  const abort = new AbortController()
  const closed = new Promise((done) => {
    answer = (response) => {
      response.on('close', done)
      abort.abort()
    }
  })
  expect(await send(list, { signal: abort.signal })).toEqual(UNAVAILABLE)
  await closed
})

test('the input types are exactly those of the contract', () => {
  expectTypeOf(send<typeof list>).returns.toEqualTypeOf<Promise<Result<string[]>>>()
  expectTypeOf(send<typeof create>)
    .parameter(1)
    .toExtend<{ body: { name: string; size: string } }>()
  // Never called: type-checked only.
  const wrong = () => [
    // @ts-expect-error -- the body is missing
    send(create),
    // @ts-expect-error -- a part of the body is missing
    send(create, { body: { name: 'a' } }),
    // @ts-expect-error -- the body has the schema's input type, not its output type
    send(create, { body: { name: 'a', size: 1 } }),
    // @ts-expect-error -- a value of the path is missing
    send(find, { params: { id: '1' }, query: {} }),
    // @ts-expect-error -- the query is missing
    send(find, { params: { id: '1', part: '2' } }),
    // @ts-expect-error -- the file is missing
    send(upload, { body: { name: 'a' } }),
    // @ts-expect-error -- this call has no body
    send(list, { body: {} }),
  ]
  expect(wrong).toBeTypeOf('function')
})
