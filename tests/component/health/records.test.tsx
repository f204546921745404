import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from '../support/act.ts'
import { expectAccessible } from '../support/accessible.ts'
import { allRequests } from '../support/api.ts'
import { downloaded } from '../support/departures.ts'
import { counted, records, shown, t, textOf } from './support.tsx'

/** The list of records, over the demonstration. */

/** Opens the list of the three blood tests. */
async function openTests() {
  const { open, kind, rows } = records()
  await open()
  await kind('tests')
  await counted(rows, 3)
}

test('scrolls by itself, loads older ones, and from 200 on draws only what is in view', async () => {
  const { open, list, rows, count } = records()
  await open()
  await shown(rows.first())
  const box = list.element()
  expect(box.clientHeight / innerHeight).toBeLessThanOrEqual(0.7)
  const all = Number(textOf(count).split(' ')[0])
  expect(all).toBeGreaterThan(200)
  const lastDrawn = () => {
    box.scrollTo(0, box.scrollHeight)
    return [...box.querySelectorAll('[aria-posinset]')].at(-1)?.getAttribute('aria-posinset')
  }
  await expect.poll(lastDrawn).toBe(String(all))
  expect(rows.length).toBeLessThan(60)
})

test('is narrowed by kind and by year', async () => {
  const { rows, year, list } = records()
  await openTests()
  const months = list.getByRole('heading', { level: 3 })
  const [newest, oldest] = [months.first(), months.last()].map((month) => textOf(month).slice(-4))
  expect(oldest).not.toBe(newest)
  await year.selectOptions(oldest!)
  await counted(rows, 1)
  await counted(months, 1)
  await expect.element(months).toMatchTextContent(new RegExp(`${oldest}$`))
})

test('shows all of a record in place, and is accessible', async () => {
  const { rows, details } = records()
  await openTests()
  await press(details.first(), '{Enter}')
  await expect.element(rows.first()).toMatchTextContent(t('healthRecords.derived'))
  await expect.element(rows.first()).toMatchTextContent(t('health.na'))
  await expectAccessible()
})

test('a change is saved, and the focus stays at its row', async () => {
  const { rows, edit, dialog } = records()
  await openTests()
  await press(edit.first(), '{Enter}')
  await dialog.getByLabelText(t('health.measure.fastingGlucose'), { exact: false }).fill('91')
  await expectAccessible('the dialog')
  await dialog.getByRole('button', { name: t('health.save') }).click()
  await counted(dialog, 0)
  await expect.element(rows.first()).toMatchTextContent('91 mg/dL')
  await expect.element(edit.first()).toHaveFocus()
})

test('a change that was not saved waits, and can be given up', async () => {
  const { edit, dialog } = records()
  await openTests()
  await press(edit.first(), '{Enter}')
  const glucose = dialog.getByLabelText(t('health.measure.fastingGlucose'), { exact: false })
  await glucose.fill('91')
  await userEvent.keyboard('{Escape}')
  await counted(dialog, 0)
  const unsaved = page.getByRole('button', {
    name: t('healthRecords.unsaved.continue'),
    exact: false,
  })
  await unsaved.click()
  await expect.element(glucose).toHaveValue('91')
  await dialog.getByRole('button', { name: t('island.cancel') }).click()
  await counted(dialog, 0)
  await counted(unsaved, 0)
})

test('a record is deleted after a question, and can be had again', async () => {
  const { rows, details, question, kind } = records()
  await openTests()
  await details.first().click()
  await rows
    .first()
    .getByRole('button', { name: t('healthRecords.remove.open'), exact: false })
    .click()
  await expect
    .element(question)
    .toMatchTextContent('¿Estás seguro de que deseas eliminar este registro?')
  await expect.element(question.getByRole('button', { name: t('island.cancel') })).toHaveFocus()
  await question.getByRole('button', { name: t('healthRecords.remove.confirm') }).click()
  await counted(rows, 2)
  const undo = page.getByRole('button', { name: t('healthRecords.remove.undo') })
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await counted(undo, 0)
  await kind('tests')
  await counted(rows, 3)
})

test('goes out as CSV of 25 columns, without a call', async () => {
  const { open, count } = records()
  await open()
  await shown(count)
  await page.getByRole('button', { name: t('healthRecords.csv') }).click()
  await expect.poll(() => downloaded().length).toBe(1)
  const [file] = downloaded()
  expect(file!.name).toBe('datos_salud.csv')
  // Not `text`, which leaves out the mark of its encoding.
  const bytes = new Uint8Array(await (await file!.content).arrayBuffer())
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const [head, ...lines] = text.split('\r\n')
  expect(head?.startsWith('\uFEFFFecha;Peso (kg);')).toBe(true)
  expect(head?.split(';')).toHaveLength(25)
  expect(lines.filter(Boolean)).toHaveLength(Number(textOf(count).split(' ')[0]))
  expect(allRequests()).toEqual([])
})
