import { readFile } from 'node:fs/promises'
import { PATHS } from '#lib/site/routes.ts'
import { expectAccessible } from './support/accessible.ts'
import { leaveBmi, recordsOn, registerOn } from './support/health.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const t = textsOf('es')

test.describe('the form of a new record', () => {
  test('saves what was measured, empties its fields and leads to the record', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url())
    })
    const { open, field, note, save, saved } = registerOn(page)
    await open()
    await field('weight').fill('61,8')
    await field('restingHeartRate').fill('54')
    await note.fill('Tras dormir bien')
    await expect(page.getByText('con tu altura de 167 cm')).toBeVisible()
    await expect(page.getByText(/^2 datos\. Leire verá peso y frecuencia cardíaca/)).toBeVisible()
    await save.press('Enter')
    await expect(saved).toContainText('peso 61,8 kg, altura 167 cm y FC en reposo 54 lpm (hoy)')
    await expect(field('weight')).toHaveValue('')
    await expect(page.getByText(t('health.demo.saved'))).toBeVisible()

    await page.getByRole('link', { name: t('healthRegister.saved.see') }).click()
    const { details, rows } = recordsOn(page)
    await expect(details.first()).toBeFocused()
    await expect(details.first()).toHaveAttribute('aria-expanded', 'true')
    await expect(rows.first()).toContainText('Tras dormir bien')
    expect(calls).toEqual([])
  })

  test('comma and point are read alike, and other units change only what is shown', async ({
    page,
  }) => {
    const { open, field } = registerOn(page)
    await open()
    await field('weight').fill('70.5')
    await page.getByRole('button', { name: t('healthRegister.units.change') }).click()
    await page.getByText('lb', { exact: true }).click()
    await expect(field('weight')).toHaveValue('155,4')
    await page.getByText('kg', { exact: true }).click()
    await expect(field('weight')).toHaveValue('70,5')
  })

  test('asks about an unusual value, and saves it only when it is confirmed', async ({ page }) => {
    const { open, field, group, question, save, saved } = registerOn(page)
    await open()
    await group('girths').click()
    await field('waistCircumference').fill('171')
    await save.click()
    await expect(question).toContainText('¿Seguro que 171 cm?')
    await expect(question.getByRole('button').first()).toBeFocused()
    await expectAccessible(page, 'a question')
    await question.getByRole('button', { name: t('healthRegister.question.correct') }).click()
    await expect(field('waistCircumference')).toBeFocused()
    await field('waistCircumference').fill('172')
    await save.click()
    await question.getByRole('button', { name: 'Sí, 172 cm' }).click()
    await expect(question).toHaveCount(0)
    await save.click()
    await expect(saved).toContainText('cintura 172 cm')
  })

  test('refuses an impossible value with its limits, and offers what was meant', async ({
    page,
  }) => {
    const { open, form, field, group, question, save } = registerOn(page)
    await open()
    await group('glucose').click()
    await field('fastingGlucose').fill('5,4')
    await save.click()
    await expect(field('fastingGlucose')).toBeFocused()
    await expect(form.getByText('Tiene que estar entre 10 y 1000 mg/dL.')).toBeVisible()
    await question.getByRole('button', { name: 'Son 5,4 mmol/L' }).click()
    await expect(field('fastingGlucose')).toHaveValue('97')
    await expect(question).toHaveCount(0)

    await field('weight').fill('1,75')
    await field('restingHeartRate').focus()
    await question.getByRole('button', { name: 'Es mi altura: 175 cm' }).click()
    await expect(field('height')).toHaveValue('175,0')
    await expect(field('weight')).toHaveValue('')
  })

  test('a blood pressure is two figures, the upper one higher', async ({ page }) => {
    const { open, form, save } = registerOn(page)
    await open()
    await form.getByLabel(t('health.measure.systolicBp')).fill('80')
    await save.click()
    await expect(form.getByText(t('healthRegister.problem.diastolicMissing'))).toBeVisible()
    await form.getByLabel(t('health.measure.diastolicBp')).fill('120')
    await save.click()
    await expect(form.getByText(t('healthRegister.problem.notBelowSystolic'))).toBeVisible()
  })

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

  test('of somebody else nothing is there', async ({ page }) => {
    const { open, field } = registerOn(page)
    await open()
    await field('weight').fill('61,8')
    await page.getByText(t('health.demo.people.julian')).click()
    await expect(page.getByRole('radio', { name: t('health.demo.people.julian') })).toBeChecked()
    await expect(field('weight')).toHaveValue('')
  })

  test('is filled with what a calculator has left', async ({ page }) => {
    const { open, field, date } = registerOn(page)
    await leaveBmi(page)
    await open('&from=bmi')
    await expect(field('weight')).toHaveValue('68,0')
    await expect(date).toHaveValue('2026-11-18')
    await expect(page.getByText(/La calculadora de IMC dejó estos valores/)).toBeVisible()
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

test('on a narrow screen nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const query of ['?tab=data', '?tab=records', '?tab=records&open=import']) {
    await page.goto(`${PATHS.health}${query}`)
    await page.getByRole('tabpanel').getByRole('heading').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), query).toBe(320)
  }
})
