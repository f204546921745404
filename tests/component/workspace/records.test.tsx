import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PATHS } from '#lib/site/routes.ts'
import { localDay } from '#lib/timers/days.ts'
import { expectAccessible } from '../support/accessible.ts'
import { press } from '../support/act.ts'
import { answerHistory } from './editor.ts'
import { answerRecords } from './shared.ts'
import { clients } from './clients-screen.ts'
import {
  answerClients,
  clientOf,
  counted,
  gone,
  openClients,
  pageWidth,
  say,
  shown,
  t,
} from './support.tsx'

/** One client: what they share, read by their professional. */
const { sheet, names, view, tab, card } = clients()

/** A chart opens with the last six months. */
const dayAgo = (days: number) => localDay(new Date(Date.now() - days * 86_400_000))
const RECORDS: Parameters<typeof answerRecords>[1] = [
  [dayAgo(3), { weight: 84.2, restingHeartRate: 71 }],
  [dayAgo(12), { restingHeartRate: 72 }],
  [dayAgo(24), { weight: 85.6, restingHeartRate: 70, fastingGlucose: 143 }],
]
const NORA = clientOf()
const heading = (name = NORA.name!) => page.getByRole('heading', { level: 1, name })
const values = page.getByRole('region', { name: t('clients.records.values') })
const weight = values.getByRole('button', { name: t('health.measure.weight'), exact: false })

test('what is missing is N/A, what is not shared says so, and an opening is one read', async () => {
  answerClients({ active: [NORA] })
  const { pages } = answerRecords(['weight', 'heart_rate'], RECORDS)
  openClients()
  await view('records', NORA.name!).click()
  await expect.element(heading()).toHaveFocus()
  const title = t('healthShared.records.title', { name: NORA.name! })
  await shown(page.getByRole('heading', { name: title }))
  const row = sheet.getByRole('row', { name: /^Peso/ })
  await counted(row.getByRole('cell').filter({ hasText: t('healthShared.na') }), 1)
  await expect.element(row).not.toMatchTextContent(t('healthShared.notShared'))
  const glucose = sheet.getByRole('row', { name: /^Glucosa/ })
  await expect.element(glucose).toMatchTextContent(t('healthShared.notShared'))
  await expect.element(glucose).not.toMatchTextContent(t('healthShared.na'))
  await expect
    .element(sheet.getByRole('columnheader').last())
    .toMatchTextContent(/Registro #[\da-f]{8}$/)

  // It scrolls by itself: 24 rem.
  let scrolls = sheet.element()
  while (getComputedStyle(scrolls).overflowY === 'visible') scrolls = scrolls.parentElement!
  expect(getComputedStyle(scrolls).maxHeight).toBe('384px')

  // To the list and back: what was read is still there.
  history.back()
  await view('records', NORA.name!).click()
  await shown(row)
  expect(pages()).toHaveLength(1)
})

test('a tile says nothing of bands or goals, and opens its chart', async () => {
  answerClients({ active: [NORA] })
  const pressure: (typeof RECORDS)[number] = [dayAgo(4), { systolicBp: 138, diastolicBp: 86 }]
  const [first, ...rest] = RECORDS
  const { pages, courses } = answerRecords(
    ['weight', 'heart_rate', 'blood_pressure'],
    [first!, pressure, ...rest],
  )
  openClients(`?client=${NORA.id}`)
  const tile = values.getByRole('article').filter({ hasText: '138/86' })
  await shown(tile)
  await expect
    .element(tile)
    .not.toMatchTextContent(/banda|referencia|edad|nacimiento|objetivo|ESC/i)
  await expectAccessible('records')

  await expect.element(weight).toHaveAttribute('aria-expanded', 'false')
  await weight.click()
  const chart = page.getByRole('region', { name: t('health.measure.weight') })
  await expect
    .element(chart)
    .toMatchTextContent(/En 21 días la tendencia pasa de 85,6 a [\d,]+ kg\./)
  await expectAccessible('a chart')
  await chart.getByText(t('healthChart.table'), { exact: true }).click()
  const rows = chart.getByRole('table')
  await counted(rows.getByRole('row'), 3)
  await counted(rows.getByRole('columnheader', { name: t('healthChart.column.note') }), 0)
  expect([pages().length, courses().length]).toEqual([1, 1])

  await weight.click()
  await gone(chart)
})

test('a client without records', async () => {
  answerClients({ active: [NORA] })
  answerRecords(['weight'], [])
  openClients(`?client=${NORA.id}`)
  await shown(page.getByText(t('healthShared.records.none')))
  await expect
    .element(page.getByRole('link', { name: t('clients.client.send') }))
    .toHaveAttribute('href', `${PATHS.dashboard}?send=${NORA.id}`)
})

test('on a phone what answers state is below the name, and one row of controls above the values', async () => {
  const points = [3, 7].map((value, at) => ({ at: `${dayAgo(8 - 7 * at)}T10:00:00Z`, value }))
  const unreadFact = { scale: { question: '¿Qué dolor tienes?', points }, quote: null }
  const facts = { unreadFact, lastRecordOn: null, pain: [] }
  for (const width of [390, 320]) {
    await page.viewport(width, 844)
    answerClients({ active: [clientOf({ unread: 1, priority: 'high', facts })] })
    answerRecords(['weight', 'heart_rate'], RECORDS)
    openClients(`?client=${NORA.id}`)
    await expect
      .element(page.getByRole('link', { name: 'Dolor 3 → 7 · ayer' }))
      .toHaveAttribute('href', `${PATHS.questionnaires}&status=completed&client=${NORA.id}`)
    await shown(weight)
    const send = page.getByRole('link', { name: t('clients.client.send') })
    const { y, height } = send.element().getBoundingClientRect()
    const views = page
      .getByRole('group', { name: t('clients.client.view', { name: NORA.name! }) })
      .element()
      .getBoundingClientRect()
    expect(y + height, `${width} px`).toBeLessThanOrEqual(views.bottom + 1)
    expect(y, `${width} px`).toBeGreaterThanOrEqual(views.y - 1)
    expect(pageWidth()).toBe(width)
  }
})

test('taken back while they are open: says so, shows nothing more, and leads to the list', async () => {
  const iker = clientOf({ number: 2, name: 'Iker Ruiz' })
  const active = [NORA, iker]
  answerClients({ active })
  const { revoke } = answerRecords(['weight'], RECORDS)
  openClients(`?client=${NORA.id}`)
  await shown(sheet)
  revoke()
  active.shift()
  // The next value that is asked for is refused, and with it everything that is on the screen.
  await weight.click()
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent(t('clients.client.gone.title'))
  await expectAccessible()
  const main = page.getByRole('main')
  await expect.element(main).not.toMatchTextContent('84,2')
  await expect.element(main).not.toMatchTextContent('Nora')
  await alert.getByRole('button', { name: t('clients.client.gone.back') }).click()
  await say(names, ['Iker Ruiz'])
})

test('taken back, the address that was kept says so too', async () => {
  const { revoke } = answerHistory({})
  revoke()
  answerClients({})
  openClients(`?client=${NORA.id}&view=history`)
  await expect.element(page.getByRole('alert')).toMatchTextContent(t('clientHistory.gone.title'))
})

test('taken back before the history is opened: the list of before says no more that they share', async () => {
  const { revoke } = answerHistory({})
  openClients()
  await shown(view('history', NORA.name!))
  revoke()
  await view('history', NORA.name!).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(t('clientHistory.gone.title'))
  const main = page.getByRole('main')
  await expect.element(main).toMatchTextContent(t('clients.client.ended'))
  await expect.element(main).not.toMatchTextContent('de 9')
})

test('by keyboard: from tab to card to client and back to the card', async () => {
  answerClients({ active: [NORA, clientOf({ number: 2, name: 'Iker Ruiz' })] })
  answerRecords(['weight'], RECORDS)
  openClients()
  await shown(tab('active', 2))
  await press(tab('active', 2), '{ArrowRight}')
  await expect.element(tab('pending', 0)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowLeft}')
  await press(view('records', NORA.name!), '{Enter}')
  await expect.element(heading()).toHaveFocus()
  // The other names come before.
  const others = page.getByRole('navigation', { name: t('clients.client.aside') })
  await press(others.getByRole('link', { name: 'Iker Ruiz', exact: false }), '{Enter}')
  await expect.element(heading('Iker Ruiz')).toHaveFocus()
  history.back()
  await expect.element(heading()).toHaveFocus()
  history.back()
  await expect.element(card(NORA.name!)).toHaveFocus()
})
