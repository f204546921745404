import { LIST_PATHS, PATHS } from '#lib/site/routes.ts'
import { signOut } from './support/forms.ts'
import { signInDemo } from './support/demo-session.ts'
import { networkQuiet } from './support/network.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { keptPaths, SAYS_OFFLINE, workerReady } from './support/worker.ts'

test.use({ serviceWorkers: 'allow' })

const t = textsOf('es')

/** Personal pages, and requests that always go to the server. */
const NEVER =
  /^\/(en\/)?(api|auth|profile|reset-password|forgot-password|avatars?|admspace|health|professional-|register|find|data)\b/

test('nothing personal is cached, signed in or out', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 40[134]/)
  problems.allow(SAYS_OFFLINE)
  await signInDemo(context, baseURL!, 'admin')
  await page.goto(PATHS.home)
  await workerReady(page)
  for (const path of [
    PATHS.profile,
    '/en/profile',
    PATHS.auth,
    PATHS.forgotPassword,
    PATHS.resetPassword,
    PATHS.health,
    PATHS.admin,
    PATHS.clients,
    `${LIST_PATHS.trainer}/search?q=rodilla`,
    `${LIST_PATHS.trainer}?q=rodilla`,
    '/trainer/nobody',
  ]) {
    await page.goto(path)
    await networkQuiet(page)
  }
  await page.goto(PATHS.faq)
  await expect.poll(() => keptPaths(page)).toContain(PATHS.faq)
  const kept = await keptPaths(page)
  expect(kept.filter((path) => NEVER.test(path))).toEqual([])
  const own = kept.filter((path) => !/^\/locales\/\w+\/consent\.json\?v=/.test(path))
  expect(own.filter((path) => path.includes('?') || path.includes('nobody'))).toEqual([])

  await signOut(page, 'es')
  await context.setOffline(true)
  await page.goto(PATHS.profile)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.heading'))
  await page.goto(PATHS.faq)
  await expect(page.getByRole('link', { name: t('common.account.signIn') })).toBeVisible()
})

test('a cached page shows the signed-in header only with a session, and calls of scripts are not cached', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(SAYS_OFFLINE)
  await page.goto(PATHS.faq)
  await workerReady(page)
  const texts = async () => {
    const pages = await page.evaluate(async (path) => {
      const copy = await (await caches.open('pages')).match(path)
      return copy?.text()
    }, PATHS.faq)
    return pages
  }
  await expect.poll(texts).toBeDefined()
  const asVisitor = await texts()
  await signInDemo(context, baseURL!, 'admin')
  await page.reload()
  await expect(page.getByRole('button', { name: t('common.account.menu') })).toBeVisible()
  expect(await texts()).toBe(asVisitor)

  const before = await keptPaths(page)
  const status = await page.evaluate(async () => {
    const answers = [
      await fetch('/api/status'),
      await fetch('/tools', { method: 'HEAD' }),
      await fetch('/tools'),
    ]
    return answers.map((answer) => answer.status)
  })
  expect(status).toEqual([200, 200, 200])
  expect(await keptPaths(page)).toEqual(before)
})
