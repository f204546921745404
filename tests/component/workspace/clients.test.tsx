import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { madridDay } from '#lib/format/madrid-day.ts'
import { PATHS } from '#lib/site/routes.ts'
import * as workspace from '#lib/workspace/calls.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, refused } from '../support/api.ts'
import { departedTo, downloaded } from '../support/departures.ts'
import { clients } from './clients-screen.ts'
import {
  address,
  answerClients,
  clientOf,
  counted,
  openClients,
  pageWidth,
  say,
  shown,
  t,
} from './support.tsx'
import { answerRecords } from './shared.ts'

const { tab, card, names, search, sort, view, invite } = clients()
const inDays = (days: number) => madridDay(new Date(Date.now() + days * 86_400_000))

test('the tabs say how many there are; a request is a name and a day', async () => {
  answerClients({
    active: [clientOf({ shown: ['weight', 'heart_rate'] })],
    pending: [clientOf({ number: 2, name: 'Iker Ruiz', shown: [] })],
  })
  openClients()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(t('clients.title'))
  await shown(page.getByText(t('clients.subtitle')))
  await expect.element(tab('active', 1)).toHaveAttribute('aria-selected', 'true')
  const nora = card('Nora Salas')
  await expect.element(nora).toMatchTextContent(/Autorizado el \d+ \w+( \d{4})? · comparte/)
  await expect.element(nora).toMatchTextContent('comparte 2 de 9')
  await expect.element(nora).toMatchTextContent('sin fecha')
  await expectAccessible('who shares')

  // The red count is next to the label.
  await expect.element(tab('pending', 1)).toHaveTextContent('Solicitudes Pendientes (1)1')
  await tab('pending', 1).click()
  const iker = card('Iker Ruiz')
  await expect.element(iker).toMatchTextContent(/Solicitud recibida el \d+ de \w+ de \d{4}/)
  expect(address()).toBe(`${PATHS.clients}?tab=pending`)
  await expect.element(iker).toMatchTextContent(t('clients.card.pending'))
  await counted(iker.getByRole('link'), 0)
  await expectAccessible('who has asked')
  history.back()
  await shown(nora)
})

test('without clients both tabs say so and offer the invitation', async () => {
  answerClients({})
  answer(workspace.getInvite, { url: 'https://example.com/health?professional=1' })
  openClients()
  await shown(page.getByRole('heading', { name: t('clients.empty.active') }))
  await expectAccessible()
  await expect.element(tab('pending', 0)).toHaveTextContent('Solicitudes Pendientes (0)')
  await tab('pending', 0).click()
  await shown(page.getByRole('heading', { name: t('clients.empty.pending') }))
  await page.getByRole('tabpanel').getByRole('button').click()
  await shown(page.getByRole('dialog', { name: t('clients.invite.title') }))
})

test('a name is looked for, and what was typed stays', async () => {
  const active = ['Nora Salas', 'José Núñez', 'Marta Rubio'].map((name, number) =>
    clientOf({ number: number + 1, name }),
  )
  answerClients({ active })
  answerRecords(['weight'], [])
  openClients()
  await search.fill('nunez')
  await say(names, ['José Núñez'])
  await expect.element(page.getByRole('status').first()).toHaveTextContent('1 resultado de «nunez»')
  // Of all, whatever is looked for; and no name is in the address.
  await shown(tab('active', 3))
  expect(address()).not.toContain('nunez')

  await view('records', 'José Núñez').click()
  await shown(page.getByRole('heading', { level: 1, name: 'José Núñez' }))
  history.back()
  await expect.element(search).toHaveValue('nunez')
  await say(names, ['José Núñez'])

  await search.fill('nadie')
  await userEvent.keyboard('{Enter}')
  await shown(page.getByRole('heading', { name: t('clients.search.none') }))
  await page.getByRole('button', { name: t('clients.search.clear') }).click()
  await expect.element(search).toHaveValue('')
  await counted(names, 3)
})

test('cards say what waits; the order comes from the server, another one is in the address', async () => {
  const pain = [6, 4].map((value) => ({ at: '2026-11-12T08:00:00.000Z', value }))
  const scale = { question: '¿Qué dolor tienes?', points: [pain[1]!, { ...pain[0]!, value: 7 }] }
  const facts = { unreadFact: { scale, quote: null }, lastRecordOn: '2026-11-16', pain }
  const zoe = clientOf({ number: 1, name: 'Zoe Alba', unread: 1, priority: 'high', facts })
  const blas = clientOf({ number: 2, name: 'Blas Vega', expiresOn: inDays(3) })
  answerClients({ active: [zoe, blas, clientOf({ number: 3, name: 'Ana Mora' })] })
  openClients()
  await say(names, ['Zoe Alba', 'Blas Vega', 'Ana Mora'])
  const said = (name: string) =>
    card(name)
      .getByRole('definition')
      .elements()
      .map((one) => one.textContent)
  expect(said('Zoe Alba')).toEqual(['Alta prioridadDolor 4 → 7', '16 nov', 'sin fecha', '4'])
  expect(said('Ana Mora')).toEqual(['—', '—', 'sin fecha'])
  // Beside an answer that says 7, the 4 that the professional has noted is told as what it is.
  await shown(card('Zoe Alba').getByText('Dolor en el historial', { exact: true }))
  await expect.element(card('Blas Vega')).toMatchTextContent(/, en 3 días/)
  await sort.selectOptions(t('clients.sort.name'))
  await say(names, ['Ana Mora', 'Blas Vega', 'Zoe Alba'])
  expect(address()).toBe(`${PATHS.clients}?sort=name`)
})

test('the order of the address is the one that is read', async () => {
  const lists = ['Zoe Alba', 'Ana Mora'].map((name, number) => clientOf({ number, name }))
  answerClients({ active: lists })
  openClients('?sort=name')
  await say(names, ['Ana Mora', 'Zoe Alba'])
  await expect.element(sort).toHaveValue('name')
})

const MANY = Array.from({ length: 26 }, (_, at) =>
  clientOf({ number: at + 10, name: `Cliente ${at + 10}` }),
)

test('more than a page: pages, and a search begins with its own first one', async () => {
  answerClients({ active: MANY })
  openClients('?sort=name')
  await counted(names, 24)
  await page.getByRole('link', { name: t('paging.page', { page: 2 }) }).click()
  await say(names, ['Cliente 34', 'Cliente 35'])
  expect(address()).toBe(`${PATHS.clients}?sort=name&page=2`)
  await search.fill('cliente 1')
  await counted(names, 10)
})

test('a client of the last page is opened by the address', async () => {
  answerClients({ active: MANY })
  answerRecords(['weight'], [])
  openClients(`?sort=name&client=${MANY.at(-1)!.id}`)
  await shown(page.getByRole('heading', { level: 1, name: 'Cliente 35' }))
  await shown(page.getByRole('link', { name: t('clients.client.all', { count: 26 }) }))
})

test('the invitation is a link and a code, which can be saved', async () => {
  answerClients({ active: [clientOf()] })
  const link = 'https://example.com/health?tab=authorizations&professional=1'
  answer(workspace.getInvite, { url: link })
  openClients()
  await invite.click()
  const dialog = page.getByRole('dialog', { name: t('clients.invite.title') })
  await expect.element(dialog).toHaveAccessibleDescription(t('clients.invite.text'))
  await shown(dialog.getByRole('img', { name: t('clients.invite.code') }))
  await expect
    .element(dialog.getByRole('textbox', { name: t('clients.invite.link') }))
    .toHaveValue(link)
  await expectAccessible()
  await dialog.getByRole('button', { name: t('clients.invite.save') }).click()
  await expect.poll(() => downloaded().length).toBe(1)
  expect(downloaded()[0]!.name).toBe('codigo-mi-forma-activa.png')
  expect((await downloaded()[0]!.content).type).toBe('image/png')
  await userEvent.keyboard('{Escape}')
  await expect.element(invite).toHaveFocus()
})

test('an athlete sees why not, and is sent home', async () => {
  answer(workspace.listClients, () => refused('FORBIDDEN'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    openClients()
    const alert = page.getByRole('alert')
    await expect.element(alert).toMatchTextContent(t('workspace.denied.title'))
    await expect.element(alert).toMatchTextContent(t('clients.denied'))
    await counted(invite, 0)
    expect(departedTo()).toEqual([])
    await vi.advanceTimersByTimeAsync(10_000)
  } finally {
    vi.useRealTimers()
  }
  expect(departedTo()).toEqual([PATHS.home])
})

test('at 320 px nothing is wider than the screen, and a client leads back to the list', async () => {
  await page.viewport(320, 640)
  const nora = clientOf({
    name: 'Nora de los Ángeles Fernández-Villaverde Santamaría',
    shown: ['weight', 'height', 'bmi', 'blood_pressure', 'body_measurements'],
  })
  answerClients({
    active: [nora],
    pending: [clientOf({ number: 2, name: 'Iker Ruiz', shown: [] })],
  })
  answerRecords(nora.shown, [['2026-11-20', { weight: 84.2, systolicBp: 138, diastolicBp: 86 }]])
  answer(workspace.getInvite, { url: 'https://example.com/health?professional=1' })
  openClients()
  await say(names, [nora.name!])
  expect(pageWidth()).toBe(320)
  await tab('pending', 1).click()
  await say(names, ['Iker Ruiz'])
  expect(pageWidth()).toBe(320)
  await tab('active', 1).click()
  await view('records', nora.name!).click()
  await shown(page.getByRole('table'))
  expect(pageWidth()).toBe(320)
  // What one came for begins on the first screen.
  await expect.element(page.getByRole('article').first()).toBeInViewport()
  await page.getByRole('link', { name: t('clients.title') }).click()
  await expect.element(card(nora.name!)).toHaveFocus()
  await invite.click()
  await shown(page.getByRole('img', { name: t('clients.invite.code') }))
  expect(pageWidth()).toBe(320)
})
