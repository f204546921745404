import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'
import { aProfilePath } from './support/api.ts'
import { networkQuiet } from './support/network.ts'
import { expect, inBothLanguages, test } from './support/test.ts'

const KB = 1000

inBothLanguages((locale) => {
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
      const face = page.getByRole('main').locator('.face').locator('visible=true').first()
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
})
