import { recordsOn } from './support/health.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** What is typed and not saved, in the demonstration. */
const t = textsOf('es')

test('a change that was not saved waits, also after a reload', async ({ page }) => {
  const { open, edit, dialog, showTests } = recordsOn(page)
  await open()
  await showTests()
  await edit.first().press('Enter')
  await dialog.getByLabel(t('health.measure.fastingGlucose')).fill('91')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: t('healthRecords.unsaved.continue') }).click()
  await expect(dialog.getByLabel(t('health.measure.fastingGlucose'))).toHaveValue('91')
  await dialog.getByRole('button', { name: t('island.cancel') }).click()
  await expect(page.getByText(t('healthRecords.unsaved.continue'))).toHaveCount(0)
})
