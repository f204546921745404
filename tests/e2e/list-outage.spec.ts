import type { Route } from '@playwright/test'
import { apiList } from './support/api.ts'
import { holdBack, ISLAND_SCRIPTS } from './support/hold-back.ts'
import { listOn } from './support/list.ts'
import { expect, inLanguage, test } from './support/test.ts'

const API = '**/api/professionals?*'
const OUTAGES = {
  'answers 503': (route: Route) =>
    route.fulfill({ status: 503, json: { error: { code: 'UNAVAILABLE' } } }),
  'cannot be reached': (route: Route) => route.abort('connectionrefused'),
}

inLanguage('en', (locale) => {
  for (const [name, outage] of Object.entries(OUTAGES)) {
    test(`an API that ${name} leaves the prerendered list, with a working retry`, async ({
      page,
      request,
      problems,
    }) => {
      problems.allow(/api\/professionals/)
      const list = listOn(page, 'trainer', locale)
      const answer = await apiList(request, 'trainer')
      await page.route(API, outage)
      await list.open()
      const notice = list.status(list.t('list.stale.text'))
      await expect(notice).toBeVisible()
      await list.shows(answer)
      await page.unroute(API)
      await notice.getByRole('button', { name: list.t('list.stale.retry') }).click()
      await expect(notice).toBeHidden()
      await list.shows(answer)
    })
  }

  test('filters that cannot be applied are reported, and the retry applies them', async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(/api\/professionals/)
    const list = listOn(page, 'nutritionist', locale)
    await page.route(API, OUTAGES['answers 503'])
    await list.open('modality=online')
    const notice = list.status(list.t('list.stale.filtered'))
    await expect(notice).toBeVisible()
    await page.unroute(API)
    await notice.getByRole('button').click()
    await list.shows(await apiList(request, 'nutritionist', 'modality=online'))
    await expect(notice).toBeHidden()
  })

  for (const asked of ['', 'country=ES']) {
    test(`a filter chosen before hydration is applied, on a list with "${asked}"`, async ({
      page,
      request,
    }) => {
      const list = listOn(page, 'trainer', locale)
      const release = await holdBack(page, ISLAND_SCRIPTS)
      await list.open(asked)
      await list.filter('goal').selectOption('online')
      await list.sort.selectOption('experience')
      release()
      await list.shows(await apiList(request, 'trainer', `${asked}&goal=online&sort=experience`))
      await expect(list.filter('modality')).toBeDisabled()
      await expect(page).toHaveURL(/[?&]goal=online&.*sort=experience|goal=online&sort=experience/)
    })
  }

  test('while results load the page shows skeletons of their size', async ({ page, request }) => {
    const list = listOn(page, 'physiotherapist', locale)
    await list.open()
    await list.hydrated()
    await list.shows(await apiList(request, 'physiotherapist'))
    const release = await holdBack(page, API)
    await list.filter('modality').selectOption('in-person')
    await expect(list.status(list.loading)).toBeVisible()
    await expect(list.results.locator('[aria-busy=true]')).toBeVisible()
    await expect(list.names).toHaveCount(0)
    const tall = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(tall, 'a skeleton stands where the cards will be').toBeGreaterThan(1500)
    release()
    await list.shows(await apiList(request, 'physiotherapist', 'modality=in-person'))
    await expect(list.results.locator('[aria-busy=true]')).toHaveCount(0)
  })
})
