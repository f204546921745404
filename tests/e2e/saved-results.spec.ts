import type { Locator } from '@playwright/test'
import { calculatorOn } from './support/calculators.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const t = textsOf('es')
const deleteButtons = (kept: Locator) => kept.getByRole('button')

test('deleting a saved result moves the focus to a remaining control', async ({ page }) => {
  const { open, save, kept } = calculatorOn(page, 'bmi', 'es')
  await open('#height=165&weight=68')
  await save.click()
  await save.click()
  await kept.locator('summary').click()
  await expect(deleteButtons(kept)).toHaveCount(2)
  await deleteButtons(kept).first().press('Enter')
  await expect(deleteButtons(kept)).toHaveCount(1)
  await expect(kept.locator('summary')).toBeFocused()
  await deleteButtons(kept).press('Enter')
  await expect(kept).toHaveCount(0)
  await expect(save).toBeFocused()
})

test('a saved result that cannot be deleted stays, and the failure is reported', async ({
  page,
}) => {
  const { open, save, kept, result } = calculatorOn(page, 'bmi', 'es')
  await open('#height=165&weight=68')
  await save.click()
  await kept.locator('summary').click()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError')
    }
  })
  await deleteButtons(kept).press('Enter')
  await expect(result.getByText(t('calculators.shared.save.failed'))).toBeVisible()
  await expect(deleteButtons(kept)).toHaveCount(1)
})
