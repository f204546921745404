import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { downloaded } from '../support/departures.ts'
import { counted, openHealth, records, shown, t, toChart } from './support.tsx'

/** A file that could not be made is said where it was asked for, until the next try. */

afterEach(() => {
  vi.restoreAllMocks()
})

/** The browser has no room for the next file. */
function failOnce() {
  vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
    throw new Error('no room')
  })
}

const alert = page.getByRole('alert')

test('the records of the demonstration', async () => {
  await records().open()
  const csv = page.getByRole('button', { name: t('healthRecords.csv') })
  await shown(csv)
  failOnce()
  await csv.click()
  await expect.element(alert).toHaveTextContent(t('healthRecords.csvFailed'))
  await csv.click()
  await expect.poll(() => downloaded().length).toBe(1)
  await downloaded()[0]!.content
  await counted(alert, 0)
})

test('a receipt', async () => {
  openHealth('?tab=authorizations')
  await page.getByRole('button', { name: t('healthSharing.receipts.open') }).click()
  const items = page
    .getByRole('dialog', { name: t('healthSharing.receipts.title') })
    .getByRole('listitem')
  const item = items.nth(1)
  const download = async () => {
    await item.getByRole('button').click()
    await page.getByRole('menuitem', { name: t('healthSharing.receipts.json') }).click()
  }
  await shown(item)
  failOnce()
  await download()
  await expect
    .element(item.getByRole('alert'))
    .toHaveTextContent(t('healthSharing.receipts.downloadFailed'))
  await counted(alert, 1)
  await download()
  await expect.poll(() => downloaded().length).toBe(1)
  await downloaded()[0]!.content
  await counted(alert, 0)
})

test('the picture of a chart', async () => {
  openHealth('?chart=weight')
  await toChart()
  const part = page.getByRole('region', { name: t('health.measure.weight') })
  const opened = page.getByRole('article').filter({ has: part })
  const download = async () => {
    await opened.getByRole('button', { name: t('healthChart.download.label') }).click()
    await page.getByRole('menuitem', { name: t('healthChart.download.png') }).click()
  }
  await shown(part.getByRole('application'))
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce((done) => done(null))
  await download()
  await expect
    .element(opened.getByRole('alert'))
    .toHaveTextContent(t('healthChart.download.failed'))
  await download()
  await expect.poll(() => downloaded().length).toBe(1)
  await downloaded()[0]!.content
  await counted(alert, 0)
})
