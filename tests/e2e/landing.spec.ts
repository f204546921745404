import { cityPath } from '#lib/landing/paths.ts'
import { expect, test } from './support/test.ts'

test('hearts work on the cards of a city', async ({ page }) => {
  await page.goto(cityPath('trainer', 'es-madrid'))
  const heart = page.locator('[data-save]').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})
