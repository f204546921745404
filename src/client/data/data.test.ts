import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { cleanStores } from 'nanostores'
import { afterAll, afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { contractOf } from '#lib/http/contract.ts'
import { Done } from '#lib/http/done.ts'
import type * as Failed from './call-failed.ts'
import type * as Reads from './data.ts'
import type * as Client from './query-client.ts'
import type * as Sending from './send.ts'
import type * as Store from '#stores/session.ts'

const read = contractOf(
  { method: 'GET', path: '/api/things/:id' },
  { params: z.object({ id: z.string() }), response: z.object({ name: z.string() }) },
)
const change = contractOf(
  { method: 'POST', path: '/api/things' },
  { body: z.object({ name: z.string() }), response: Done },
)

type Asked = { path: string; signal: AbortSignal | null | undefined }
let asked: Asked[]
let answers: (() => Promise<Response> | Response)[]
let kernel: typeof Client &
  typeof Failed &
  typeof Reads &
  typeof Sending &
  Pick<typeof Store, '$session' | 'announce'>

const ok = () => Response.json({ name: 'a' })
const refused = (code: string) => () => Response.json({ error: { code } }, { status: 400 })

class NoChannel {
  postMessage() {}
  close() {}
}

/** A page of a signed-in user; fetch returns the responses in turn, and repeats the last one. */
beforeEach(async () => {
  vi.resetModules()
  asked = []
  vi.stubGlobal('document', { cookie: 'session_hint=1', documentElement: { dataset: {} } })
  // No other tabs: those of other tests would hear of it when their document is gone.
  vi.stubGlobal('BroadcastChannel', NoChannel)
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    asked.push({ path, signal })
    return Promise.resolve((answers.length > 1 ? answers.shift()! : answers[0]!)())
  })
  const { $session, announce } = await import('#stores/session.ts')
  kernel = {
    ...(await import('./query-client.ts')),
    ...(await import('./call-failed.ts')),
    ...(await import('./data.ts')),
    ...(await import('./send.ts')),
    $session,
    announce,
  }
  vi.useFakeTimers()
})
afterEach(() => {
  kernel.queryClient.clear()
  cleanStores(kernel.$session)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
// The next file opens another page.
afterAll(() => vi.resetModules())

/** Observes a query as a component does. */
function look(id: string) {
  const { queryClient, readOf, LIVE } = kernel
  const observer = new QueryObserver(queryClient, readOf(LIVE, read, { params: { id } }))
  return { observer, leave: observer.subscribe(() => undefined) }
}

/** Changes as a component does. */
function changing() {
  const { queryClient, send, dataOf } = kernel
  return new MutationObserver(queryClient, {
    mutationFn: (input: { body: { name: string } }) => send(change, input).then(dataOf),
  })
}

test('two observers share a request, and each URL is cached on its own', async () => {
  answers = [ok]
  const [first, same, other] = [look('1'), look('1'), look('2')]
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.map(({ path }) => path)).toEqual(['/api/things/1', '/api/things/2'])
  for (const { observer } of [first, same, other]) {
    expect(observer.getCurrentResult().data).toEqual({ name: 'a' })
  }
  expectTypeOf(first.observer.getCurrentResult().data).toEqualTypeOf<{ name: string } | undefined>()
})

test('a read with a network error is retried once', async () => {
  answers = [() => Promise.reject(new TypeError('no network')), ok]
  const { observer } = look('1')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked).toHaveLength(2)
  expect(observer.getCurrentResult().isSuccess).toBe(true)
})

test.each([
  ['UNAVAILABLE', 2],
  ['NOT_FOUND', 1],
  ['RATE_LIMITED', 1],
  ['INTERNAL', 1],
])('%s is requested %i times, then rejects with its code', async (code, times) => {
  answers = [refused(code)]
  const { observer } = look('1')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(times)
  expect(observer.getCurrentResult().error).toMatchObject({ code })
})

test('a mutation is never retried, and rejects with its problems by field', async () => {
  answers = [
    () =>
      Response.json(
        { error: { code: 'UNAVAILABLE', fields: { name: 'too_short' } } },
        { status: 503, headers: { 'Retry-After': '5' } },
      ),
  ]
  const mutation = changing()
  await expect(mutation.mutate({ body: { name: '' } })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    fields: { name: 'too_short' },
    retryAfter: 5,
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
  // @ts-expect-error -- the body is missing
  expect(() => mutation.mutate({})).toBeTypeOf('function')
})

test('a query without observers is aborted', async () => {
  answers = [() => new Promise<Response>(() => undefined)]
  const { leave } = look('1')
  await vi.advanceTimersByTimeAsync(0)
  leave()
  expect(asked[0]?.signal?.aborted).toBe(true)
})

test('a response UNAUTHENTICATED ends the session', async () => {
  answers = [refused('UNAUTHENTICATED')]
  look('1')
  await vi.advanceTimersByTimeAsync(0)
  expect(kernel.$session.get()).toEqual({ signedIn: false, event: 'signed-out' })
  expect(document.cookie).toContain('session_hint=; Max-Age=0')
})

test('a read whose cookie was just replaced is retried, and the session stays', async () => {
  answers = [refused('UNAUTHENTICATED'), ok]
  const { observer } = look('1')
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.map(({ path }) => path)).toEqual(['/api/things/1', '/api/things/1'])
  expect(observer.getCurrentResult().data).toEqual({ name: 'a' })
  expect(kernel.$session.get().signedIn).toBe(true)
  expect(document.cookie).toBe('session_hint=1')
})

test('a mutation is not retried: another user may have signed in', async () => {
  answers = [refused('UNAUTHENTICATED'), ok]
  const mutation = changing()
  await expect(mutation.mutate({ body: { name: '' } })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  expect(asked).toHaveLength(1)
  expect(kernel.$session.get().signedIn).toBe(false)
})

test.each(['signed-out', 'signed-in'] as const)(
  '%s clears the cache of the previous user',
  async (event) => {
    answers = [ok]
    look('1').leave()
    const { queryClient, readOf, LIVE, announce } = kernel
    await queryClient.query(readOf(LIVE, read, { params: { id: '1' } }))
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
    announce(event)
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  },
)
