import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'
import { aProfilePath } from './support/api.ts'
import { networkQuiet } from './support/network.ts'
import { expect, inLanguage, test } from './support/test.ts'

const KB = 1000

inLanguage('es', (locale) => {
  test('a person is on the first screen of home, lists and profiles, whose pictures are light', async ({
    page,
    request,
  }) => {
    const lists = PROFESSIONAL_TYPES.map((type) => LIST_PATHS[type])
    const queries = ['modality=online', 'city=es-valencia', 'rating=4&language=es', 'sort=reviews']
    const asked = queries.map((query) => `${LIST_PATHS.trainer}?${query}`)
    for (const path of ['/', ...lists, ...asked, await aProfilePath(request, 'trainer')]) {
      await page.goto(localizedPath(path, locale))
      await networkQuiet(page)
      const face = page.getByRole('main').locator('.portrait').locator('visible=true').first()
      await expect(face, path).toBeInViewport({ ratio: 0.5 })
      const pictures = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/avatars\/.*\.(webp|avif)/.test(name))
          .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
      )
      expect(pictures.length, path).toBeGreaterThan(0)
      expect(
        pictures.reduce((sum, bytes) => sum + bytes, 0),
        path,
      ).toBeLessThanOrEqual(60 * KB)
    }
  })

  test('"why this position" takes the place of the card, and nothing lies over its words', async ({
    page,
  }) => {
    await page.goto(localizedPath(LIST_PATHS.trainer, locale))
    const card = page.getByRole('main').getByRole('article').first()
    const heart = card.locator('[data-save]')
    await expect(heart).toBeVisible()
    const before = await card.boundingBox()
    await card.locator('summary').tap()
    const parts = card.getByRole('definition')
    await expect(parts.first()).toBeVisible()
    await expect(heart).toBeHidden()
    for (const words of await parts.all()) {
      await words.scrollIntoViewIfNeeded()
      await expect
        .poll(() =>
          words.evaluate((element) => {
            const { left, top, height } = element.getBoundingClientRect()
            return element.contains(document.elementFromPoint(left + 2, top + height / 2))
          }),
        )
        .toBe(true)
    }
    expect((await card.boundingBox())!.height).toBe(before!.height)
    await card.locator('summary').tap()
    await expect(heart).toBeVisible()
  })
})
