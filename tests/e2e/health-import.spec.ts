import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/accessible.ts'
import { recordsOn } from './support/health.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const t = textsOf('es')

/** As a Spanish spreadsheet writes it; two rows cannot be saved, two are the same. */
const FILE = `Fecha;Peso;Tensión;Glucosa;IMC;Notas
28/02/2023;70,5;120/80;5,4;23;"Tras correr; bien"
1/3/2023;700;;;;
2/3/2023;71,5;80/120;;;
3/3/2023;71,2;;5,1;;
3/3/2023;71,2;;5,1;;
4/3/2023;;;;;nada
`
const asFile = (text: string) => ({
  name: 'salud.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

const title = (step: 'choose' | 'match' | 'review' | 'done') => ({
  name: new RegExp(`^${t(`healthData.import.${step}.title`)}`),
})

test('a file is read, matched, checked and imported, and the import undone', async ({ page }) => {
  const { open, count, more } = recordsOn(page)
  await open()
  const before = await count.innerText()
  await more.click()
  await page.getByRole('menuitem', { name: t('healthRecords.menu.import') }).click()
  await expect(page.getByRole('heading', title('choose'))).toBeFocused()
  await expectAccessible(page, 'choosing')
  await page.getByLabel(t('healthData.import.choose.file')).setInputFiles(asFile(FILE))

  await expect(page.getByRole('heading', title('match'))).toBeFocused()
  const holds = (name: string) => page.getByLabel(t('healthData.import.match.holds', { name }))
  const unit = (name: string) => page.getByLabel(t('healthData.import.match.unit', { name }))
  await expect(page.getByLabel(t('healthData.import.match.delimiter'))).toHaveValue(';')
  await expect(page.getByLabel(t('healthData.import.match.decimal'))).toHaveValue(',')
  await expect(page.getByLabel(t('healthData.import.match.dates'))).toHaveValue('dmy')
  await expect(holds('Tensión')).toHaveValue('bloodPressure')
  await expect(holds('IMC')).toHaveValue('')
  await expect(unit('Glucosa')).toHaveValue('mmol/L')
  const preview = page.getByRole('table', { name: t('healthData.import.match.preview') })
  await expect(preview.getByRole('row').nth(1)).toContainText('28 de febrero de 2023')
  await expect(preview.getByRole('row').nth(1)).toContainText('97 mg/dL')
  await expectAccessible(page, 'matching')
  await page.getByRole('button', { name: t('healthData.import.match.next') }).click()

  await expect(page.getByText('2 registros nuevos')).toBeVisible()
  await expect(page.getByText(/^1 ya está en tu centro/)).toBeVisible()
  await expect(page.getByText('1 fila sin valores')).toBeVisible()
  const problems = page.getByRole('table', { name: t('healthData.import.problem.caption') })
  await expect(problems.getByRole('row').nth(1)).toContainText('Tiene que estar entre 20 y 500 kg.')
  await expect(problems.getByRole('row').nth(2)).toContainText('80/120')
  await expectAccessible(page, 'the review')
  const save = page.getByRole('button', { name: 'Importar 2 registros' })
  await expect(save).toBeDisabled()
  await page.getByRole('checkbox').check()
  await save.click()

  await expect(page.getByRole('heading', title('done'))).toBeFocused()
  await expect(page.getByText('Se han importado 2 registros.')).toBeVisible()
  await page.getByRole('button', { name: t('healthData.import.done.undo') }).click()
  await expect(page.getByText('Deshecho: se han quitado 2 registros.')).toBeVisible()
  await page.getByRole('button', { name: t('healthData.import.done.see') }).click()
  await expect(count).toHaveText(before)
  await expect(
    page.getByRole('heading', { name: t('healthRecords.title'), exact: true }),
  ).toBeFocused()
})

test('our own file comes back without anything new', async ({ page }) => {
  const { open, count } = recordsOn(page)
  await open()
  await count.waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('healthRecords.csv') }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  await open('&open=import')
  await page.getByLabel(t('healthData.import.choose.file')).setInputFiles(asFile(text))
  await page.getByRole('button', { name: t('healthData.import.match.next') }).click()
  await expect(page.getByText('0 registros nuevos')).toBeVisible()
  await expect(page.getByText(/^\d+ ya están en tu centro/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Importar 0 registros' })).toBeDisabled()
})

test('pasted rows are read, and what is wrong with the matching is said', async ({ page }) => {
  const { open } = recordsOn(page)
  await open('&open=import')
  const paste = page.getByLabel(t('healthData.import.choose.paste'))
  const read = page.getByRole('button', { name: t('healthData.import.choose.read') })
  await read.click()
  await expect(page.getByText(t('healthData.import.choose.problem.empty'))).toBeVisible()
  await paste.fill('Cuándo,Valor\nayer,70\n')
  await read.click()
  await expect(page.getByText(t('healthData.import.match.wrong.no_date'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('healthData.import.match.next') })).toBeDisabled()
  await page
    .getByLabel(t('healthData.import.match.holds', { name: 'Cuándo' }))
    .selectOption('recordDate')
  await expect(page.getByText(t('healthData.import.match.wrong.no_values'))).toBeVisible()
})
