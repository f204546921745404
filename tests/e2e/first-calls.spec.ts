import type { Role } from '#lib/accounts/roles.ts'
import { PATHS } from '#lib/site/routes.ts'
import { signInDemo } from './support/demo-session.ts'
import { ISLAND_SCRIPTS } from './support/hold-back.ts'
import { islandsAlive } from './support/island.ts'
import { networkQuiet } from './support/network.ts'
import { expect, test } from './support/test.ts'

/** What leaves with the head script, before the scripts of islands (`firstCalls` of page.astro). */
const FIRST_CALLS: readonly [role: Role, path: string, ...calls: string[]][] = [
  [
    'athlete',
    PATHS.health,
    '/api/health/overview',
    '/api/health/questionnaires',
    '/api/health/authorizations',
  ],
  ['athlete', `${PATHS.health}?tab=data`, '/api/health/overview'],
  ['physiotherapist', PATHS.dashboard, '/api/workspace/attention'],
  ['physiotherapist', PATHS.clients, '/api/workspace/clients'],
  ['trainer', PATHS.profile, '/api/profile', '/api/contact-requests'],
  ['admin', PATHS.admin, '/api/admin/waiting'],
]

for (const [role, path, ...calls] of FIRST_CALLS) {
  test(`${path}: what a signed-in ${role} needs first is asked for before the scripts of islands, and once`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signInDemo(context, baseURL!, role)
    // Here the header asks who is signed in, once per tab, in an idle moment.
    const told = page.waitForResponse('**/api/profile')
    await page.goto(PATHS.faq)
    await (await told).finished()
    await networkQuiet(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(path)
    await islandsAlive(page)
    await networkQuiet(page)
    const scripts = asked.findIndex((one) => ISLAND_SCRIPTS.test(one))
    expect(scripts).toBeGreaterThan(0)
    for (const call of calls) {
      expect(asked.indexOf(call), call).toBeGreaterThan(0)
      expect(asked.indexOf(call), call).toBeLessThan(scripts)
      expect(
        asked.filter((one) => one === call),
        call,
      ).toHaveLength(1)
    }
  })
}

test('a visitor asks the API for nothing early', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(PATHS.health)
  await networkQuiet(page)
  expect(asked.filter((one) => one.startsWith('/api/'))).toEqual([])
})
