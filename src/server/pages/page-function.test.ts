import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_CONTENT_POLICY, SECURITY_HEADERS } from '#lib/http/security-headers.ts'
import { pageFunction } from './page-function.ts'

const platform = { ip: '203.0.113.7', requestId: 'request-0123' }
let printed: string[]

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://miformaactiva.test')
  printed = []
  vi.spyOn(console, 'info').mockImplementation((line: string) => void printed.push(line))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Requests a page from a renderer. */
const ask = (
  render: (request: Request) => Response | Promise<Response>,
  url = 'https://miformaactiva.test/',
  init?: RequestInit,
) => pageFunction(render)(new Request(url, init), platform)

const addressSeen = ({ url }: Request) => new Response(url)

test.each([
  ['http://127.0.0.1:9200/trainers/search?q=a%20b', '/trainers/search?q=a%20b'],
  ['https://evil.test//evil.test/x', '//evil.test/x'],
  ['https://miformaactiva.test:8443/', '/'],
])('%s reaches Astro with the origin of the site', async (url, path) => {
  expect(await (await ask(addressSeen, url)).text()).toBe(`https://miformaactiva.test${path}`)
})

test('method, headers and body are passed on', async () => {
  const init = { method: 'POST', body: 'sent', headers: { cookie: 'a=b' } }
  const answer = await ask(
    async (request) =>
      new Response(`${request.method} ${request.headers.get('cookie')} ${await request.text()}`),
    'https://elsewhere.test/auth/signout',
    init,
  )
  expect(await answer.text()).toBe('POST a=b sent')
})

test.each([
  ['POST', '/trainers/search', 'GET, HEAD'],
  ['DELETE', '/auth', 'GET, HEAD'],
  ['PUT', '/auth/session', 'GET, HEAD, POST'],
])('%s %s is rejected before it reaches Astro', async (method, path, allowed) => {
  const answer = await ask(addressSeen, `https://miformaactiva.test${path}`, { method })
  expect([answer.status, await answer.text()]).toEqual([405, ''])
  expect(answer.headers.get('allow')).toBe(allowed)
})

test('a response without headers gets those of the site and is not cached', async () => {
  const { headers, status } = await ask(() =>
    Response.redirect('https://miformaactiva.test/x', 301),
  )
  expect(status).toBe(301)
  expect(Object.fromEntries(headers)).toMatchObject({
    location: 'https://miformaactiva.test/x',
    'cache-control': 'no-store',
    'content-security-policy': NO_CONTENT_POLICY,
    'x-content-type-options': SECURITY_HEADERS['X-Content-Type-Options'],
  })
})

test('the headers of a page are kept, including all cookies', async () => {
  const own = new Headers({ 'cache-control': 'public', 'content-security-policy': 'own' })
  for (const cookie of ['a=1', 'b=2']) own.append('set-cookie', cookie)
  const { headers } = await ask(() => new Response('page', { headers: own }))
  expect(headers.get('cache-control')).toBe('public')
  expect(headers.get('content-security-policy')).toBe('own')
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('an error outside of the pages is logged without its message', async () => {
  const answer = await ask(() => Promise.reject(new TypeError('canary')))
  expect([answer.status, await answer.text()]).toEqual([500, ''])
  expect(printed.map((line) => JSON.parse(line) as object)).toMatchObject([
    {
      level: 'error',
      route: '(page)',
      outcome: 'INTERNAL',
      status: 500,
      requestId: 'request-0123',
    },
  ])
  expect(printed.join()).toContain('TypeError')
  expect(printed.join()).not.toContain('canary')
})
