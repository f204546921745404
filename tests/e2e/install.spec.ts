import { PATHS } from '#lib/site/routes.ts'
import { expect, test } from './support/test.ts'
import { workerReady } from './support/worker.ts'

test.use({ serviceWorkers: 'allow' })

// What the manifests of both languages say is read by tests/site/manifest.test.ts.
test('the site is installable', async ({ page, context }) => {
  await page.goto(PATHS.home)
  await workerReady(page)
  const browser = await context.newCDPSession(page)
  const { url, errors } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // A test context is a private window, in which nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
