import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { apiList, somebody } from './support/api.ts'
import { consentOn } from './support/consent.ts'
import { finderOn } from './support/finder.ts'
import { holdBack } from './support/hold-back.ts'
import { islandsAlive } from './support/island.ts'
import { watchShifts } from './support/layout-shift.ts'
import { listOn } from './support/list.ts'
import { networkQuiet } from './support/network.ts'
import { expect, test } from './support/test.ts'

// That nothing moves while a page loads is seen on the walk (walk-*.spec.ts).
for (const [width, locale] of [
  [390, 'es'],
  [1280, 'en'],
] as const) {
  test.describe(`${locale}, ${width} px wide`, () => {
    // With motion, as for most users.
    test.use({
      viewport: { width, height: 844 },
      contextOptions: { reducedMotion: 'no-preference' },
    })

    test('what comes late moves nothing: the answer to the finder, a mark, a filtered list', async ({
      page,
      request,
    }) => {
      const shifted = await watchShifts(page)
      const release = await holdBack(page, '**/api/professionals?*')
      const finder = finderOn(page, locale)
      await finder.openAlive()
      await finder.chooseProfession('nutritionist')
      await expect(finder.search).toBeVisible()
      await networkQuiet(page)
      await page.evaluate('shifts.length = 0')
      release()
      await expect(finder.search.locator('img').first()).toBeVisible()
      await networkQuiet(page)
      expect.soft(await shifted(), 'the answer to the finder').toEqual([])

      const { id } = await somebody(request, 'trainer')
      await page.evaluate(
        (text) => {
          localStorage.setItem('shortlist', text)
        },
        JSON.stringify({ version: 1, items: [{ id, type: 'trainer' }] }),
      )
      await page.goto(localizedPath(profilePath('trainer', id), locale))
      await expect(page.locator('[data-save][aria-pressed=true]')).toBeVisible()
      await networkQuiet(page)
      expect.soft(await shifted(), 'a profile of somebody saved').toEqual([])

      const list = listOn(page, 'trainer', locale)
      await page.goto(`${list.path}?country=ES&city=es-sevilla`)
      await list.shows(await apiList(request, 'trainer', 'country=ES&city=es-sevilla'))
      await islandsAlive(page)
      await networkQuiet(page)
      expect.soft(await shifted(), 'a list filtered by city').toEqual([])

      await page.goto(`${list.path}?q=qqqqqq`)
      const clear = list.results.getByRole('button', { name: list.t('list.filter.clearWords') })
      await expect(clear).toBeVisible()
      const below = page.getByRole('heading', { name: list.t('landing.page.byCity') })
      await expect(below, 'what is below follows what is said').toBeInViewport()
      await islandsAlive(page)
      await networkQuiet(page)
      expect.soft(await shifted(), 'a list of nobody').toEqual([])
    })
  })
}

test.describe('a first visit on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'no-preference' },
    cookieChoice: null,
  })

  test('the question about cookies moves nothing', async ({ page, request }) => {
    const { id } = await somebody(request, 'trainer')
    const shifted = await watchShifts(page)
    for (const path of [PATHS.home, PATHS.faq, PATHS.offline, profilePath('trainer', id)]) {
      await page.goto(path)
      await expect(consentOn(page, 'es').banner).toBeVisible()
      await networkQuiet(page)
      expect.soft(await shifted(), path).toEqual([])
    }
  })
})
