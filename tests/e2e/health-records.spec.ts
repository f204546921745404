import { expectAccessible } from './support/accessible.ts'
import { recordsOn, registerOn } from './support/health.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const t = textsOf('es')

test.describe('the form of a new record', () => {
  test('what is typed outlives a reload, and can be given up', async ({ page }) => {
    const { open, field } = registerOn(page)
    await open()
    await field('weight').fill('61,8')
    await page.reload()
    await expect(field('weight')).toHaveValue('61,8')
    await page.getByRole('button', { name: t('healthRegister.draft.discard') }).click()
    await expect(field('weight')).toHaveValue('')
    await page.reload()
    await field('weight').waitFor()
    await expect(page.getByText(t('healthRegister.draft.restored'))).toHaveCount(0)
  })
})

test.describe('the list of records', () => {
  test('a change that was not saved waits, also after a reload', async ({ page }) => {
    const { open, edit, dialog, kind } = recordsOn(page)
    await open()
    await kind('tests').click()
    await edit.first().press('Enter')
    await dialog.getByLabel(t('health.measure.fastingGlucose')).fill('91')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await page.getByRole('button', { name: t('healthRecords.unsaved.continue') }).click()
    await expect(dialog.getByLabel(t('health.measure.fastingGlucose'))).toHaveValue('91')
    await dialog.getByRole('button', { name: t('health.cancel') }).click()
    await expect(page.getByText(t('healthRecords.unsaved.continue'))).toHaveCount(0)
  })

  test('is printed as a report of what was chosen, and nothing else of the page', async ({
    page,
  }) => {
    const { open, more } = recordsOn(page)
    await open()
    await more.click()
    await page.getByRole('menuitem', { name: t('healthRecords.menu.print') }).click()
    const report = page.getByRole('article', { name: /^Informe de salud de / })
    await expect(report).toContainText(t('healthData.print.part.latest'))
    await page.getByRole('checkbox', { name: t('healthData.print.part.profile') }).uncheck()
    await expect(report).not.toContainText('Asma')
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(report).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByRole('button', { name: t('healthData.print.do') })).toBeHidden()
    await page.emulateMedia({ media: null })
    await page.goBack()
    await expect(more).toBeVisible()
  })
})
