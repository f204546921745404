import type { Page } from '@playwright/test'
import { SESSION_HINT } from '#lib/accounts/session-hint.ts'
import { PATHS } from '#lib/site/routes.ts'
import { signInDemo } from './support/demo-session.ts'
import { holdBack, ISLAND_SCRIPTS } from './support/hold-back.ts'
import { networkQuiet } from './support/network.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** The demonstration of the health centre before its scripts are there, and what makes way for the own centre. */
const t = textsOf('es')

const tab = (page: Page, name: 'data' | 'records') =>
  page.getByRole('tab', { name: t(`health.tabs.${name}`), exact: true })
const overview = (page: Page) => page.getByRole('region', { name: t('health.overview.values') })
const demo = (page: Page) => page.locator('#health-demonstration astro-island')

test('presses on the demonstration before its scripts are there are performed afterwards', async ({
  page,
}) => {
  const release = await holdBack(page, ISLAND_SCRIPTS)
  await page.goto(PATHS.health)
  await tab(page, 'records').click()
  await expect(tab(page, 'records')).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page).toHaveURL(`${PATHS.health}?tab=records`)
  await expect(tab(page, 'records')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: t('healthRecords.list') })).toBeVisible()
})

test('the person chosen before the scripts are there is shown', async ({ page }) => {
  const release = await holdBack(page, ISLAND_SCRIPTS)
  await page.goto(PATHS.health)
  await page.getByText(t('health.demo.people.julian')).click()
  release()
  await expect(page.getByRole('link', { name: 'Marta Roca' })).toBeVisible()
  await expect(page.getByRole('radio', { name: t('health.demo.people.julian') })).toBeChecked()
})

test('the chart loads when it is scrolled to, a tab when it is opened, neither with the first touch', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    const [part] = /(chart|profile)-part/.exec(request.url()) ?? []
    if (part) loaded.push(part)
  })
  // The chart lies well below.
  await page.setViewportSize({ width: 1280, height: 560 })
  await page.goto(PATHS.health)
  await tab(page, 'records').hover()
  await expect(demo(page)).not.toHaveAttribute('ssr')
  await networkQuiet(page)
  expect(loaded).toEqual([])
  await page.locator('#health-chart').scrollIntoViewIfNeeded()
  await expect(page.getByRole('application')).toBeVisible()
  expect(loaded).toContain('chart-part')
  expect(loaded).not.toContain('profile-part')
  await page.getByRole('tab', { name: t('health.tabs.profile') }).click()
  await expect(page.getByRole('heading', { name: t('healthProfile.title') })).toBeVisible()
})

// Shortly after midnight in Madrid it is still the day before elsewhere.
for (const now of ['2027-05-04T22:10:00Z', '2028-03-01T12:00:00Z']) {
  test(`the page of the build is right when it is read at ${now}, and hydrated without a difference`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(now)
    await page.goto(PATHS.health)
    const drawn = await overview(page).innerText()
    const aside = page.getByRole('complementary', { name: t('health.sharing.title') })
    const shared = await aside.innerText()
    await overview(page).hover()
    await expect(demo(page)).not.toHaveAttribute('ssr')
    expect(await overview(page).innerText()).toBe(drawn)
    expect(await aside.innerText()).toBe(shared)
  })
}

test('a visitor at an address of a tab has it without a touch, also where a session is over', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 401/)
  await page.goto(`${PATHS.health}?tab=records`)
  await expect(tab(page, 'records')).toHaveAttribute('aria-selected', 'true')
  await context.addCookies([{ name: SESSION_HINT, value: '1', url: baseURL! }])
  await page.reload()
  await expect(tab(page, 'records')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(t('health.demo.title'))).toBeVisible()
})

test('a session that ends leaves no demonstration in its place', async ({
  page,
  context,
  baseURL,
}) => {
  await signInDemo(context, baseURL!, 'athlete')
  await page.goto(PATHS.health)
  await expect(overview(page)).toBeVisible()
  await page.evaluate(() => new BroadcastChannel('session').postMessage('signed-out'))
  await expect(page.getByRole('alert')).toContainText(t('session.title'))
  await expect(page.getByText(t('health.demo.title'))).toBeHidden()
})

test('after a sign-in in another tab the first touch of the demonstration leads to the own centre', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(PATHS.health)
  await expect(overview(page)).toBeVisible()
  await networkQuiet(page)
  await signInDemo(context, baseURL!, 'athlete')
  await overview(page).hover()
  await expect(page.getByText(t('health.demo.title'))).toBeHidden()
  await expect(overview(page)).toBeVisible()
})
