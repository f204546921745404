import { breathingOn } from './support/breathing.ts'
import { expect, inBothLanguages, test } from './support/test.ts'

inBothLanguages((locale) => {
  for (const width of [320, 390]) {
    test(`breathing: nothing overflows its card at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const breathing = breathingOn(page, locale)
      await breathing.open()
      await breathing.choose('custom')
      const beyond = await breathing.form.evaluate((element) => {
        const room = element.closest('.breathing')!.getBoundingClientRect().right
        return [...element.querySelectorAll('fieldset, label, input:not(.sr-only), details')]
          .filter((part) => part.getBoundingClientRect().right > room + 0.5)
          .map((part) => part.outerHTML.slice(0, 80))
      })
      expect(beyond).toEqual([])
    })
  }
})
