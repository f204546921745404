import type { BrowserContext } from '@playwright/test'
import { PATHS } from '#lib/site/routes.ts'
import { TABS } from '#islands/health/kit/address.ts'
import { signOut } from './support/forms.ts'
import { signInDemo } from './support/demo-session.ts'
import { recordsOn, registerOn } from './support/health.ts'
import { enterKeeper } from './support/keeper.ts'
import { networkQuiet } from './support/network.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { workerReady } from './support/worker.ts'

/** Where health data must not get to: addresses, caches, other people's browsers, and, of visitors, the network. */
const t = textsOf('es')

/** Everything that a browser asks for from now on: addresses, and what is sent along with them but to our API. */
function watchRequests(context: BrowserContext, origin: string) {
  const urls: string[] = []
  const bodies: string[] = []
  context.on('request', (request) => {
    urls.push(decodeURIComponent(request.url()))
    const { referer = '' } = request.headers()
    urls.push(decodeURIComponent(referer))
    if (!request.url().startsWith(`${origin}/api/health`)) bodies.push(request.postData() ?? '')
  })
  return { urls, bodies }
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what is written down is in no address, no cache, and nothing of the tab after signing out', async ({
    page,
    context,
    baseURL,
  }) => {
    const { urls, bodies } = watchRequests(context, baseURL!)
    await enterKeeper(context, baseURL!, [
      { recordDate: '2026-11-20', weight: 83.37, note: 'Canario uno' },
    ])
    await page.goto(PATHS.health)
    await workerReady(page)
    await page.reload()
    await expect(page.getByRole('region', { name: t('health.overview.values') })).toContainText(
      '83,4',
    )
    const { open, field, note, save, saved } = registerOn(page)
    await open()
    await field('weight').fill('84,41')
    await note.fill('Canario dos')
    await save.click()
    await saved.waitFor()
    const records = recordsOn(page)
    await records.open()
    await records.details.first().click()
    for (const tab of TABS) {
      await page.goto(`${PATHS.health}?tab=${tab}`)
      await networkQuiet(page)
    }
    const kept = await page.evaluate(async () => {
      const texts: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          texts.push(request.url)
          const type = (await cache.match(request))?.headers.get('content-type') ?? ''
          if (/html|json|csv/.test(type))
            texts.push((await (await cache.match(request))?.text()) ?? '')
        }
      }
      return texts
    })
    expect(kept.length).toBeGreaterThan(5)
    const canary = /Canario|83[.,]37|84[.,]41/
    expect(kept.filter((text) => canary.test(text))).toEqual([])
    expect(kept.filter((text) => /^http:\/\/[^/]+\/(en\/)?(api|health)\b/.test(text))).toEqual([])
    expect(urls.filter((url) => canary.test(url))).toEqual([])
    expect(bodies.filter((body) => canary.test(body))).toEqual([])

    await signOut(page, 'es')
    const held = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    )
    expect(held).not.toMatch(canary)
    expect(await page.content()).not.toMatch(canary)
    // Nor does the way back show it.
    await page.goBack()
    await networkQuiet(page)
    expect(await page.content()).not.toMatch(canary)
  })
})

test('signed out, every part of the demonstration calls nothing', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/^\/(api|auth)\//.test(new URL(request.url()).pathname)) calls.push(request.url())
  })
  const addresses = [
    '',
    '?chart=weight',
    ...TABS.map((tab) => `?tab=${tab}`),
    '?tab=records&open=import',
    '?tab=records&open=json',
  ]
  for (const address of addresses) {
    await page.goto(PATHS.health + address)
    await expect(page.getByText(t('health.demo.title'))).toBeVisible()
    await expect(page.getByText(t('health.disclaimer.title'))).toBeVisible()
    await networkQuiet(page)
  }
  await page.goto(`${PATHS.health}?tab=authorizations`)
  await page.getByRole('button', { name: t('health.sharing.lens', { name: 'Leire' }) }).click()
  await expect(page.getByRole('table').first()).toBeVisible()
  expect(calls).toEqual([])
})

test('the tab is in the address, and back and forward lead through the tabs', async ({
  page,
  context,
  baseURL,
}) => {
  await signInDemo(context, baseURL!, 'athlete')
  await page.goto(PATHS.health)
  const tab = (name: (typeof TABS)[number]) =>
    page.getByRole('tab', { name: new RegExp(`^${t(`health.tabs.${name}`)}`) })
  await tab('records').click()
  await expect(page).toHaveURL(`${PATHS.health}?tab=records`)
  await tab('authorizations').click()
  await expect(page).toHaveURL(`${PATHS.health}?tab=authorizations`)
  await page.goBack()
  await expect(tab('records')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page.getByRole('region', { name: t('health.overview.values') })).toBeVisible()
  await page.goForward()
  await expect(tab('records')).toHaveAttribute('aria-selected', 'true')
})
