import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { headersFile } from '../build/headers-file.ts'
import { compressFiles } from '../build/compress.ts'
import { createApp } from './app.ts'
import { deployedFunction } from './functions.ts'
import { listen, requireFreePort, type Listening } from './listen.ts'
import { readSiteHeaders } from './site-headers.ts'

const files = mkdtempSync(join(tmpdir(), 'site-'))
const policy = "default-src 'none'; frame-ancestors 'none'"
let listening: Listening

beforeAll(async () => {
  vi.stubEnv('HOST', '')
  mkdirSync(join(files, '_astro'))
  mkdirSync(join(files, 'en'))
  writeFileSync(join(files, 'index.html'), 'home')
  writeFileSync(join(files, 'en.html'), 'home in English')
  writeFileSync(join(files, 'en', 'faq.html'), `faq ${'x'.repeat(2_000)}`)
  writeFileSync(join(files, '_astro', 'a.css'), 'a {}')
  writeFileSync(join(files, 'icon-192.png'), 'mark')
  writeFileSync(join(files, '_headers'), headersFile(policy, []))
  await compressFiles(files)
  const api = deployedFunction({
    default: (request, { ip, requestId }) => {
      if (request.url.endsWith('/broken')) throw new Error('secret of the database')
      return Response.json({ ip, requestId, path: new URL(request.url).pathname })
    },
    config: { path: '/api/*' },
  })
  const app = createApp({
    files,
    headersFor: await readSiteHeaders(join(files, '_headers')),
    functions: [api],
    renderPage: (request) =>
      new Response(`no page ${new URL(request.url).pathname}`, { status: 404 }),
  })
  listening = await listen(app, 0)
})

afterAll(async () => {
  await listening.close()
  rmSync(files, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${listening.port}${path}`, { headers })

test.each([
  ['/', 'home'],
  ['/index.html', 'home'],
  ['/en', 'home in English'],
  ['/en/', 'home in English'],
  ['/en/faq', expect.stringContaining('faq')],
  ['/nothing', 'no page /nothing'],
  ['/_headers', 'no page /_headers'],
  ['/%2e%2e%2fpackage.json', expect.stringContaining('no page')],
])('%s gives %s', async (path, text) => {
  expect(await (await get(path)).text()).toEqual(text)
})

test('a page has the headers of the site under each of its URLs', async () => {
  for (const path of ['/', '/index.html', '/en', '/en/faq']) {
    const { headers } = await get(path)
    expect(headers.get('content-security-policy')).toBe(policy)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  }
})

test('mails may show the mark, and other sites nothing else', async () => {
  const policyOf = async (path: string) =>
    (await get(path)).headers.get('cross-origin-resource-policy')
  expect(await policyOf('/icon-192.png')).toBe('cross-origin')
  expect(await policyOf('/_astro/a.css')).toBe('same-origin')
})

test('a content-hashed file is cached as immutable', async () => {
  expect((await get('/_astro/a.css')).headers.get('cache-control')).toContain('immutable')
})

test('files are compressed as accepted', async () => {
  for (const encoding of ['br', 'gzip']) {
    const answer = await get('/en/faq', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(await answer.text()).toMatch(/^faq x+$/)
  }
})

test('a function gets the client address and a request id, and its response is compressed', async () => {
  const answer = await get('/api/things', { 'accept-encoding': 'br', 'x-forwarded-for': '9.9.9.9' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('content-security-policy')).toBeNull()
  const { ip, requestId, path } = (await answer.json()) as Record<string, string>
  expect(ip).toMatch(/127\.0\.0\.1|::1/)
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
  expect(path).toBe('/api/things')
})

test.each([
  ...[250, 251, 255, 256, 300, 4_095, 4_096, 9_000].map((bytes) => `/${'a'.repeat(bytes)}`),
  `/${'/a'.repeat(3_000)}`,
  `/en/${'é'.repeat(130)}`,
  '/trainer/%00',
  '/a%00.html',
  '/%',
  '/%ff%fe',
  '/%e0%a4%a',
  '/%2e%2e/%2e%2e/x',
  '/..%5c..%5cx',
  '//a',
  '///',
  '/a//b/',
  '/a.',
  '/a...',
  '/faq/..;/x',
  '/en/faq.html/x',
  '/\u{1f600}',
])(
  'a file may not be called so, and the page of what is not found answers: %.40s',
  async (path) => {
    const answer = await get(path)
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringMatching(/^no page /)])
  },
)

test('a function that throws gives a 500 without details, and the site keeps running', async () => {
  const report = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const answer = await get('/api/broken')
  expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error'])
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const [line] = report.mock.calls.flat() as string[]
  expect(JSON.parse(line!)).toMatchObject({ level: 'error', job: 'serve', outcome: 'fault' })
  expect(line).not.toContain('secret')
  report.mockRestore()
  expect((await get('/')).status).toBe(200)
})

/** Whether a port is open at a local address. */
async function isOpen(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port })
  const opened = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return opened
}

/** The second is also a loopback address, and reveals servers that listen on all addresses. */
const FROM_OUTSIDE = [
  ...Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.flatMap(({ internal, family, address }) =>
      internal || family === 'IPv6' ? [] : address,
    ),
  ),
  '127.0.0.2',
]

test('only this machine can connect, unless HOST is set', async () => {
  expect(await isOpen('localhost', listening.port)).toBe(true)
  for (const address of FROM_OUTSIDE) {
    expect(await isOpen(address, listening.port), address).toBe(false)
  }
  vi.stubEnv('HOST', '0.0.0.0')
  const open = await listen({ fetch: () => new Response() }, 0)
  expect(await isOpen(FROM_OUTSIDE[0]!, open.port)).toBe(true)
  await open.close()
  vi.stubEnv('HOST', '')
})

test('requireFreePort rejects a port in use', async () => {
  await expect(requireFreePort(listening.port)).rejects.toThrow('is in use by another program')
})

test('listen rejects a port in use with a message', async () => {
  await expect(listen({ fetch: () => new Response() }, listening.port)).rejects.toThrow(
    `Port ${listening.port} is in use by another program`,
  )
})
