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
  test('an API that answers 503, or cannot be reached, leaves the prerendered list, with a working retry', async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(/api\/professionals/)
    // Other tests add and hide trainers, which the page that is shown without the API may not know yet.
    const list = listOn(page, 'physiotherapist', locale)
    const answer = await apiList(request, 'physiotherapist')
    for (const outage of Object.values(OUTAGES)) {
      await page.route(API, outage)
      await list.open()
      const notice = list.status(list.t('list.stale.text'))
      await expect(notice).toBeVisible()
      await list.shows(answer)
      await page.unroute(API)
      await notice.getByRole('button', { name: list.t('island.retry') }).click()
      await expect(notice).toBeHidden()
      await list.shows(answer)
    }
  })

  test('filters chosen before hydration are applied, on a list with and without others', async ({
    newVisitor,
    request,
    baseURL,
  }) => {
    for (const asked of ['', 'country=ES']) {
      // A browser of its own: the scripts of the other are in its cache.
      const page = await (await newVisitor({ baseURL: baseURL! })).newPage()
      const list = listOn(page, 'trainer', locale)
      const release = await holdBack(page, ISLAND_SCRIPTS)
      await list.open(asked)
      await list.filter('goal').selectOption('online')
      await list.sort.selectOption('experience')
      release()
      await list.shows(await apiList(request, 'trainer', `${asked}&goal=online&sort=experience`))
      await expect(list.filter('modality')).toBeDisabled()
      await expect(page).toHaveURL(/[?&]goal=online&.*sort=experience|goal=online&sort=experience/)
    }
  })
})
