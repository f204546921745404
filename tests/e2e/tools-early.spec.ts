import { calculatorOn, chosenUnit } from './support/calculators.ts'
import { holdBack, ISLAND_SCRIPTS } from './support/hold-back.ts'
import { islandsAlive } from './support/island.ts'
import { networkQuiet } from './support/network.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { toolOn } from './support/tools.ts'

// How tools are hydrated: src/directives/tool.ts.
inLanguage('es', (locale) => {
  const t = textsOf(locale)

  test('a tool is not hydrated before the first interaction', async ({ page }) => {
    const tool = toolOn(page, 'bmi', locale)
    await tool.open()
    await networkQuiet(page)
    await expect(tool.island).toHaveAttribute('ssr')
    await tool.field('height').focus()
    await islandsAlive(page)
  })

  for (const how of ['click', 'Enter'] as const) {
    test(`a submit by ${how} before hydration is performed afterwards`, async ({ page }) => {
      const release = await holdBack(page, ISLAND_SCRIPTS)
      const tool = toolOn(page, 'bmi', locale)
      await tool.open()
      await tool.fill()
      if (how === 'click') await tool.go.click()
      else await tool.field('weight').press('Enter')
      await expect(tool.go).toHaveAttribute('aria-busy', 'true')
      await expect(tool.outcome).toBeHidden()
      expect(page.url()).toMatch(new RegExp(`${tool.path}$`))
      release()
      await expect(tool.outcome).toBeVisible()
      await expect(tool.go).not.toHaveAttribute('aria-busy')
      await expect(tool.field('height')).toHaveValue('175')
    })
  }

  test('repeated clicks before hydration start a timer once', async ({ page }) => {
    const release = await holdBack(page, ISLAND_SCRIPTS)
    const tool = toolOn(page, 'timer', locale)
    await tool.open()
    for (let press = 0; press < 4; press++) await tool.go.click()
    release()
    await expect(tool.outcome).toHaveCount(1)
    await expect(tool.outcome).toContainText(t('timers.phase.prepare'))
  })

  test('a click on anything but a button keeps its native effect', async ({ page }) => {
    const release = await holdBack(page, ISLAND_SCRIPTS)
    const tool = toolOn(page, 'body-fat', locale)
    await tool.open()
    await tool.form.locator('label:has([value="female"])').click()
    await expect(tool.form.locator('[name=sex][value=female]')).toBeChecked()
    await expect(tool.field('hip')).toBeVisible()
    release()
    await islandsAlive(page)
    await expect(tool.form.locator('[name=sex][value=female]')).toBeChecked()
  })

  test('scripts that fail to load are retried', async ({ page, problems }) => {
    problems.allow(/ERR_FAILED|Error hydrating|Failed to fetch dynamically imported module/)
    await page.route(ISLAND_SCRIPTS, (route) => route.abort())
    const tool = toolOn(page, 'bmi', locale)
    await tool.open()
    await tool.fill()
    const failed = page.waitForEvent('console', (message) => message.text().includes('hydrating'))
    await tool.go.click()
    await failed
    await expect(tool.go).not.toHaveAttribute('aria-busy')
    await page.unroute(ISLAND_SCRIPTS)
    await tool.go.click()
    await expect(tool.outcome).toBeVisible()
  })

  test('values in the fragment hydrate a tool and are not sent to the server', async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    const tool = toolOn(page, 'bmi', locale)
    await tool.open('#height=175&weight=70')
    await expect(tool.outcome).toBeVisible()
    await expect(tool.field('weight')).toHaveValue('70')
    expect(addresses.filter((address) => address.includes('weight'))).toEqual([])
  })

  test('a fragment that is an anchor does not hydrate the tool', async ({ page }) => {
    const tool = toolOn(page, 'bmi', locale)
    await tool.open('#faq')
    await networkQuiet(page)
    await expect(tool.island).toHaveAttribute('ssr')
  })

  test('a fragment with values on an open page hydrates its tool', async ({ page }) => {
    const tool = toolOn(page, 'bmi', locale)
    await tool.open()
    await page.evaluate(() => {
      location.hash = 'height=175&weight=70'
    })
    await expect(tool.outcome).toBeVisible()
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
    await expect(result.locator('[data-part=value]')).toContainText('22,0')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // What the pages of the other tools say then: tests/site/tools.test.ts.
  test('a calculator says that it needs it, and does not submit its input', async ({ page }) => {
    const tool = toolOn(page, 'bmi', 'es')
    await tool.open()
    // Playwright's text search ignores this element.
    await expect(page.getByRole('main').locator('noscript p')).toBeVisible()
    await tool.fill()
    await tool.go.click()
    expect(page.url()).toMatch(new RegExp(`${tool.path}$`))
    const question = page.locator('#faq ~ div details').first()
    await question.locator('summary').click()
    await expect(question.locator('p')).toBeVisible()
  })
})
