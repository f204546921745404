import type { APIRequestContext } from '@playwright/test'
import { NO_CONTENT_POLICY, SECURITY_HEADERS } from '#lib/http/security-headers.ts'
import { profilePath } from '#lib/site/routes.ts'
import { somebody } from './support/api.ts'
import { networkQuiet } from './support/network.ts'
import { expect, test } from './support/test.ts'

/** Every kind of response of the site: those a browser renders as a page, and those it does not. */
const PAGES: Record<string, [path: string, status: number]> = {
  'static page': ['/', 200],
  'static page under its file name': ['/index.html', 200],
  'English page': ['/en', 200],
  list: ['/trainers', 200],
  'page on demand': ['/trainers/search?modality=online', 200],
  'video library': ['/video-library?section=core', 200],
  'no such page': ['/nowhere', 404],
  'no such English page': ['/en/nowhere', 404],
  'malformed profile': ['/trainer/nobody', 404],
  picture: ['/icon.svg', 200],
}
const DATA: typeof PAGES = {
  redirect: ['/register', 302],
  'redirect of the finder': ['/find?professional=nutritionist', 302],
  'redirect to the path without its slash': ['/register/', 301],
  API: ['/api/professionals?professional=trainer', 200],
  'API that refuses': ['/api/professionals?professional=plumber', 400],
  'no such API': ['/api/nowhere', 404],
  'the bare path of the API': ['/api', 404],
  'no such picture of a person': ['/avatars/nobody/avatar.webp', 404],
  session: ['/auth/session', 200],
  status: ['/api/status', 200],
  data: ['/data/locations.json', 200],
  'index of the search': ['/pagefind/pagefind-entry.json', 200],
  text: ['/robots.txt', 200],
  manifest: ['/en/manifest.webmanifest', 200],
  'built sitemap': ['/sitemap-0.xml', 200],
  sitemap: ['/sitemap-professionals.xml', 200],
  'sitemap of the videos': ['/sitemap-videos.xml', 200],
  'sitemap of the articles': ['/sitemap-articles.xml', 200],
}

/** The only policy of a response, which also has the other headers. */
async function policyOf(request: APIRequestContext, [path, status]: [string, number]) {
  const response = await request.get(path, { maxRedirects: 0 })
  expect(response.status()).toBe(status)
  for (const [header, value] of Object.entries(SECURITY_HEADERS)) {
    expect(response.headers()[header.toLowerCase()], header).toBe(value)
  }
  const policies = response
    .headersArray()
    .filter((header) => header.name.toLowerCase() === 'content-security-policy')
  expect(policies).toHaveLength(1)
  return policies[0]!.value
}

const HASH = /^'sha256-[\w+/]{43}='$/
/** The files of the build, under the origin of the site: here any local port. */
const FILES = ['http://localhost:*/_astro/', 'http://127.0.0.1:*/_astro/']

/** The module of the search and its WebAssembly (docs/decisions/037-search.md). */
const SEARCH = [
  ...FILES.map((source) => source.replace('/_astro/', '/pagefind/pagefind.js')),
  "'wasm-unsafe-eval'",
]

/** The name of a directive, and its sources. */
function readDirective(directive: string): [string, string[]] {
  const [name = '', ...sources] = directive.split(' ')
  return [name, sources]
}

for (const [name, answer] of Object.entries(PAGES)) {
  test(`${name} has the security headers and one policy`, async ({ request }) => {
    const policy = await policyOf(request, answer)
    const sources = Object.fromEntries(policy.split('; ').map(readDirective))
    expect(sources).toMatchObject({
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'img-src': ["'self'", 'data:'],
      'style-src-attr': ["'unsafe-inline'"],
    })
    const workers = [...FILES, ...FILES.map((source) => source.replace('/_astro/', '/sw.js'))]
    expect(sources['worker-src']!.sort()).toEqual(workers.sort())
    const named = (directive: string) => sources[directive]!.filter((source) => !HASH.test(source))
    expect(named('style-src').sort()).toEqual([...FILES].sort())
    expect(named('script-src').sort()).toEqual([...FILES, ...SEARCH].sort())
    expect(policy.match(/frame-ancestors/g)).toHaveLength(1)
  })
}

for (const [name, answer] of Object.entries(DATA)) {
  test(`${name} has the security headers and a policy without any content`, async ({ request }) => {
    expect(await policyOf(request, answer)).toBe(NO_CONTENT_POLICY)
  })
}

test('a profile and all its resources have them too', async ({ page, request }) => {
  const { id } = await somebody(request, 'trainer')
  const bare: string[] = []
  page.on('response', (response) => {
    const headers = response.headers()
    const isSafe = headers['x-content-type-options'] === 'nosniff'
    if (!isSafe || !headers['content-security-policy']) bare.push(response.url())
  })
  await page.goto(profilePath('trainer', id))
  await networkQuiet(page)
  expect(bare).toEqual([])
})

test('content-hashed files are cached as immutable', async ({ page, request }) => {
  await page.goto('/')
  const asset = await page.locator('link[rel=stylesheet]').first().getAttribute('href')
  expect((await request.get(asset!)).headers()['cache-control']).toContain('immutable')
})
