import { calculatorOn } from './support/calculators.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const t = textsOf('es')

test('script in a link is treated as invalid text, and the calculator works', async ({ page }) => {
  const { open, field, go, result } = calculatorOn(page, 'bmi', 'es')
  await open('#height=<img src=x onerror=alert(1)>&weight="><script>alert(1)</script>%')
  await expect(field('height')).toHaveValue('')
  await expect(field('weight')).toHaveValue('')
  await expect(result.locator('[data-part=headline]')).toHaveCount(0)
  await field('height').fill('175')
  await field('weight').fill('70')
  await go.click()
  await expect(result.locator('[data-part=value]')).toContainText('22,9')
})

test('the first of repeated parameters in a link counts', async ({ page }) => {
  const { open, result } = calculatorOn(page, 'bmi', 'es')
  await open('#height=175&weight=70&height=100&weight=650')
  await expect(result.locator('[data-part=value]')).toContainText('22,9')
})

test('a result of another link is marked as stale', async ({ page }) => {
  const { open, field, result } = calculatorOn(page, 'bmi', 'es')
  await open('#height=175&weight=70')
  await expect(result.locator('[data-part=value]')).toContainText('22,9')
  await page.evaluate(() => (location.hash = '#height=175&weight=9999'))
  await expect(field('weight')).toHaveValue('9999')
  await expect(result).toContainText(t('calculators.shared.stale'))
  await page.goBack()
  await expect(field('weight')).toHaveValue('70')
  await expect(result).not.toContainText(t('calculators.shared.stale'))
})

test('a page opened by a link does not scroll; a requested result scrolls into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 })
  const { open, go, result, outcome } = calculatorOn(page, 'bmi', 'es')
  await open('#height=175&weight=70')
  await expect(outcome).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await go.click()
  await expect(result.locator('[data-part=value]')).toBeInViewport()
})
