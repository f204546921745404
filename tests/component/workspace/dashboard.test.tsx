import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listContactRequests } from '#lib/contact/calls.ts'
import { PATHS } from '#lib/site/routes.ts'
import * as workspace from '#lib/workspace/calls.ts'
import { press } from '../support/act.ts'
import { answer, ok, refused } from '../support/api.ts'
import { departedTo } from '../support/departures.ts'
import { answerBoard, board, contactOf, EVA, openBoard, sentOf } from './board.tsx'
import {
  address,
  answerClients,
  clientOf,
  counted,
  pageWidth,
  shown,
  smallTargets,
  t,
} from './support.tsx'

const { first, rows, tab, dialog } = board()
const CLIENT = clientOf({ name: 'Julián Prieto' })

const noReviews = {
  items: [],
  total: 0,
  page: 1,
  pageSize: 5,
  professionalId: EVA.professionalId,
  rating: 0,
  ratingCounts: [0, 0, 0, 0, 0],
  ranking: {
    certificationCount: 0,
    checkedCertificationCount: 0,
    rating: 0,
    totalReviews: 0,
    experienceYears: 0,
    score: 0,
    position: null,
    of: 3,
    participates: true,
  },
}

test('everything that waits leads to its place, and goes when it is done', async () => {
  answerBoard({
    received: [contactOf()],
    waiting: [
      {
        kind: 'ending',
        authorizationId: CLIENT.id,
        clientName: CLIENT.name,
        avatarUrl: null,
        expiresOn: '2026-11-28',
      },
    ],
  })
  openBoard()
  await counted(rows, 2)
  const ending = rows.filter({ hasText: 'Deja de compartir' })
  await expect.element(ending).toMatchTextContent('Julián Prieto')
  await expect.element(ending).toMatchTextContent('Deja de compartir el sábado, 28 de noviembre')
  await expect
    .element(ending.getByRole('link'))
    .toHaveAttribute('href', `${PATHS.clients}?client=${CLIENT.id}&view=history`)
  const contact = rows.filter({ hasText: 'Sonia Peral' })
  await expect.element(contact).toMatchTextContent('«Dolor lumbar desde el parto»')
  await contact.getByRole('link').click()
  await expect.element(tab('contacts')).toHaveFocus()
  expect(address()).toBe(`${PATHS.dashboard}?tab=contacts`)
  const part = page.getByRole('region', { name: t('requests.received.title') })
  await part.getByText('Sonia Peral', { exact: false }).first().click()
  await expect
    .element(part.getByRole('link', { name: /^Responder a / }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  await expect.element(part).toMatchTextContent(/MF[A-Z]-[\da-f]{8}-/)
  await part.getByRole('button', { name: t('requests.received.answered') }).click()
  await counted(rows, 1)
  await counted(contact, 0)
})

test('the pages of contacts are in the address, and their link takes the focus to the list', async () => {
  answerBoard()
  answer(listContactRequests, ({ query }) => {
    const number = Number(query['page'])
    const from = { name: `Sonia ${number}`, email: 'sonia@example.com', phone: null }
    return ok({
      items: [contactOf({ from, state: 'read' })],
      total: 11,
      page: number,
      pageSize: 10,
    })
  })
  openBoard('?tab=contacts')
  await shown(page.getByText('Sonia 1', { exact: false }))
  await page.getByRole('link', { name: t('paging.next') }).click()
  await shown(page.getByText('Sonia 2', { exact: false }))
  expect(address()).toBe(`${PATHS.dashboard}?tab=contacts&page=2`)
  await expect.element(page.getByRole('list', { name: t('requests.received.title') })).toHaveFocus()
})

test('the tabs are in the address, and by keyboard', async () => {
  answerBoard()
  answerClients({})
  answer(workspace.listOwnReviews, noReviews)
  openBoard()
  await shown(tab('questionnaires'))
  await press(tab('questionnaires'), '{ArrowRight}')
  await shown(page.getByRole('heading', { name: t('dashboardClients.title') }))
  expect(address()).toBe(`${PATHS.dashboard}?tab=clients`)
  await userEvent.keyboard('{ArrowRight}')
  await shown(page.getByRole('heading', { name: t('dashboardReviews.title') }))
  expect(address()).toBe(`${PATHS.dashboard}?tab=reviews`)
  history.back()
  await expect.element(tab('clients')).toHaveAttribute('aria-selected', 'true')
})

test('a questionnaire is sent from here: back closes the dialog, and so does Escape', async () => {
  answerBoard()
  answerClients({ active: [CLIENT] })
  openBoard()
  await page.getByRole('button', { name: t('dashboardQuestionnaires.send') }).click()
  await shown(dialog)
  history.back()
  await counted(dialog, 0)
  expect(address()).toBe(PATHS.dashboard)
})

test('a questionnaire to one client is begun by the address, which Escape leaves', async () => {
  answerBoard()
  answerClients({ active: [CLIENT] })
  openBoard(`?send=${CLIENT.id}`)
  await expect.element(dialog).toMatchTextContent('Julián Prieto')
  await userEvent.keyboard('{Escape}')
  await counted(dialog, 0)
  expect(address()).toBe(PATHS.dashboard)
})

test('who is no professional sees why not, and goes home', async () => {
  answer(workspace.getAttention, () => refused('FORBIDDEN'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    openBoard()
    const alert = page.getByRole('alert')
    await expect.element(alert).toMatchTextContent('Acceso denegado')
    await expect
      .element(alert)
      .toMatchTextContent('Solo profesionales pueden acceder al dashboard.')
    expect(departedTo()).toEqual([])
    await vi.advanceTimersByTimeAsync(10_000)
  } finally {
    vi.useRealTimers()
  }
  expect(departedTo()).toEqual([PATHS.home])
})

test('a professional without a row sees why, and where to go', async () => {
  answer(workspace.getAttention, { professional: null, items: [], more: 0 })
  openBoard()
  await shown(page.getByRole('heading', { name: t('dashboard.noRow.title') }))
  await expect
    .element(page.getByRole('link', { name: t('dashboard.noRow.action') }))
    .toHaveAttribute('href', PATHS.profile)
  await counted(page.getByRole('tab'), 0)
})

test('what waits fails with a way to try again', async () => {
  answerBoard()
  let isDown = true
  const { getAttention } = workspace
  answer(getAttention, () =>
    isDown ? refused('INTERNAL') : { ok: true, data: { professional: EVA, items: [], more: 0 } },
  )
  openBoard()
  await shown(page.getByText('No se pudo verificar tu estado de profesional.'))
  isDown = false
  await page.getByRole('button', { name: t('island.retry') }).click()
  await shown(first)
})

test('on a phone the whole row opens what waits; a reminder is sent by its button alone', async () => {
  answerBoard({
    sent: [sentOf({ number: 10, responses: { q0: 'Una molestia' } })],
    waiting: [
      {
        kind: 'waiting',
        ...{ authorizationId: CLIENT.id, clientName: CLIENT.name, avatarUrl: null },
        ...{ questionnaireId: sentOf({ number: 11 }).id, title: 'Sueño' },
        ...{ at: '2026-11-01T08:00:00.000Z', isReminded: false },
      },
    ],
  })
  await page.viewport(390, 844)
  openBoard()
  await counted(rows, 2)
  const [answered, waiting] = [rows.nth(0), rows.nth(1)]
  const box = answered.getByRole('link').element().getBoundingClientRect()
  const whole = answered.element().getBoundingClientRect()
  // All but the line above the next one.
  expect([box.width, Math.ceil(box.height + 1)]).toEqual([whole.width, Math.ceil(whole.height)])
  expect(whole.height).toBeGreaterThanOrEqual(72)
  await counted(waiting.getByRole('link'), 0)
  // Its button stands off the sentence above.
  const sentence = waiting
    .getByText(/sin contestar/)
    .element()
    .getBoundingClientRect()
  const { y } = waiting.getByRole('button').element().getBoundingClientRect()
  expect(y - sentence.bottom).toBeGreaterThanOrEqual(8)
  await answered.getByText('Julián Prieto').click({ force: true })
  await shown(dialog)
})

test('on a phone what waits is on the first screen, and nothing is too wide or too small', async () => {
  const sent = ['Primero', 'Segundo', 'Tercero'].map((title, at) =>
    sentOf({ number: at + 10, title, responses: { q0: 'Una molestia' }, priority: 'attention' }),
  )
  answerBoard({ sent, received: [contactOf({ state: 'answered' })] })
  answerClients({ active: [CLIENT] })
  answer(workspace.listOwnReviews, noReviews)
  await page.viewport(390, 844)
  openBoard()
  await counted(rows, 3)
  await expect.element(rows.nth(0)).toBeInViewport({ ratio: 0.99 })
  await expect.element(rows.nth(1)).toBeInViewport({ ratio: 0.99 })

  await page.viewport(320, 640)
  for (const [name, title] of [
    ['clients', t('dashboardClients.title')],
    ['reviews', t('dashboardReviews.title')],
    ['contacts', t('requests.received.title')],
    ['questionnaires', t('dashboardQuestionnaires.title')],
  ] as const) {
    await tab(name).click()
    await shown(page.getByRole('heading', { name: title }))
    expect(pageWidth(), name).toBe(320)
    expect(smallTargets(), name).toEqual([])
  }
  await rows.nth(0).getByRole('link').click()
  await expect.element(dialog).toMatchTextContent(t('dashboardAnswers.legendText'))
  expect(dialog.element().getBoundingClientRect().height).toBeLessThanOrEqual(0.8 * 640 + 1)
  expect(pageWidth()).toBe(320)
  expect(smallTargets()).toEqual([])
})

test('the navigation marks the place that each tab belongs to', async () => {
  const bar = document.createElement('nav')
  bar.id = 'work-bar'
  bar.innerHTML = [PATHS.dashboard, PATHS.questionnaires, PATHS.clients, PATHS.profile]
    .map((href) => `<a href="${href}">${href}</a>`)
    .join('')
  document.body.append(bar)
  onTestFinished(() => bar.remove())
  const marked = () =>
    [...bar.querySelectorAll('[aria-current]')].map((link) =>
      ['href', 'aria-current'].map((name) => link.getAttribute(name)),
    )
  answerBoard()
  answerClients({})
  answer(workspace.listOwnReviews, noReviews)
  openBoard()
  await expect.poll(marked).toEqual([[PATHS.dashboard, 'page']])
  for (const [name, place] of [
    ['clients', [PATHS.clients, 'true']],
    ['contacts', [PATHS.clients, 'true']],
    ['reviews', [PATHS.profile, 'true']],
    ['questionnaires', [PATHS.questionnaires, 'page']],
  ] as const) {
    await tab(name).click()
    await expect.poll(marked, { message: name }).toEqual([place])
  }
  history.go(-4)
  await expect.poll(marked).toEqual([[PATHS.dashboard, 'page']])
})

test('what waits is on the plain address alone, where it stays while tabs are pressed below it', async () => {
  answerBoard({ received: [contactOf()] })
  answerClients({})
  openBoard()
  await counted(rows, 1)
  const { y } = tab('clients').element().getBoundingClientRect()
  await tab('clients').click()
  await shown(page.getByRole('heading', { name: t('dashboardClients.title') }))
  await shown(first)
  expect(tab('clients').element().getBoundingClientRect().y).toBe(y)
})

test.each(['questionnaires', 'clients', 'reviews', 'contacts'] as const)(
  'an address that names %s opens it without what waits',
  async (name) => {
    answerBoard({ received: [contactOf()] })
    answerClients({})
    answer(workspace.listOwnReviews, noReviews)
    openBoard(`?tab=${name}`)
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
    await shown(page.getByRole('tabpanel'))
    await counted(first, 0)
  },
)
