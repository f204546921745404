import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boxOf, focus } from '../support/act.ts'
import { expectAccessible } from '../support/accessible.ts'
import { downloaded } from '../support/departures.ts'
import { counted, gone, openHealth, shown, t, textOf, toChart } from './support.tsx'

const values = page.getByRole('region', { name: t('health.overview.values') })
const tile = (kind: 'weight' | 'ldlCholesterol') =>
  values.getByRole('button', { name: t(`health.measure.${kind}`) })
const opened = page
  .getByRole('article')
  .filter({ has: page.getByText(t('health.overview.lastValues')) })

/** Over the demonstration, which is the same screens without the API. */
function chart(kind: 'weight' | 'bloodPressure' | 'ldlCholesterol' = 'weight') {
  const part = page.getByRole('region', { name: t(`health.measure.${kind}`) })
  // Below the values of the opened one, after the chart itself.
  const notes = opened.getByRole('group').filter({ hasText: t('healthChart.how.title') })
  return {
    part,
    open: async () => {
      openHealth(`?chart=${kind}`)
      await toChart()
      await shown(part)
    },
    plot: part.getByRole('application'),
    range: (name: '1m' | '3m' | '6m' | '1y' | 'all') =>
      part
        .getByText(t(`healthChart.short.${name}`))
        .first()
        .click(),
    notes,
    openNotes: () => notes.getByText(t('healthChart.how.title')).click(),
    openTable: () => opened.getByText(t('healthChart.table'), { exact: true }).click(),
    table: opened.getByRole('table'),
    summary: part.getByText(
      / (la tendencia (pasa|se queda)|solo hay un valor|no hay ningún valor)/,
    ),
    reading: part.getByRole('paragraph').filter({ hasText: /tendencia [\d,]+ kg$/ }),
    download: async (format: 'png' | 'svg') => {
      const before = downloaded().length
      await opened.getByRole('button', { name: t('healthChart.download.label') }).click()
      await page.getByRole('menuitem', { name: t(`healthChart.download.${format}`) }).click()
      await expect.poll(() => downloaded().length).toBe(before + 1)
      const file = downloaded().at(-1)!
      return { name: file.name, content: await file.content }
    },
  }
}

test.each([390, 1440])(
  'table, notes and file of an opened value stand on one line below its buttons, %i px wide',
  async (width) => {
    await page.viewport(width, 900)
    const { open, plot } = chart()
    await open()
    await shown(plot)
    const boxOfText = (text: string) => boxOf(opened.getByText(text, { exact: true }).last())
    const middleOf = (text: string) => boxOfText(text).y + boxOfText(text).height / 2
    const [table, how, download] = [
      t('healthChart.table'),
      t('healthChart.how.title'),
      t('healthChart.download.label'),
    ]
    await expect.poll(() => Math.abs(middleOf(table) - middleOf(download))).toBeLessThanOrEqual(1)
    expect(Math.abs(middleOf(how) - middleOf(download))).toBeLessThanOrEqual(1)
    const goal = boxOf(opened.getByRole('link', { name: t('health.overview.changeGoal') }))
    expect(boxOfText(table).y).toBeGreaterThan(goal.y + goal.height)
  },
)

test('a tile of the overview opens its value, which the address names, and gets the focus back', async () => {
  openHealth()
  await tile('ldlCholesterol').click()
  await shown(chart('ldlCholesterol').part)
  expect(location.search).toBe('?chart=ldlCholesterol')
  await expect
    .element(opened.getByRole('heading', { name: t('health.measure.ldlCholesterol') }).first())
    .toHaveFocus()
  await expect.element(tile('ldlCholesterol')).toHaveAttribute('aria-expanded', 'true')
  await opened.getByRole('link', { name: t('island.close') }).click()
  await counted(opened, 0)
  expect(location.search).toBe('')
  await expect.element(tile('ldlCholesterol')).toHaveFocus()
})

test('on phones an open value is a page of its own, which leads back', async () => {
  await page.viewport(390, 844)
  openHealth('?chart=weight')
  await shown(opened)
  await expect
    .element(opened)
    .toMatchTextContent(/menos que hace 5 semanas\. Hasta 60 quedan [\d,]+\./)
  await expect
    .element(opened)
    .toMatchTextContent(/IMC 22,\d.*«peso normal», de 18,5 a 24,9 · OMS 2000/)
  await counted(opened.getByRole('listitem').filter({ hasText: /^\S+.*[\d,]+ kg$/ }), 4)
  await gone(page.getByRole('tablist'))
  // Below whose demonstration it is, and not over it.
  const demo = boxOf(page.getByRole('region', { name: t('health.demo.title') }))
  expect(boxOf(opened).y).toBeGreaterThanOrEqual(demo.y + demo.height)
  await gone(values)
  await opened.getByRole('link', { name: t('health.tabs.overview') }).click()
  await expect.element(tile('weight')).toHaveFocus()
})

test('a value is written down, and its goal changed, from where it is open', async () => {
  openHealth('?chart=weight')
  await opened.getByRole('link', { name: t('health.overview.write', { name: 'peso' }) }).click()
  expect(location.search).toBe('?tab=data&kind=weight')
  history.back()
  await opened.getByRole('link', { name: t('health.overview.changeGoal') }).click()
  expect(location.search).toBe('?tab=profile')
})

test('phones show six values, and the others in place on request', async () => {
  await page.viewport(390, 844)
  openHealth()
  const tiles = values.getByRole('article')
  const seen = () => tiles.elements().filter((element) => element.checkVisibility()).length
  await expect.poll(seen).toBe(6)
  await values.getByRole('button', { name: /^Ver \d+ más$/ }).click()
  await expect.poll(seen).toBeGreaterThan(9)
  await expect.element(tiles.nth(6).getByRole('button')).toHaveFocus()
})

test('a range says what moved, and draws only its days', async () => {
  const { open, range, openTable, table, summary } = chart()
  await open()
  await expect
    .element(summary)
    .toMatchTextContent(/^En 6 meses la tendencia pasa de [\d,]+ a [\d,]+ kg\./)
  await openTable()
  const rows = table.getByRole('row')
  await shown(table)
  const half = rows.length
  await range('1m')
  await expect.element(summary).toMatchTextContent(/^En \d+ días la tendencia /)
  await expect.poll(() => rows.length).toBeLessThan(half)
  await range('all')
  await expect.poll(() => rows.length).toBeGreaterThan(half)
})

test('arrows read each day, and the table has the same trend', async () => {
  const { open, plot, reading, openTable, table } = chart()
  await open()
  await shown(plot)
  await focus(plot)
  await shown(reading)
  const oldest = textOf(reading)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => textOf(reading)).not.toBe(oldest)
  await openTable()
  const trendOf = (text: string) => text.split('tendencia ')[1]!
  await expect.element(table.getByRole('row').last()).toMatchTextContent(trendOf(oldest))
  await shown(table.getByRole('columnheader', { name: t('healthChart.column.trend') }))
})

test('a band is named after who publishes it, with its source, and judges no one', async () => {
  const { open, notes, openNotes } = chart('bloodPressure')
  await open()
  await openNotes()
  const link = notes.getByRole('link', { name: /ESC/ })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
  // With what the page says around it.
  const words = [
    textOf(page.getByRole('main')),
    t('health.title'),
    t('health.disclaimer.title'),
    t('health.disclaimer.text'),
  ].join(' ')
  // Between these marks stands what the source calls it.
  expect(words.replaceAll(/«.*?»/g, '')).not.toMatch(
    /\b(a?normal(es)?|peligros\w+|san[oa]s?|mal[oa]s?)\b/i,
  )
  await expectAccessible()
})

test('the trend says how it is made', async () => {
  const { open, notes, openNotes } = chart()
  await open()
  await openNotes()
  await shown(notes.getByText(t('healthChart.how.formula'), { exact: false }))
  await shown(notes.getByText(t('healthChart.how.source'), { exact: false }))
})

test('goes out as a drawing and as a picture', async () => {
  const { open, plot, download } = chart()
  await open()
  await shown(plot)
  const drawing = await download('svg')
  expect(drawing.name).toBe('Peso.svg')
  const svg = await drawing.content.text()
  expect(svg).toMatch(/^<svg[^>]+xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  expect(svg).not.toContain('var(--')
  const picture = await download('png')
  expect(picture.name).toBe('Peso.png')
  const png = new Uint8Array(await picture.content.arrayBuffer())
  expect(new TextDecoder().decode(png.subarray(1, 4))).toBe('PNG')
  expect(png.length).toBeGreaterThan(5000)
})
