import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { islandsAlive } from './support/island.ts'
import { apiList, somebody } from './support/api.ts'
import { consentOn } from './support/consent.ts'
import { signInDemo } from './support/demo-session.ts'
import { finderOn } from './support/finder.ts'
import { holdBack } from './support/hold-back.ts'
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

    test.describe('on a first visit', () => {
      test.use({ cookieChoice: null })

      test('the question about cookies moves nothing on a profile', async ({ page, request }) => {
        const { id } = await somebody(request, 'trainer')
        const shifted = await watchShifts(page)
        await page.goto(localizedPath(profilePath('trainer', id), locale))
        await expect(consentOn(page, locale).banner).toBeVisible()
        await networkQuiet(page)
        expect(await shifted()).toEqual([])
      })
    })

    test('the answer to the finder: no layout shift when it arrives late', async ({ page }) => {
      const finder = finderOn(page, locale)
      const shifted = await watchShifts(page)
      const release = await holdBack(page, '**/api/professionals?*')
      await finder.openAlive()
      await finder.chooseProfession('nutritionist')
      await expect(finder.search).toBeVisible()
      await networkQuiet(page)
      await page.evaluate('shifts.length = 0')
      release()
      await expect(finder.search.locator('img').first()).toBeVisible()
      await networkQuiet(page)
      expect(await shifted()).toEqual([])
    })

    test('the profile form: no layout shift while it loads', async ({ page, context, baseURL }) => {
      await signInDemo(context, baseURL!, 'trainer')
      const shifted = await watchShifts(page)
      await page.goto(localizedPath('/profile', locale))
      await networkQuiet(page)
      await expect(page.locator('#profile-form')).toBeVisible()
      expect(await shifted()).toEqual([])
    })

    for (const path of [PATHS.home, PATHS.faq, PATHS.offline]) {
      test.describe('a first visit', () => {
        test.use({ cookieChoice: null })

        test(`${path}: no layout shift when the question about cookies appears`, async ({
          page,
        }) => {
          const { banner } = consentOn(page, locale)
          const shifted = await watchShifts(page)
          await page.goto(localizedPath(path, locale))
          await expect(banner).toBeVisible()
          await networkQuiet(page)
          expect(await shifted()).toEqual([])
        })
      })
    }

    test('a profile of somebody saved: no layout shift while it loads', async ({
      page,
      request,
    }) => {
      const { id } = await somebody(request, 'trainer')
      await page.addInitScript(
        (text) => localStorage.setItem('shortlist', text),
        JSON.stringify({ version: 1, items: [{ id, type: 'trainer' }] }),
      )
      const shifted = await watchShifts(page)
      await page.goto(localizedPath(profilePath('trainer', id), locale))
      await expect(page.locator('[data-save][aria-pressed=true]')).toBeVisible()
      await networkQuiet(page)
      expect(await shifted()).toEqual([])
    })

    test('a list filtered by city: no layout shift while it loads', async ({ page, request }) => {
      const shifted = await watchShifts(page)
      const list = listOn(page, 'trainer', locale)
      await page.goto(`${list.path}?country=ES&city=es-sevilla`)
      await list.shows(await apiList(request, 'trainer', 'country=ES&city=es-sevilla'))
      await islandsAlive(page)
      await networkQuiet(page)
      expect(await shifted()).toEqual([])
    })
  })
}
