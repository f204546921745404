import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { PATHS } from '#lib/site/routes.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** Over the demonstration, which is the same screens without the API. */
const t = textsOf('es')

function chartOn(page: Page, kind: 'weight' | 'bloodPressure' | 'ldlCholesterol' = 'weight') {
  const part = page.getByRole('region', { name: t(`health.measure.${kind}`), exact: true })
  // On phones a shorter text stands before the name.
  const choose = (name: string) => part.getByText(name, { exact: true }).last()
  return {
    part,
    open: async () => {
      await page.goto(`${PATHS.health}?chart=${kind}`)
      await part.waitFor()
    },
    plot: part.getByRole('application'),
    range: (name: '1m' | '3m' | '6m' | '1y' | 'all') =>
      choose(t(`healthChart.range.${name}`)).click(),
    view: (name: 'chart' | 'table') => choose(t(`healthChart.view.${name}`)).click(),
    table: part.getByRole('table'),
    summary: part.getByText(
      / (la tendencia (pasa|se queda)|solo hay un valor|no hay ningún valor)/,
    ),
    reading: part.getByRole('paragraph').filter({ hasText: /tendencia [\d,]+ kg$/ }),
    download: async (format: 'png' | 'svg') => {
      await part.getByRole('button', { name: t('healthChart.download.label') }).click()
      const file = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: t(`healthChart.download.${format}`) }).click()
      return file
    },
  }
}

test('a tile of the overview opens its chart, which the address names', async ({ page }) => {
  await page.goto(PATHS.health)
  const values = page.getByRole('region', { name: t('health.overview.values') })
  await values.getByRole('button', { name: new RegExp(t('health.measure.ldlCholesterol')) }).click()
  await expect(chartOn(page, 'ldlCholesterol').part).toBeVisible()
  await expect(page).toHaveURL(/chart=ldlCholesterol/)
  await page.reload()
  await expect(chartOn(page, 'ldlCholesterol').part).toBeVisible()
})

test('a range says what moved, and draws only its days', async ({ page }) => {
  const { open, range, view, table, summary } = chartOn(page)
  await open()
  await expect(summary).toContainText(/^En 6 meses la tendencia pasa de [\d,]+ a [\d,]+ kg\./)
  await view('table')
  const half = await table.getByRole('row').count()
  await range('1m')
  await expect(summary).toContainText(/^En 1 mes /)
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(half)
  await range('all')
  await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(half)
})

test('arrows read each day, and the table has the same trend', async ({ page }) => {
  const { open, plot, reading, view, table, part } = chartOn(page)
  await open()
  const newest = await reading.innerText()
  await plot.focus()
  await expect(reading).not.toHaveText(newest)
  const oldest = await reading.innerText()
  await page.keyboard.press('ArrowRight')
  await expect(reading).not.toHaveText(oldest)
  await view('table')
  const trendOf = (text: string) => text.split('tendencia ')[1] ?? ''
  await expect(table.getByRole('row').nth(1)).toContainText(trendOf(newest))
  await expect(table.getByRole('row').last()).toContainText(trendOf(oldest))
  await expect(
    part.getByRole('columnheader', { name: t('healthChart.column.trend') }),
  ).toBeVisible()
})

test('a band is named after who publishes it, with its source, and judges nobody', async ({
  page,
}) => {
  const { open, part } = chartOn(page, 'bloodPressure')
  await open()
  await part.getByText(/^Qué es /).click()
  const link = part.getByRole('link', { name: /ESC/ })
  await expect(link).toHaveAttribute('href', /^https:\/\//)
  const words = await page.getByRole('main').innerText()
  // Between these marks stands what the source calls it.
  expect(words.replace(/«.*?»/g, '')).not.toMatch(
    /\b(a?normal(es)?|peligros\w+|san[oa]s?|mal[oa]s?)\b/i,
  )
  expect(words).toContain(t('health.disclaimer.title'))
  await expectAccessible(page)
})

test('the trend says how it is made', async ({ page }) => {
  const { open, part } = chartOn(page)
  await open()
  await part.getByText(t('healthChart.how.title')).click()
  await expect(part.getByText(t('healthChart.how.formula'))).toBeVisible()
  await expect(part.getByText(t('healthChart.how.source'))).toBeVisible()
})

test('goes out as a drawing, as a picture, and alone on paper', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset['printed'] = document.querySelector('[data-printing] h2')?.textContent
    }
  })
  const { open, part, plot, download } = chartOn(page)
  await open()
  await plot.waitFor()
  const drawing = await download('svg')
  expect(drawing.suggestedFilename()).toBe('Peso.svg')
  const svg = await readFile(await drawing.path(), 'utf8')
  expect(svg).toMatch(/^<svg[^>]+xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  expect(svg).not.toContain('var(--')
  const picture = await download('png')
  expect(picture.suggestedFilename()).toBe('Peso.png')
  const png = await readFile(await picture.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.length).toBeGreaterThan(5_000)

  await part.getByRole('button', { name: t('healthChart.download.label') }).click()
  await page.getByRole('menuitem', { name: t('healthChart.download.print') }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', t('health.measure.weight'))
  await part.evaluate((element) => element.setAttribute('data-printing', ''))
  await page.emulateMedia({ media: 'print' })
  await expect(part).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})
