import { readFile } from 'node:fs/promises'
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
  test('scrolls by itself, loads older ones, and from 200 on draws only what is in view', async ({
    page,
  }) => {
    const { open, list, rows, count } = recordsOn(page)
    await open()
    await expect(rows.first()).toBeVisible()
    const height = await list.evaluate((element) => element.clientHeight / innerHeight)
    expect(height).toBeLessThanOrEqual(0.7)
    const all = Number((await count.innerText()).split(' ')[0])
    expect(all).toBeGreaterThan(200)
    const lastDrawn = async () => {
      await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      return list.locator('[aria-posinset]').last().getAttribute('aria-posinset')
    }
    await expect.poll(lastDrawn).toBe(String(all))
    expect(await rows.count()).toBeLessThan(60)
  })

  test('is narrowed by kind and by year', async ({ page }) => {
    const { open, rows, kind, year, list } = recordsOn(page)
    await open()
    await rows.first().waitFor()
    await kind('tests').click()
    await expect(rows).toHaveCount(3)
    const months = list.getByRole('heading', { level: 3 })
    const [newest, oldest] = [months.first(), months.last()].map(async (month) =>
      (await month.innerText()).slice(-4),
    )
    expect(await oldest).not.toBe(await newest)
    await year.selectOption((await oldest)!)
    await expect(rows).toHaveCount(1)
    await expect(months).toHaveText([new RegExp(`${await oldest}$`)])
  })

  test('shows all of a record in place, and is accessible', async ({ page }) => {
    const { open, rows, details, kind } = recordsOn(page)
    await open()
    await kind('tests').click()
    await details.first().press('Enter')
    await expect(rows.first()).toContainText(t('healthRecords.derived'))
    await expect(rows.first()).toContainText(t('health.na'))
    await expectAccessible(page)
  })

  test('a change is saved, and the focus stays at its row', async ({ page }) => {
    const { open, rows, edit, dialog, kind } = recordsOn(page)
    await open()
    await kind('tests').click()
    await edit.first().press('Enter')
    await dialog.getByLabel(t('health.measure.fastingGlucose')).fill('91')
    await expectAccessible(page, 'the dialog')
    await dialog.getByRole('button', { name: t('health.save') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(rows.first()).toContainText('91 mg/dL')
    await expect(edit.first()).toBeFocused()
  })

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

  test('a record is deleted after a question, and can be had again', async ({ page }) => {
    const { open, rows, details, question, kind } = recordsOn(page)
    await open()
    await kind('tests').click()
    await details.first().click()
    await rows
      .first()
      .getByRole('button', { name: t('healthRecords.remove.open') })
      .click()
    await expect(question).toContainText('¿Estás seguro de que deseas eliminar este registro?')
    await expect(question.getByRole('button', { name: t('health.cancel') })).toBeFocused()
    await question.getByRole('button', { name: t('healthRecords.remove.confirm') }).click()
    await expect(rows).toHaveCount(2)
    const undo = page.getByRole('button', { name: t('healthRecords.remove.undo') })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(undo).toHaveCount(0)
    await kind('tests').click()
    await expect(rows).toHaveCount(3)
  })

  test('goes out as CSV of 25 columns, without a call', async ({ page }) => {
    const { open, count } = recordsOn(page)
    await open()
    await count.waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('healthRecords.csv') }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('datos_salud.csv')
    const [head, ...lines] = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(head?.startsWith('\uFEFFFecha,Peso (kg),')).toBe(true)
    expect(head?.split(',')).toHaveLength(25)
    expect(lines.filter(Boolean)).toHaveLength(Number((await count.innerText()).split(' ')[0]))
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
