import { contactOn } from './support/contact.ts'
import { finderOn } from './support/finder.ts'
import { holdBack, ISLAND_SCRIPTS } from './support/hold-back.ts'
import { listOn } from './support/list.ts'
import { expect, inLanguage, test } from './support/test.ts'

inLanguage('es', (locale) => {
  test('the finder leads to the list by touch, and the list to the people', async ({ page }) => {
    const finder = finderOn(page, locale)
    await finder.open()
    await finder.form.getByText(finder.t('professionals.profession.physiotherapist')).tap()
    await finder.form.getByText(finder.t('finder.modality.physiotherapist.in-person')).tap()
    await finder.chooseCountry('ES')
    await finder.chooseCity('Valencia')
    await finder.search.tap()
    await page.waitForURL(
      /\/physiotherapists\?professional=physiotherapist&type=in-person&country=ES&city=es-valencia$/,
    )
    const list = listOn(page, 'physiotherapist', locale)
    await list.hydrated()
    const first = list.names.first()
    const name = (await first.textContent())!
    await first.tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    // With its styles, which hide the openers of a wide screen.
    await page.waitForLoadState()
    const { opener, sheet, message } = contactOn(page, locale)
    await opener.tap()
    await expect(sheet).toContainText(name.split(' ')[0]!)
    await expect(message).toBeVisible()
  })

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 390, height: 480 } })

    test('100 ms after the profession the page scrolls to the next question', async ({ page }) => {
      const finder = finderOn(page, locale)
      await page.clock.install()
      // The first tap of all comes before the framework.
      await holdBack(page, ISLAND_SCRIPTS)
      await finder.open()
      await page.clock.runFor(1000)
      await page.clock.pauseAt(Date.now() + 3_600_000)

      const pressed = finder.profession('trainer')
      const label = finder.label(pressed)
      // As far down as possible with the pressed control still in view.
      await label.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await label.tap()
      await expect(pressed).toBeChecked()
      const before = await page.evaluate(() => scrollY)
      await page.clock.runFor(99)
      expect(await page.evaluate(() => scrollY)).toBe(before)
      await page.clock.runFor(1)
      const next = finder.label(finder.modality('trainer', 'both'))
      await expect(next).toBeInViewport({ ratio: 0.95 })
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
    })
  })
})
