import type { Locator, Page } from '@playwright/test'
import { localizedPath, twinPath, type Locale } from '#lib/i18n/locales.ts'
import { CALCULATORS, type CalculatorSlug } from '#lib/tools/tools.ts'
import { expectAccessible } from './support/accessible.ts'
import { EXAMPLES, type Example } from './support/calculator-examples.ts'
import { calculatorOn, chosenUnit } from './support/calculators.ts'
import { holdBack, ISLAND_SCRIPTS } from './support/hold-back.ts'
import { islandsAlive } from './support/island.ts'
import { expect, inBothLanguages, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

async function enter(page: Page, locale: Locale, { tool, typed, chosen, units }: Example) {
  const calculator = calculatorOn(page, tool, locale)
  await calculator.open()
  for (const unit of Object.values(units ?? {})) await calculator.unit(unit).click()
  for (const [name, slug] of Object.entries(chosen ?? {})) await calculator.choose(name, slug)
  for (const [name, text] of Object.entries(typed)) await calculator.field(name).fill(text)
  return calculator
}

// The messages of each language are unit-tested: problem-text.test.ts.
for (const tool of CALCULATORS) {
  test(`${tool}: an empty form reports missing values at the first field`, async ({ page }) => {
    const { open, form, go, result, errors } = calculatorOn(page, tool, 'es')
    await open()
    await go.click()
    await expect(errors.first()).toBeVisible()
    const wrong = form.locator('[data-invalid] input, input[data-invalid]').first()
    await expect(wrong).toBeFocused()
    await expect(result.locator('[data-part=headline]')).toHaveCount(0)
    await expectAccessible(page)
  })
}

inBothLanguages((locale) => {
  const t = textsOf(locale)

  for (const example of EXAMPLES) {
    test(`${example.tool}: the example of ${example.source} is correct, announced and accessible`, async ({
      page,
    }) => {
      const { go, result, status } = await enter(page, locale, example)
      await expect(status).toHaveText('')
      await go.click()
      for (const text of example.result[locale]) await expect(result).toContainText(text)
      await expect(status).not.toHaveText('')
      await expectAccessible(page)
    })
  }

  test('units convert the entered values without loss and are stored', async ({ page }) => {
    const { open, field, unit, go, result } = calculatorOn(page, 'bmi', locale)
    const typed = locale === 'es' ? '70,5' : '70.5'
    const pounds = locale === 'es' ? '155,4' : '155.4'
    await open()
    await field('height').fill('178')
    await field('weight').fill(typed)
    await go.click()
    const value = await result.locator('[data-part=value]').innerText()
    await unit('lb').click()
    await expect(field('weight')).toHaveValue(pounds)
    await expect(result).toContainText('lb')
    expect(await result.locator('[data-part=value]').innerText()).toBe(value)
    await unit('kg').click()
    await expect(field('weight')).toHaveValue(typed)
    await unit('lb').click()
    await page.reload()
    await field('height').focus()
    await islandsAlive(page)
    await expect(chosenUnit(page, 'lb')).toBeChecked()
    await expect(chosenUnit(page, 'cm')).toBeChecked()
  })

  test('a shared link gives the same result in both languages', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { open, field, unit, go, result, share, actions } = calculatorOn(page, 'bmi', locale)
    await open()
    await unit('lb').click()
    await field('height').fill('178')
    await field('weight').fill('154')
    await go.click()
    await share.click()
    await expect(actions).toContainText(t('calculators.shared.share.copied'))
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(link.hash).toBe('#height=178&weight=154lb')
    expect(link.search).toBe('')
    for (const path of [link.pathname, twinPath(link.pathname)]) {
      await page.goto('about:blank')
      await page.goto(path + link.hash)
      await expect(result.locator('[data-part=value]')).toContainText(/22[.,]0/)
      await expect(field('weight')).toHaveValue('154')
    }
  })
})

inLanguage('en', (locale) => {
  const t = textsOf(locale)

  test('an invalid value only shows its message and keeps the entered text', async ({ page }) => {
    const { open, field, go, result, errors } = calculatorOn(page, 'bmi', locale)
    await open('#height=165&weight=68')
    await expect(result).toContainText(t('calculators.bmi.category.overweight'))
    const before = await result.locator('[data-part=body]').innerText()
    await field('weight').fill('7000')
    await go.click()
    await expect(errors).toHaveText([
      t('calculators.shared.problem.range', { min: '15 kg', max: '650 kg' }),
    ])
    await expect(field('weight')).toBeFocused()
    await expect(field('weight')).toHaveAccessibleDescription(/650/)
    await expect(field('weight')).toHaveValue('7000')
    expect(await result.locator('[data-part=body]').innerText()).toBe(before)
    await expect(result).toContainText(t('calculators.shared.stale'))
    await field('weight').fill('70')
    await expect(errors).toHaveCount(0)
    await expect(result).not.toContainText(t('calculators.shared.stale'))
  })

  test('a resting heart rate without a reserve is rejected with the reason', async ({ page }) => {
    const { open, field, go, errors } = calculatorOn(page, 'heart-rate-zones', locale)
    await open()
    await field('age').fill('100')
    await field('resting').fill('120')
    await go.click()
    await expect(errors).toHaveText([
      t('calculators.heartRateZones.restingTooHigh', { maximum: 120 }),
    ])
    await expect(field('resting')).toBeFocused()
  })

  test('the result follows the input and is announced only on submit', async ({ page }) => {
    const { open, field, go, result, status } = calculatorOn(page, 'bmi', locale)
    await open()
    await field('height').fill('200')
    await field('weight').fill('80')
    await go.click()
    await expect(result.locator('[data-part=value]')).toContainText(/20[.,]0/)
    const said = await status.textContent()
    await field('weight').fill('100')
    await expect(result.locator('[data-part=value]')).toContainText(/25[.,]0/)
    expect(await status.textContent()).toBe(said)
    await go.click()
    await expect(status).toContainText(/25[.,]0/)
  })

  test('a unit selected before hydration applies to the values entered next', async ({ page }) => {
    const release = await holdBack(page, ISLAND_SCRIPTS)
    const { open, field, unit, go, result } = calculatorOn(page, 'bmi', locale)
    await open()
    await unit('lb').click()
    await field('height').fill('178')
    await field('weight').fill('154')
    release()
    await islandsAlive(page)
    await expect(chosenUnit(page, 'lb')).toBeChecked()
    await expect(field('weight')).toHaveValue('154')
    await go.click()
    await expect(result.locator('[data-part=value]')).toContainText(/22[.,]0/)
  })

  test('a choice of units applies to all calculators on the page', async ({ page }) => {
    await page.goto(localizedPath('/tools', locale))
    const card = (slug: CalculatorSlug) => page.locator(`#${slug}`)
    const awake = async (place: Locator) => {
      await place.locator('input[type=text]').first().focus()
      await expect(place.locator('astro-island')).not.toHaveAttribute('ssr')
    }
    await awake(card('bmi'))
    await awake(card('one-rep-max'))
    await card('one-rep-max').locator('input[name=weight]').fill('100')
    await card('bmi').locator('label', { hasText: /^lb$/ }).click()
    await expect(card('one-rep-max').locator('input[name=weight]')).toHaveValue(/220[.,]5/)
  })

  test('a result is saved in the browser, listed, and deleted', async ({ page }) => {
    const { open, actions, save, kept } = calculatorOn(page, 'bmi', locale)
    await open('#height=165&weight=68')
    await expect(kept).toHaveCount(0)
    await save.click()
    await expect(actions).toContainText(t('calculators.shared.save.done'))
    await expect(kept).toContainText(t('calculators.shared.save.kept', { count: 1 }))
    await page.reload()
    await kept.locator('summary').click()
    await expect(kept).toContainText(/25[.,]0/)
    await kept.getByRole('button').click()
    await expect(kept).toHaveCount(0)
    await expect(
      actions.getByRole('status').filter({ hasText: t('calculators.shared.save.deleted') }),
    ).toBeVisible()
  })

  test('a height in metres is read in centimetres, and this is said', async ({ page }) => {
    const { open, field, go, result, form, status } = calculatorOn(page, 'bmi', locale)
    await open()
    await field('height').fill('1,75')
    await field('weight').fill('70')
    await go.click()
    await expect(result.locator('[data-part=value]')).toContainText(/22[.,]9/)
    const said = t('calculators.shared.readAs', { cm: '175' })
    await expect(form.getByText(said)).toBeVisible()
    await expect(field('height')).toHaveAccessibleDescription(new RegExp(said))
    await expect(status).toContainText(said)
    await field('height').fill('175')
    await expect(form.getByText(said)).toHaveCount(0)
  })

  test('clearing empties the form and keeps the units', async ({ page }) => {
    const { open, field, unit, reset, result, status } = calculatorOn(page, 'bmi', locale)
    await open('#height=165&weight=68')
    // At this point the form is hydrated and filled from the link.
    await expect(result.locator('[data-part=headline]')).toBeVisible()
    await unit('lb').click()
    await expect(field('weight')).toHaveValue(/149[.,]9/)
    await reset.click()
    await expect(field('weight')).toHaveValue('')
    await expect(result.locator('[data-part=headline]')).toHaveCount(0)
    await expect(status).toHaveText('')
    await expect(chosenUnit(page, 'lb')).toBeChecked()
  })

  test('a result links to professionals who can help with it', async ({ page }) => {
    const { open, actions } = calculatorOn(page, 'bmi', locale)
    await open('#height=165&weight=90')
    const next = actions.getByRole('link', { name: t('calculators.shared.next.loseWeight') })
    const target = localizedPath('/nutritionists?specialization=weight_loss', locale)
    await expect(next).toHaveAttribute('href', target)
  })

  test('a race sets the distance, and the fields match the question', async ({ page }) => {
    const { open, field, choose, form, go, result } = calculatorOn(page, 'running-pace', locale)
    await open()
    await choose('find', 'time')
    await expect(field('time')).toBeHidden()
    const marathon = t('calculators.runningPace.race.marathon')
    await form.getByRole('button', { name: marathon, exact: true }).click()
    await expect(field('distance')).toHaveValue(/42[.,]195/)
    await field('pace').fill('5.00')
    await go.click()
    await expect(result.locator('[data-part=value]')).toContainText('3:30:59')
    await choose('find', 'distance')
    await expect(field('distance')).toBeHidden()
    await expect(field('time')).toBeVisible()
  })

  test('everything is operable by keyboard', async ({ page }) => {
    const { open, field, result } = calculatorOn(page, 'bmi', locale)
    await open()
    await field('height').focus()
    await islandsAlive(page)
    await page.keyboard.press('Shift+Tab')
    await expect(chosenUnit(page, 'cm')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(chosenUnit(page, 'in')).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.type("5'5")
    await page.keyboard.press('Tab')
    await page.keyboard.type('68')
    await page.keyboard.press('Enter')
    await expect(result.locator('[data-part=value]')).toContainText(/24[.,]9/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(field('height')).toHaveValue('')
  })
})
