import { PATHS } from '#lib/site/routes.ts'
import { localDay } from '#lib/timers/days.ts'
import {
  clientsOn,
  newClient,
  readsOf,
  revoke,
  textWithoutIds,
  trainerIn,
} from './support/clients.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** One client: what they share, read by their professional. */
const t = textsOf('es')

/** A chart opens with the last six months. */
const dayAgo = (days: number) => localDay(new Date(Date.now() - days * 86_400_000))
const RECORDS = [
  { recordDate: dayAgo(24), weight: 85.6, restingHeartRate: 70, fastingGlucose: 143 },
  { recordDate: dayAgo(12), restingHeartRate: 72 },
  { recordDate: dayAgo(3), weight: 84.2, restingHeartRate: 71 },
]

test('records: what is missing is N/A, what is not shared says so, and an opening is one entry', async ({
  page,
  context,
  baseURL,
}) => {
  const trainer = await trainerIn(context, baseURL!)
  const nora = await newClient(trainer, {
    name: 'Nora Salas',
    shares: ['weight', 'heart_rate'],
    records: RECORDS,
  })
  const clients = clientsOn(page)
  await clients.open()
  await clients.view('records', nora.name).click()
  await expect(page.getByRole('heading', { level: 1, name: nora.name })).toBeFocused()
  const title = t('healthShared.records.title', { name: nora.name })
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const weight = clients.sheet.getByRole('row', { name: /^Peso/ })
  await expect(weight.getByRole('cell').filter({ hasText: t('healthShared.na') })).toHaveCount(1)
  await expect(weight).not.toContainText(t('healthShared.notShared'))
  const glucose = clients.sheet.getByRole('row', { name: /^Glucosa/ })
  await expect(glucose).toContainText(t('healthShared.notShared'))
  await expect(glucose).not.toContainText(t('healthShared.na'))
  expect(await textWithoutIds(page)).not.toContain('143')
  await expect(clients.sheet.getByRole('columnheader').last()).toContainText(
    /Registro #[\da-f]{8}$/,
  )

  // To the list and back: what was read is still there.
  await page.goBack()
  await clients.view('records', nora.name).click()
  await expect(weight).toBeVisible()
  expect(await readsOf(nora)).toEqual(['records read'])
})

test('a tile says nothing of bands or goals, and opens its chart', async ({
  page,
  context,
  baseURL,
}) => {
  const trainer = await trainerIn(context, baseURL!)
  const nora = await newClient(trainer, {
    name: 'Nora Salas',
    shares: ['weight', 'heart_rate', 'blood_pressure'],
    records: [...RECORDS, { recordDate: dayAgo(4), systolicBp: 138, diastolicBp: 86 }],
  })
  const clients = clientsOn(page)
  await clients.openClient(nora)
  const values = page.getByRole('region', { name: t('clients.records.values') })
  const pressure = values.getByRole('article').filter({ hasText: '138/86' })
  await expect(pressure).not.toContainText(/banda|referencia|edad|nacimiento|objetivo|ESC/i)

  const opener = values.getByRole('button', { name: t('health.measure.weight') })
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.click()
  const chart = page.getByRole('region', { name: t('health.measure.weight'), exact: true })
  await expect(chart).toContainText(/En 6 meses la tendencia pasa de 85,6 a [\d,]+ kg\./)
  await chart.getByText(t('healthChart.view.table'), { exact: true }).click()
  const rows = chart.getByRole('table')
  await expect(rows.getByRole('row')).toHaveCount(3)
  await expect(rows.getByRole('columnheader', { name: t('healthChart.column.note') })).toHaveCount(
    0,
  )
  expect((await readsOf(nora)).length).toBe(2)

  await opener.click()
  await expect(chart).toBeHidden()
})

test('somebody without records', async ({ page, context, baseURL }) => {
  const trainer = await trainerIn(context, baseURL!)
  const nora = await newClient(trainer, { name: 'Nora Salas' })
  await clientsOn(page).openClient(nora)
  await expect(page.getByText(t('healthShared.records.none'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('clients.client.send') })).toHaveAttribute(
    'href',
    `${PATHS.dashboard}?send=${nora.share}`,
  )
})

test('taken back while they are open: says so, shows nothing more, and leads to the list', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 404/)
  const trainer = await trainerIn(context, baseURL!)
  const nora = await newClient(trainer, { name: 'Nora Salas', records: RECORDS })
  await newClient(trainer, { name: 'Iker Ruiz' })
  const clients = clientsOn(page)
  await clients.openClient(nora)
  await expect(clients.sheet).toBeVisible()
  await revoke(nora)
  // The next value that is asked for is refused, and with it everything that is on the screen.
  await page
    .getByRole('region', { name: t('clients.records.values') })
    .getByRole('button', { name: t('health.measure.weight') })
    .click()
  const gone = page.getByRole('alert')
  await expect(gone).toContainText(t('clients.client.gone.title'))
  await expect(gone).toBeFocused()
  await expect(page.getByRole('main')).not.toContainText('84,2')
  await expect(page.getByRole('main')).not.toContainText('Nora')
  await gone.getByRole('button', { name: t('clients.client.gone.back') }).click()
  await expect(clients.names).toHaveText(['Iker Ruiz'])

  // And by the address that was kept.
  await page.goto(`${clients.path}?client=${nora.share}&view=history`)
  await expect(page.getByRole('alert')).toContainText(t('clientHistory.gone.title'))
})

test('by keyboard: from tab to card to client and back to the card', async ({
  page,
  context,
  baseURL,
}) => {
  const trainer = await trainerIn(context, baseURL!)
  const nora = await newClient(trainer, { name: 'Nora Salas', records: RECORDS })
  await newClient(trainer, { name: 'Iker Ruiz' })
  const clients = clientsOn(page)
  await clients.open()
  await clients.tab('active', 2).focus()
  await page.keyboard.press('ArrowRight')
  await expect(clients.tab('pending', 0)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowLeft')
  await clients.view('records', nora.name).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: nora.name })).toBeFocused()
  // The other names come before.
  await page
    .getByRole('navigation', { name: t('clients.client.aside') })
    .getByRole('link', { name: 'Iker Ruiz' })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Iker Ruiz' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: nora.name })).toBeFocused()
  await page.goBack()
  await expect(clients.card(nora.name)).toBeFocused()
})
