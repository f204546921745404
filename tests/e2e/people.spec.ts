import { localizedPath } from '#lib/i18n/locales.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { LIST_PATHS } from '#lib/site/routes.ts'
import { expect, inLanguage, test } from './support/test.ts'

inLanguage('es', (locale) => {
  test('on a wide screen people are high up: the first card of a list begins within 360 px', async ({
    page,
  }) => {
    for (const type of PROFESSIONAL_TYPES)
      for (const query of ['', '?modality=online&rating=4']) {
        const path = localizedPath(LIST_PATHS[type], locale) + query
        await page.goto(path)
        const card = page.getByRole('main').getByRole('article').first()
        await expect
          .poll(async () => (await card.boundingBox())?.y, { message: path })
          .toBeLessThanOrEqual(360)
      }
  })
})
