import { SECURITY_HEADERS } from '#lib/http/security-headers.ts'
import { profilePath } from '#lib/site/routes.ts'
import { somebody } from './support/api.ts'
import { expect, test } from './support/test.ts'

/** Every kind of answer that the site gives. */
const ANSWERS: Record<string, [path: string, status: number]> = {
  'static page': ['/', 200],
  'static page under its file name': ['/index.html', 200],
  'English page': ['/en', 200],
  list: ['/trainers', 200],
  'page on demand': ['/trainers/search?modality=online', 200],
  redirect: ['/register', 302],
  'redirect of the finder': ['/find?professional=nutritionist', 302],
  'no such page': ['/nowhere', 404],
  'no such English page': ['/en/nowhere', 404],
  'malformed profile': ['/trainer/nobody', 404],
  API: ['/api/professionals?professional=trainer', 200],
  'API that refuses': ['/api/professionals?professional=plumber', 400],
  'no such API': ['/api/nowhere', 404],
  'the bare path of the API': ['/api', 404],
  status: ['/api/status', 200],
  data: ['/data/locations.json', 200],
  text: ['/robots.txt', 200],
  sitemap: ['/sitemap-professionals.xml', 200],
  picture: ['/icon.svg', 200],
}

for (const [name, [path, status]] of Object.entries(ANSWERS)) {
  test(`${name} carries the security headers and one policy`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(status)
    for (const [header, value] of Object.entries(SECURITY_HEADERS)) {
      expect(response.headers()[header.toLowerCase()], header).toBe(value)
    }
    const policies = response
      .headersArray()
      .filter((header) => header.name.toLowerCase() === 'content-security-policy')
    expect(policies).toHaveLength(1)
    const policy = policies[0]!.value
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy.match(/frame-ancestors/g)).toHaveLength(1)
    expect(/script-src[^;]*/.exec(policy)?.[0] ?? '').not.toMatch(/unsafe|\*|https?:/)
  })
}

test('a profile and what pages load carry them too', async ({ page, request }) => {
  const { id } = await somebody(request, 'trainer')
  const bare: string[] = []
  page.on('response', (response) => {
    const headers = response.headers()
    const isSafe = headers['x-content-type-options'] === 'nosniff'
    if (!isSafe || !headers['content-security-policy']) bare.push(response.url())
  })
  await page.goto(profilePath('trainer', id))
  await page.waitForLoadState('networkidle')
  expect(bare).toEqual([])
})

test('what the build names by its content is kept for good', async ({ page, request }) => {
  await page.goto('/')
  const asset = await page.locator('link[rel=stylesheet]').first().getAttribute('href')
  expect((await request.get(asset!)).headers()['cache-control']).toContain('immutable')
})
