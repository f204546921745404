import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { TIMERS, toolPath } from '#lib/tools/tools.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { workerReady } from './support/worker.ts'

test.use({ serviceWorkers: 'allow' })

type Manifest = {
  name: string
  lang: string
  start_url: string
  icons: { src: string; type: string; sizes: string; purpose?: string }[]
  shortcuts: { name: string; url: string }[]
}

inBothLanguages((locale) => {
  test('the site is installable and starts with the tools', async ({ page, context }) => {
    await page.goto(localizedPath(PATHS.home, locale))
    await workerReady(page)
    const browser = await context.newCDPSession(page)
    const { url, errors, data } = await browser.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(new URL(url).pathname).toBe(localizedPath('/manifest.webmanifest', locale))
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // A test context is a private window, in which nothing can be installed.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

    const manifest = JSON.parse(data!) as Manifest
    expect(manifest.lang).toBe(locale)
    expect(manifest.start_url).toBe(localizedPath(PATHS.tools, locale))
    expect(manifest.shortcuts.map((shortcut) => shortcut.url)).toEqual(
      TIMERS.map((slug) => localizedPath(toolPath(slug), locale)),
    )
  })

  test('all icons and URLs of the manifest exist', async ({ request }) => {
    const answer = await request.get(localizedPath('/manifest.webmanifest', locale))
    const manifest = (await answer.json()) as Manifest
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src)
      expect(icon.headers()['content-type']?.split(';')[0], src).toBe(type)
    }
    for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
      expect((await request.get(url)).status(), url).toBe(200)
    }
  })
})

test('browsers revalidate the service worker on each request', async ({ request }) => {
  const answer = await request.get('/sw.js')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['cache-control']).toBe('no-cache')
  expect(answer.headers()['content-type']).toMatch(/javascript/)
  // The policy of its response applies to its own fetches.
  expect(answer.headers()['content-security-policy']).toContain("connect-src 'self'")
})

test('the offline page is accessible and not indexed', async ({ page, request }) => {
  await page.goto(PATHS.offline)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain(PATHS.offline)
})
