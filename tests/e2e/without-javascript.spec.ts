import { localizedPath } from '#lib/i18n/locales.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { apiList, apiReviews, somebody } from './support/api.ts'
import { finderOn } from './support/finder.ts'
import { listOn } from './support/list.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

test.use({ javaScriptEnabled: false })

inBothLanguages((locale) => {
  const t = textsOf(locale)

  test("the finder's form offers the cities of a country, then leads to a server-filtered list", async ({
    page,
    request,
  }) => {
    const finder = finderOn(page, locale)
    await finder.open()
    await expect(finder.search).toBeHidden()
    await finder.chooseProfession('trainer')
    await expect(finder.search, 'a trainer needs a modality').toBeHidden()
    await finder.chooseModality('trainer', 'in-person')
    await finder.chooseCountry('ES')
    await finder.search.click()
    await page.getByRole('combobox').selectOption({ label: 'Málaga' })
    await page
      .getByRole('main')
      .getByRole('button', { name: t('home.finder.searchFor.trainer') })
      .click()
    expect(new URL(page.url()).search).toBe(
      '?professional=trainer&type=in-person&country=ES&city=es-malaga',
    )
    await listOn(page, 'trainer', locale).shows(
      await apiList(request, 'trainer', 'modality=in-person&country=ES&city=es-malaga'),
    )
  })

  for (const type of PROFESSIONAL_TYPES) {
    test(`the first page of the list of ${type}s is readable`, async ({ page, request }) => {
      const list = listOn(page, type, locale)
      await list.open()
      // The build counted before other tests added people, who stand at the end of the list.
      const answer = await apiList(request, type)
      const text = (await list.status('').first().textContent()) ?? ''
      const count = [...text.matchAll(/\d+/g)].at(-1)?.[0]
      expect(Number(count)).toBeGreaterThan(answer.items.length)
      await list.shows({ ...answer, total: Number(count) })
      await expect(list.top).toHaveCount(10)
    })
  }

  test('list filters are a form, and paging consists of links', async ({ page, request }) => {
    const list = listOn(page, 'physiotherapist', locale)
    await list.open()
    await list.filter('modality').selectOption('in-person')
    await list.filters.getByRole('button', { name: t('list.filter.apply') }).click()
    await list.shows(await apiList(request, 'physiotherapist', 'modality=in-person'))
    // Text inside `noscript` is not found by `getByText`.
    const later = list.filters.locator('p', { hasText: t('list.filter.cityLater') })
    await expect(later).toBeVisible()
    await list.paging.getByRole('link', { name: t('common.paging.next') }).click()
    await list.shows(await apiList(request, 'physiotherapist', 'modality=in-person&page=2'))
    await list.filter('country').selectOption('ES')
    await list.filters.getByRole('button', { name: t('list.filter.apply') }).click()
    await list.filter('city').selectOption({ label: 'Valencia' })
    await list.filters.getByRole('button', { name: t('list.filter.apply') }).click()
    await list.shows(
      await apiList(request, 'physiotherapist', 'modality=in-person&country=ES&city=es-valencia'),
    )
    await page.goto(`${list.path}/search?goal=zzz&foo=1&page=99`)
    await expect(
      page.getByText(t('common.ignored.many', { names: 'goal, foo, page' }), { exact: true }),
    ).toBeVisible()
  })

  test('FAQ entries open', async ({ page }) => {
    await page.goto(localizedPath(PATHS.faq, locale))
    const entry = page.getByRole('main').locator('details[id]').first()
    const answer = entry.locator('summary + div')
    await expect(answer).toBeHidden()
    await entry.locator('summary').click()
    await expect(answer).toBeVisible()
    await expect(answer).not.toBeEmpty()
  })

  test('paging of reviews consists of links', async ({ page, request }) => {
    const { id } = await somebody(request, 'trainer', ({ totalReviews }) => totalReviews > 10)
    await page.goto(localizedPath(profilePath('trainer', id), locale))
    const reviews = page.getByRole('region', { name: t('profile.reviewsCard.title') })
    await reviews.getByRole('link', { name: t('common.paging.page', { page: 2 }) }).click()
    expect(page.url()).toContain('?reviews=2')
    const second = await apiReviews(request, id, 2)
    // A reply has a date of its own, after that of the review.
    const items = reviews.getByRole('listitem').filter({ has: page.locator('time') })
    await expect(items).toHaveCount(second.items.length)
    for (const [i, { createdAt }] of second.items.entries()) {
      await expect(items.nth(i).locator('time').first()).toHaveAttribute('datetime', createdAt)
    }
  })

  test('the contact button leads to sign-up', async ({ page, request, problems }) => {
    problems.allow(/status of 404/) // the screen of the accounts is not there yet
    const { id } = await somebody(request, 'trainer')
    await page.goto(localizedPath(profilePath('trainer', id), locale))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('profile.contact'), exact: true })
      .first()
      .click()
    expect(new URL(page.url()).pathname).toBe(localizedPath('/auth', locale))
  })

  test('the search is a page with a form, which finds files and people', async ({ page }) => {
    await page.goto(localizedPath(PATHS.faq, locale))
    await page.getByRole('link', { name: t('common.nav.search'), exact: true }).click()
    await page.getByRole('searchbox', { name: t('search.field') }).fill(' RESPIR zzyzx ')
    await page.getByRole('button', { name: t('search.submit') }).click()
    await expect(page.getByText(t('search.none.text'))).toBeVisible()
    await page.getByRole('searchbox').fill(locale === 'es' ? 'respiracion' : 'breathing')
    await page.getByRole('searchbox').press('Enter')
    for (const group of ['article', 'tool'] as const) {
      const results = page.getByRole('region', { name: t(`search.group.${group}`) })
      await expect(results.getByRole('link').first()).toBeVisible()
    }
    await page.goto(localizedPath(`${PATHS.search}?q=a`, locale))
    await expect(page.getByRole('searchbox')).toHaveAccessibleDescription(t('search.page.invalid'))
  })
})
