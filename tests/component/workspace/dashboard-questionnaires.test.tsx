import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PATHS } from '#lib/site/routes.ts'
import { expectAccessible } from '../support/accessible.ts'
import { press } from '../support/act.ts'
import { answerBoard, board, openBoard, repeatUntil, sentOf } from './board.tsx'
import { address, counted, gone, pageWidth, shown, t } from './support.tsx'

const TITLE = 'Seguimiento semanal'
const { first, rows, cards, card, dialog, question } = board()

/** Questions of the answers below. */
const QUESTIONS = [
  { type: 'text', text: '¿Dónde te duele?' },
  { type: 'scale', text: '¿Cuánto te duele?', low: null, high: null },
  { type: 'text', text: '¿Y algo más?' },
] as const

test('an answer that asks for it is read, reviewed, and waits no more', async () => {
  const before = sentOf({
    number: 1,
    questions: [...QUESTIONS],
    responses: { q0: 'En la rodilla', q1: 4 },
    priority: 'normal',
    completedAt: '2026-11-05T08:00:00.000Z',
  })
  const now = sentOf({
    number: 2,
    questions: [...QUESTIONS],
    responses: { q0: 'Es un DOLOR intenso en la rodilla', q1: 7 },
    priority: 'high',
    change: 'up',
    courses: { q1: [{ completedAt: before.completedAt!, value: 4 }] },
    fact: {
      scale: {
        question: '¿Cuánto te duele?',
        points: [
          { at: before.completedAt!, value: 4 },
          { at: '2026-11-12T08:00:00.000Z', value: 7 },
        ],
      },
      quote: 'DOLOR intenso en la rodilla',
    },
  })
  const { reads } = answerBoard({ sent: [now, before] })
  openBoard()
  const row = rows.first()
  await expect.element(row).toMatchTextContent(t('workspace.priority.high'))
  await expect.element(row).toMatchTextContent('Julián Prieto')
  await expect.element(row).toMatchTextContent('Dolor 4 → 7 · «DOLOR intenso en la rodilla»')
  await expect.element(card(TITLE).first()).toMatchTextContent('4 → 7')

  // By keyboard, and back to where it was opened.
  await press(row.getByRole('link'), '{Enter}')
  await expect.element(dialog).toMatchTextContent('Respuestas de Julián Prieto')
  await userEvent.keyboard('{Escape}')
  await gone(dialog)
  await expect.element(row.getByRole('link')).toHaveFocus()

  await row.getByRole('link').click()
  const answers = page.getByRole('dialog', { name: TITLE })
  for (const text of [
    'Respuestas de Julián Prieto',
    'Este cliente completó su cuestionario. Revisa los resultados para continuar con el plan de trabajo.',
    '3 preguntas',
    'no es una valoración clínica',
  ])
    await expect.element(answers).toMatchTextContent(text)
  const most = Number.parseFloat(getComputedStyle(answers.element()).maxHeight)
  expect(most).toBeCloseTo(innerHeight * 0.8)
  const items = [...answers.element().querySelectorAll('ol > li')] as HTMLElement[]
  const [pain, scale, rest] = items.map((item) => page.elementLocator(item))
  await expect.element(pain!).toMatchTextContent(t('workspace.priority.high'))
  expect(items[0]!.querySelector('mark')?.textContent).toBe('DOLOR intenso')
  await expect.element(scale!).toMatchTextContent('4 → 7 de 10')
  await expect.element(scale!).toMatchTextContent(/Antes: 4 \(\d+ \p{L}+\)/u)
  for (const word of ['high', 'attention', 'info', 'normal'] as const)
    await expect.element(scale!).not.toMatchTextContent(t(`workspace.priority.${word}`))
  await expect.element(rest!).toMatchTextContent('Sin respuesta')
  const legend = answers.getByRole('list', { name: t('dashboardAnswers.legend') })
  await counted(legend.getByRole('listitem'), 4)
  await expectAccessible()
  const { height } = answers.element().getBoundingClientRect()
  expect(height).toBeLessThanOrEqual(0.8 * innerHeight + 1)
  await expect
    .element(answers.getByRole('link', { name: t('dashboardAnswers.records') }))
    .toHaveAttribute('href', `${PATHS.clients}?client=${now.authorizationId}&view=records`)

  // The back button closes it.
  history.back()
  await gone(answers)
  expect(address()).toBe(PATHS.dashboard)
  // Three openings are three reads that the client knows of.
  await row.getByRole('link').click()
  await answers.getByRole('button', { name: t('dashboardAnswers.review') }).click()
  await gone(answers)
  expect(address()).toBe(PATHS.dashboard)
  await counted(rows, 1)
  await expect
    .element(card(TITLE).first())
    .toMatchTextContent(t('dashboardQuestionnaires.status.reviewed'))
  expect(reads()).toHaveLength(3)
})

test('answers are opened by their address, and closing them leads to the dashboard', async () => {
  const one = sentOf({ number: 1, responses: { q0: 'Bien' }, priority: 'normal' })
  answerBoard({ sent: [one] })
  openBoard(`?answers=${one.id}`)
  await expect.element(dialog).toMatchTextContent('Respuestas de Julián Prieto')
  await dialog.getByRole('button', { name: t('dashboardAnswers.review') }).click()
  await gone(dialog)
  expect(address()).toBe(PATHS.dashboard)
})

test('on a phone the two buttons of the answers share a row', async () => {
  // The face of the system, in which this is drawn, is wider than that of the site, which needs 390.
  await page.viewport(430, 844)
  const one = sentOf({ number: 1, responses: { q0: 'Bien' }, priority: 'normal' })
  answerBoard({ sent: [one] })
  openBoard(`?answers=${one.id}`)
  const top = (button: ReturnType<typeof dialog.getByRole>) =>
    button.element().getBoundingClientRect().top
  const review = dialog.getByRole('button', { name: t('dashboardAnswers.review') })
  await shown(review)
  expect(top(review)).toBe(top(dialog.getByRole('link', { name: t('dashboardAnswers.records') })))
})

test('nothing of what was answered is on the dashboard but what the server states', async () => {
  answerBoard({
    sent: [sentOf({ number: 1, responses: { q0: 'En la rodilla' }, priority: 'normal' })],
  })
  openBoard()
  await counted(cards, 1)
  await expect.element(page.getByRole('main')).not.toMatchTextContent('rodilla')
})

test('a questionnaire is reminded once, withdrawn, and stopped from repeating', async () => {
  const { reminders } = answerBoard({
    sent: [
      sentOf({ number: 1, title: 'Con fecha', dueOn: '2027-01-24' }),
      sentOf({ number: 2, title: 'Que se repite', repeat: repeatUntil('2027-01-24') }),
    ],
  })
  openBoard()
  const dated = card('Con fecha')
  const remind = dated.getByRole('button', { name: /^Recordar/ })
  await expect.element(dated).toMatchTextContent('Cliente: Julián Prieto')
  await expect.element(dated).toMatchTextContent(t('dashboardQuestionnaires.status.pending'))
  await expect.element(dated).toMatchTextContent(/Plazo hasta el \d/)
  await counted(dated.getByRole('link'), 0)
  await remind.click()
  await expect.element(dated).toMatchTextContent(/Recordado el \d/)
  await counted(remind, 0)
  expect(reminders()).toHaveLength(1)

  const withdraw = dated.getByRole('button', { name: /^Retirar/ })
  await withdraw.click()
  await question.getByRole('button', { name: t('island.cancel') }).click()
  await gone(question)
  await expect.element(dated).toMatchTextContent(t('dashboardQuestionnaires.status.pending'))
  await withdraw.click()
  await question
    .getByRole('button', { name: t('dashboardQuestionnaires.ask.withdraw.confirm') })
    .click()
  await expect.element(dated).toMatchTextContent(t('dashboardQuestionnaires.status.withdrawn'))
  await counted(dated.getByRole('button'), 0)

  const repeated = card('Que se repite')
  await expect.element(repeated).toMatchTextContent(/Se repite cada \p{L}+ hasta el \d/u)
  await repeated.getByRole('button', { name: /^Dejar de repetir/ }).click()
  await question.getByRole('button', { name: t('dashboardQuestionnaires.stop') }).click()
  await expect.element(repeated).not.toMatchTextContent('Se repite')
  await expect.element(repeated).toMatchTextContent(t('dashboardQuestionnaires.status.pending'))
})

test.each([320, 390])('%i px wide, the name of a client stays in one piece', async (width) => {
  await page.viewport(width, 844)
  const names = ['Ana María Prieto', 'Maximiliano Fernández-Villaverde Santamaría']
  answerBoard({
    sent: names.map((clientName, number) =>
      sentOf({ number, clientName, title: clientName, responses: { q0: 'Bien' } }),
    ),
  })
  openBoard()
  await counted(cards, 2)
  for (const name of names) {
    const inRow = card(name).getByText(name, { exact: true }).last().element()
    const { height } = inRow.getBoundingClientRect()
    expect(height, name).toBeLessThan(1.6 * Number.parseFloat(getComputedStyle(inRow).fontSize))
  }
  expect(pageWidth()).toBe(width)
})

test('on a phone a row is two lines: what does not matter now is said, not shown', async () => {
  await page.viewport(390, 844)
  answerBoard({
    sent: [
      sentOf({ number: 1, title: 'Con respuesta', responses: { q0: 'Bien' } }),
      sentOf({ number: 2, title: 'Con fecha', dueOn: '2027-01-24' }),
    ],
  })
  openBoard('?tab=questionnaires')
  await counted(cards, 2)
  expect(cards.first().element().getBoundingClientRect().height).toBeLessThanOrEqual(80)
  // As if on the first screen of a phone, below its header and title.
  const list = page.getByRole('list', { name: t('dashboardQuestionnaires.title') }).element()
  expect(list.getBoundingClientRect().y).toBeLessThanOrEqual(480 - 118)
  const isSeen = (text: RegExp) => card(title).getByText(text).element().clientWidth > 1
  let title = 'Con respuesta'
  expect([isSeen(/^Respondido el/), isSeen(/^Enviado el/)]).toEqual([true, false])
  title = 'Con fecha'
  expect([isSeen(/^Plazo hasta el/), isSeen(/^Enviado el/)]).toEqual([true, false])
  // The number of the chip is announced too.
  await expect
    .element(page.getByRole('status').filter({ hasText: '2 cuestionarios' }))
    .toBeInTheDocument()
})

test('without anything sent it says so, and nothing waits', async () => {
  answerBoard()
  openBoard()
  await shown(page.getByText('No has enviado ningún cuestionario aún.'))
  await expect.element(first).toMatchTextContent(t('dashboard.first.empty'))
})

test('the list is narrowed by status and by words, and the address says so', async () => {
  answerBoard({
    sent: [
      sentOf({ number: 1, title: 'Primera evaluación' }),
      sentOf({ number: 2, title: 'Segunda evaluación', responses: { q0: 'Bien' } }),
    ],
  })
  openBoard()
  const [primera, segunda] = [card('Primera evaluación'), card('Segunda evaluación')]
  await counted(cards, 2)
  const filter = page.getByRole('group', { name: t('dashboardQuestionnaires.filter.label') })
  await filter.getByText('Pendiente 1').click()
  await counted(segunda, 0)
  await shown(primera)
  expect(address()).toMatch(/\?status=pending$/)
  history.back()
  await counted(cards, 2)

  const search = page.getByLabelText(t('dashboardQuestionnaires.filter.search'))
  await search.fill('segunda EVALUACION')
  await userEvent.keyboard('{Enter}')
  await counted(primera, 0)
  await shown(segunda)
  // It may be the name of a client.
  expect(address()).not.toMatch(/segunda/i)
  await search.fill('nadie')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: t('dashboardQuestionnaires.all') }).click()
  await shown(primera)
  await expect.element(search).toHaveValue('')
})

test('showing all again stays in the place of the questionnaires', async () => {
  answerBoard({ sent: [sentOf({ number: 1, title: 'Primera evaluación' })] })
  openBoard('?tab=questionnaires&status=reviewed')
  await page.getByRole('button', { name: t('dashboardQuestionnaires.all') }).click()
  await counted(cards, 1)
  expect(address()).toBe(PATHS.questionnaires)
})
