import { expect, test } from 'vitest'
import { ON_DEMAND_ROUTES } from '#server/pages/routes.ts'
import { somebody } from '#tests/e2e/support/api.ts'
import { newPerson, withDatabase } from '#tests/e2e/support/person.ts'
import { cookieOf } from '#tests/support/accounts.ts'
import { builtRoutes } from './support/built-routes.ts'
import { get, ORIGIN, request } from './support/site.ts'

test('the page function serves exactly the listed routes', async () => {
  const routes = await builtRoutes()
  const answered = routes.filter(({ prerender }) => !prerender).map(({ route }) => route)
  expect(answered.sort()).toEqual(Object.keys(ON_DEMAND_ROUTES).sort())
  // The others are prerendered; only routes of our own pages may be among them.
  for (const { component } of routes) expect(component).toMatch(/^src\/pages\//)
})

/** A request to Astro's image endpoint, which would have forwarded the caller's cookies. */
const image = (href: string, type = 'html') =>
  `/_image?${new URLSearchParams({ href, f: type, w: '1', h: '1' }).toString()}`

test("Astro's built-in endpoints do not exist, signed in or out", async () => {
  const { id } = await somebody(request, 'trainer')
  const person = await newPerson('trainer')
  const cookie = await withDatabase((db) => cookieOf(db, person))
  const own = await get('/api/profile', { headers: { cookie } })
  expect(await own.text()).toContain(person.email)
  for (const path of [
    '/_image',
    image('/api/profile'),
    image('/api/profile', 'svg'),
    image(`${ORIGIN}/api/profile`),
    image(`/api/professionals/${id}`),
    image(image(image(image('/api/profile')))),
    `/en${image('/api/profile')}`,
    `/%5Fimage?href=/api/profile&f=html`,
    `/_image/?href=/api/profile&f=html`,
    '/_server-islands/Anything?e=x&p=x&s=x',
    '/_actions/anything',
    '/500',
    '/500.html',
    `${ORIGIN}//500.html`,
  ]) {
    const answer = await get(path, { headers: { cookie } })
    expect(answer.status, path).toBe(404)
    expect(answer.headers.get('cache-control'), path).toBe('no-store')
    expect(answer.headers.get('content-type'), path).toBe('text/html; charset=utf-8')
    const text = await answer.text()
    expect(text, path).toContain('<h1')
    expect(text.includes(person.email) || text.includes(id), path).toBe(false)
  }
})

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
  test(`pages reject ${method}`, async () => {
    for (const path of [
      '/trainers/search',
      '/register',
      '/nowhere',
      '/trainers/search?_action=x',
    ]) {
      const answer = await get(path, { method })
      expect(answer.status, path).toBe(405)
      expect(answer.headers.get('allow'), path).toBe('GET, HEAD')
      expect(answer.headers.get('cache-control'), path).toBe('no-store')
    }
  })
}
