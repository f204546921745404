import { localizedPath } from '#lib/i18n/locales.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { profilePath } from '#lib/site/routes.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { apiReviews, somebody } from './support/api.ts'
import { islandsAlive } from './support/island.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const reviewed = (request: APIRequestContext, type: ProfessionalType) =>
  somebody(request, type, ({ totalReviews }) => totalReviews > 10)

inLanguage('en', (locale) => {
  const t = textsOf(locale)
  const reviewsOn = (page: Page) =>
    page.getByRole('region', { name: t('profile.reviewsCard.title') })

  /** Expects the reviews of a page of the API, identified by their timestamps. */
  async function showsReviews(page: Page, request: APIRequestContext, id: string, number: number) {
    const { items } = await apiReviews(request, id, number)
    const times = reviewsOn(page).locator('time')
    await expect
      .poll(() => times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime'))))
      .toEqual(
        items.flatMap(({ createdAt, reply }) => (reply ? [createdAt, reply.at] : [createdAt])),
      )
  }

  test('pages of reviews are replaced in place', async ({ page, request }) => {
    const { id } = await reviewed(request, 'trainer')
    await page.goto(localizedPath(profilePath('trainer', id), locale))
    const reviews = reviewsOn(page)
    await showsReviews(page, request, id, 1)
    const island = page.locator('astro-island')
    await reviews.getByRole('navigation').hover()
    await expect(island).not.toHaveAttribute('ssr')
    await islandsAlive(page)
    const { url } = { url: page.url() }
    await reviews.getByRole('link', { name: t('common.paging.next') }).click()
    await showsReviews(page, request, id, 2)
    await expect(reviews.getByRole('list').filter({ has: page.locator('time') })).toBeFocused()
    expect(page.url()).toBe(url)
  })

  test('a page of reviews that fails to load is reported with a retry', async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(/reviews/)
    const { id } = await reviewed(request, 'nutritionist')
    await page.goto(localizedPath(profilePath('nutritionist', id), locale))
    const reviews = reviewsOn(page)
    await reviews.getByRole('navigation').hover()
    await islandsAlive(page)
    await page.route('**/reviews?*', (route) => route.abort('connectionrefused'))
    await reviews.getByRole('link', { name: t('common.paging.next') }).click()
    const notice = reviews.getByRole('status').filter({ hasText: t('profile.reviews.failed') })
    await expect(notice).toBeVisible()
    await showsReviews(page, request, id, 1)
    await page.unroute('**/reviews?*')
    await notice.getByRole('button').click()
    await showsReviews(page, request, id, 2)
    await expect(notice).toBeHidden()
  })
})
