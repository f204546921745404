import { CALCULATORS } from '#lib/tools/tools.ts'
import { calculatorOn } from './support/calculators.ts'
import { expect, inLanguage, test } from './support/test.ts'

inLanguage('en', (locale) => {
  for (const slug of CALCULATORS) {
    test(`${slug}: the result scrolls into view and fits 320 px`, async ({ page }) => {
      const calculator = calculatorOn(page, slug, locale)
      await page.setViewportSize({ width: 320, height: 640 })
      await calculator.open()
      await calculator.fill()
      await calculator.go.click()
      await expect(calculator.result.locator('[data-part=value]')).toBeInViewport()
      await expect(calculator.outcome).toBeVisible()
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(beyond).toBe(0)
    })

    test(`${slug}: every touch target is at least 44 px`, async ({ page }) => {
      const calculator = calculatorOn(page, slug, locale)
      await calculator.open()
      await calculator.fill()
      await calculator.go.click()
      await expect(calculator.outcome).toBeVisible()
      const pressed = calculator.island.locator(
        'button, a, select, summary, input[type=text], label:has(input[type=radio])',
      )
      for (const target of await pressed.all()) {
        const box = await target.boundingBox()
        if (!box) continue
        expect(Math.min(box.width, box.height), await target.innerHTML()).toBeGreaterThanOrEqual(44)
      }
    })
  }

  test('a height in inches has a placeholder in feet and inches', async ({ page }) => {
    const { open, field, unit } = calculatorOn(page, 'bmi', locale)
    await open()
    await unit('in').click()
    await expect(field('height')).toHaveAttribute('placeholder', `5'9"`)
    await expect(field('weight')).not.toHaveAttribute('placeholder', /./)
  })
})
