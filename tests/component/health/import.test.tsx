import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/accessible.ts'
import { downloaded } from '../support/departures.ts'
import { records, shown, t, textOf } from './support.tsx'

/** As a Spanish spreadsheet writes it; two rows cannot be saved, two are the same. */
const FILE = `Fecha;Peso;Tensión;Glucosa;IMC;Notas
28/02/2023;70,5;120/80;5,4;23;"Tras correr; bien"
1/3/2023;700;;;;
2/3/2023;71,5;80/120;;;
3/3/2023;71,2;;5,1;;
3/3/2023;71,2;;5,1;;
4/3/2023;;;;;nada
`
const asFile = (text: string) => new File([text], 'salud.csv', { type: 'text/csv' })

const title = (step: 'choose' | 'match' | 'review' | 'done') =>
  page.getByRole('heading', { name: new RegExp(`^${t(`healthData.import.${step}.title`)}`) })
const choose = (text: string) =>
  page.getByLabelText(t('healthData.import.choose.file'), { exact: false }).upload(asFile(text))
const next = page.getByRole('button', { name: t('healthData.import.match.next') })

test('a file is read, matched, checked and imported, and the import undone', async () => {
  const { open, count, more } = records()
  await open()
  await shown(count)
  const before = textOf(count)
  await more.click()
  await page.getByRole('menuitem', { name: t('healthRecords.menu.import') }).click()
  await expect.element(title('choose')).toHaveFocus()
  await expectAccessible('choosing')
  await choose(FILE)

  await expect.element(title('match')).toHaveFocus()
  const holds = (name: string) =>
    page.getByLabelText(t('healthData.import.match.holds', { name }), { exact: false })
  const unit = (name: string) =>
    page.getByLabelText(t('healthData.import.match.unit', { name }), { exact: false })
  const read = (name: 'delimiter' | 'decimal' | 'dates') =>
    page.getByLabelText(t(`healthData.import.match.${name}`), { exact: false })
  await expect.element(read('delimiter')).toHaveValue(';')
  await expect.element(read('decimal')).toHaveValue(',')
  await expect.element(read('dates')).toHaveValue('dmy')
  await expect.element(holds('Tensión')).toHaveValue('bloodPressure')
  await expect.element(holds('IMC')).toHaveValue('')
  await expect.element(unit('Glucosa')).toHaveValue('mmol/L')
  const preview = page.getByRole('table', { name: t('healthData.import.match.preview') })
  await expect.element(preview.getByRole('row').nth(1)).toMatchTextContent('28 de febrero de 2023')
  await expect.element(preview.getByRole('row').nth(1)).toMatchTextContent('97 mg/dL')
  await expectAccessible('matching')
  await next.click()

  await shown(page.getByText('2 registros nuevos'))
  await shown(page.getByText(/^1 ya está en tu centro/))
  await shown(page.getByText(/^1 fila sin valores/))
  const problems = page.getByRole('table', { name: t('healthData.import.problem.caption') })
  await expect
    .element(problems.getByRole('row').nth(1))
    .toMatchTextContent('Tiene que estar entre 20 y 500 kg.')
  await expect.element(problems.getByRole('row').nth(2)).toMatchTextContent('80/120')
  await expectAccessible('the review')
  const save = page.getByRole('button', { name: 'Importar 2 registros' })
  await expect.element(save).toBeDisabled()
  await page.getByRole('checkbox').click()
  await save.click()

  await expect.element(title('done')).toHaveFocus()
  await shown(page.getByText(/^Se han importado 2 registros\./))
  const sum = page.getByRole('region', { name: t('healthData.import.sum.title') })
  await expect.element(sum).toMatchTextContent('19 datos en el archivo')
  await expect
    .poll(() =>
      sum
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    )
    .toEqual([
      '11 en los registros',
      '1 fuera, de columnas que no se importan: IMC (1)',
      '2 de filas sin ningún valor',
      '5 de filas rechazadas',
    ])
  await expectAccessible('the end')
  await page.getByRole('button', { name: t('healthData.import.done.undo') }).click()
  await shown(page.getByText(/^Deshecho: se han quitado 2 registros\./))
  await page.getByRole('button', { name: t('healthData.import.done.see') }).click()
  await expect.element(count).toHaveTextContent(before)
  await expect.element(page.getByRole('heading', { name: t('healthRecords.title') })).toHaveFocus()
})

test('our own file comes back without anything new', async () => {
  const { open, count, more } = records()
  await open()
  await shown(count)
  await page.getByRole('button', { name: t('healthRecords.csv') }).click()
  await expect.poll(() => downloaded().length).toBe(1)
  const text = await (await downloaded()[0]!.content).text()
  await more.click()
  await page.getByRole('menuitem', { name: t('healthRecords.menu.import') }).click()
  await choose(text)
  await next.click()
  await shown(page.getByText('0 registros nuevos'))
  await shown(page.getByText(/^\d+ ya están en tu centro/))
  await expect.element(page.getByRole('button', { name: 'Importar 0 registros' })).toBeDisabled()
})

test('an export of Apple Health becomes one record a day', async () => {
  const { open } = records()
  await open('&open=import')
  const record = (type: string, value: string, unit: string, hour: string) =>
    `<Record type="HKQuantityTypeIdentifier${type}" unit="${unit}" startDate="2023-02-28 ${hour}:00:00 +0100" value="${value}"/>\n`
  const all = [
    record('BodyMass', '70.9', 'kg', '20'),
    record('BodyMass', '70.5', 'kg', '07'),
    record('BodyFatPercentage', '0.182', '%', '07'),
    record('StepCount', '5000', 'count', '07'),
  ]
  const xml = `<?xml version="1.0"?>\n<HealthData locale="es_ES">\n${all.join('')}</HealthData>\n`
  const file = page.getByLabelText(t('healthData.import.choose.file'), { exact: false })
  await file.upload(new File(['<?xml version="1.0"?><note/>'], 'nota.xml', { type: 'text/xml' }))
  await shown(page.getByText(t('healthData.import.choose.problem.not_apple')))
  await file.upload(new File(['PK'], 'peso.xlsx'))
  await shown(page.getByText(t('healthData.import.choose.problem.spreadsheet')))
  await file.upload(new File([xml], 'export.xml', { type: 'text/xml' }))
  await expect.element(title('match')).toHaveFocus()
  await shown(page.getByText(t('healthData.import.match.apple')))
  await expectAccessible('Apple Health')
  await next.click()
  await shown(page.getByText('1 registro nuevo'))
  const sum = page.getByRole('region', { name: t('healthData.import.sum.title') })
  await expect.element(sum).toMatchTextContent('5 datos en el archivo')
  await expect
    .poll(() =>
      sum
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    )
    .toEqual([
      '3 en los registros',
      '1 fuera, de tipos que tu centro no guarda',
      '1 fuera, porque de ese día ya va otro',
    ])
})

test('pasted rows are read, and what is wrong with the matching is said', async () => {
  const { open } = records()
  await open('&open=import')
  const paste = page.getByLabelText(t('healthData.import.choose.paste'), { exact: false })
  const read = page.getByRole('button', { name: t('healthData.import.choose.read') })
  await read.click()
  await shown(page.getByText(t('healthData.import.choose.problem.empty')))
  await paste.fill('Cuándo,Valor\nayer,70\n')
  await read.click()
  await shown(page.getByText(t('healthData.import.match.wrong.no_date')))
  await expect.element(next).toBeDisabled()
  await page
    .getByLabelText(t('healthData.import.match.holds', { name: 'Cuándo' }), { exact: false })
    .selectOptions('recordDate')
  await shown(page.getByText(t('healthData.import.match.wrong.no_values')))
})
