import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { NO_CONTENT_POLICY, SECURITY_HEADERS } from '#lib/http/security-headers.ts'
import { keptSite } from '#scripts/build/site-directory.ts'
import { get, open } from './support/site.ts'

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
  feed: ['/rss.xml', 200],
}

/** The only policy of a response, which also has the other headers. */
async function policyOf([path, status]: [string, number]) {
  const response = await get(path)
  expect(response.status).toBe(status)
  for (const [header, value] of Object.entries(SECURITY_HEADERS)) {
    expect(response.headers.get(header), header).toBe(value)
  }
  // Several of a name would be joined by a comma, which none of our sources has.
  const policy = response.headers.get('content-security-policy')
  expect(policy).not.toContain(',')
  return policy!
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
  test(`${name} has the security headers and one policy`, async () => {
    const policy = await policyOf(answer)
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
  test(`${name} has the security headers and a policy without any content`, async () => {
    expect(await policyOf(answer)).toBe(NO_CONTENT_POLICY)
  })
}

test('files of pages have a policy without any content, and workers that of a page', async () => {
  const { page, headers } = await open('/')
  const style = page.one('link[rel="stylesheet"]').attribute('href')!
  const script = page.one('script[type="module"][src]').attribute('src')!
  expect(await policyOf([style, 200])).toBe(NO_CONTENT_POLICY)
  expect(await policyOf([script, 200])).toBe(NO_CONTENT_POLICY)
  const [worker] = await Array.fromAsync(glob('_astro/*.worker-*.js', { cwd: keptSite().files }))
  expect(await policyOf([`/${worker}`, 200])).toBe(headers.get('content-security-policy'))
})

test('content-hashed files are cached as immutable', async () => {
  const { page } = await open('/')
  const asset = page.one('link[rel="stylesheet"]').attribute('href')
  expect((await get(asset!)).headers.get('cache-control')).toContain('immutable')
})
