import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { calculatorOn } from './support/calculators.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const t = textsOf('es')
const deleteButtons = (kept: Locator) => kept.getByRole('button')

test('deleting a saved result can be undone, and the focus stays beside it', async ({ page }) => {
  const { open, actions, save, kept } = calculatorOn(page, 'bmi', 'es')
  const undo = actions.getByRole('button', { name: t('calculators.shared.save.undo') })
  await open('#height=165&weight=68')
  await save.click()
  await kept.locator('summary').click()
  await deleteButtons(kept).press('Enter')
  await expect(kept).toHaveCount(0)
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(kept).toContainText(t('calculators.shared.save.kept', { count: 1 }))
  await expect(actions.getByText(t('calculators.shared.save.restored'))).toBeFocused()
  await expect(undo).toHaveCount(0)
})

test('a saved result that cannot be deleted stays, and the failure is reported', async ({
  page,
}) => {
  const { open, save, kept, actions } = calculatorOn(page, 'bmi', 'es')
  await open('#height=165&weight=68')
  await save.click()
  await kept.locator('summary').click()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError')
    }
  })
  await deleteButtons(kept).press('Enter')
  await expect(actions.getByText(t('calculators.shared.save.failed'))).toBeVisible()
  await expect(deleteButtons(kept)).toHaveCount(1)
})

test('the tools page lists the results of all calculators, and deletes each or all', async ({
  page,
}) => {
  const bmi = calculatorOn(page, 'bmi', 'es')
  await bmi.open('#height=165&weight=68')
  await bmi.save.click()
  const waist = calculatorOn(page, 'waist-to-height', 'es')
  await waist.open('#height=170&waist=85')
  await waist.save.click()
  await waist.kept.locator('summary').click()
  await waist.kept.getByRole('link', { name: t('calculators.shared.save.all') }).click()

  const list = page.getByRole('region', { name: t('tools.saved.title') })
  await expect(list).toBeInViewport()
  const rows = list.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('0,50')
  await expect(rows.last()).toContainText('Tu IMC es 25,0')
  await expect(rows.last().locator('[lang]')).toHaveCount(0)
  await expectAccessible(page, 'the list of saved results')
  await rows.first().getByRole('button').click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByText(t('tools.saved.deleted'))).toBeVisible()
  const undo = page.getByRole('button', { name: t('tools.saved.undo') })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(rows).toHaveCount(2)
  await expect(page.getByText(t('tools.saved.restored'))).toBeFocused()
  await rows.first().getByRole('button').click()

  await list.getByRole('button', { name: t('tools.saved.deleteAll') }).click()
  await list.getByRole('button', { name: t('tools.saved.cancel') }).click()
  const all = list.getByRole('button', { name: t('tools.saved.deleteAll') })
  await expect(all).toBeFocused()
  await all.click()
  await list.getByRole('button', { name: t('tools.saved.deleteAll') }).click()
  await expect(list).toHaveCount(0)
  await expect(page.getByText(t('tools.saved.allDeleted'))).toBeFocused()
  await page.reload()
  await expect(list).toHaveCount(0)
})

test('a result that was saved in the other language says so', async ({ page }) => {
  const bmi = calculatorOn(page, 'bmi', 'es')
  await bmi.open('#height=165&weight=68')
  await bmi.save.click()
  const { open, kept } = calculatorOn(page, 'bmi', 'en')
  await open('#height=165&weight=68')
  await kept.locator('summary').click()
  await expect(kept.locator('[lang=es]')).toContainText('Tu IMC es 25,0')
})
