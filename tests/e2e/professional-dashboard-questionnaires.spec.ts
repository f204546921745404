import { PATHS } from '#lib/site/routes.ts'
import { dashboardOn } from './support/dashboard.ts'
import { forgetTries } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { enterClient, enterTrainer } from './support/workspace.ts'

const t = textsOf('es')
const TEXT = { type: 'text', text: '¿Dónde te duele?' } as const
const SCALE = { type: 'scale', text: '¿Cuánto te duele?', low: null, high: null } as const
const TITLE = 'Seguimiento semanal'

test.beforeEach(forgetTries)

test('an answer that asks for it is read, reviewed, and waits no more', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  const board = dashboardOn(page)
  const trainer = await enterTrainer(context, baseURL!)
  const client = await enterClient(await newVisitor(), baseURL!, trainer.professionalId)
  const answer = (id: string, responses: object) =>
    client.api('POST', `health/questionnaires/${id}/answers`, { responses })
  for (const [level, text] of [
    [4, 'En la rodilla'],
    [7, 'Es un DOLOR intenso en la rodilla'],
  ] as const) {
    const { id } = await trainer.ask(client.authorizationId, TITLE, [TEXT, SCALE, TEXT])
    await answer(id, { q0: text, q1: level })
  }

  await page.goto(PATHS.dashboard)
  const row = board.rows.first()
  await expect(row).toContainText(t('workspace.priority.high'))
  await expect(row).toContainText(
    t('dashboard.first.answer', { name: 'Julián Prieto', title: TITLE }),
  )
  await expect(row).toContainText(t('workspace.change.up'))
  // Nothing of what was answered.
  await expect(page.getByRole('main')).not.toContainText('rodilla')

  // By keyboard, and back to where it was opened.
  await row.getByRole('link').press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Respuestas de Julián Prieto')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(row.getByRole('link')).toBeFocused()

  await row.getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: TITLE })
  await expect(dialog).toContainText('Respuestas de Julián Prieto')
  await expect(dialog).toContainText(
    'Este cliente completó su cuestionario. Revisa los resultados para continuar con el plan de trabajo.',
  )
  await expect(dialog).toContainText('3 preguntas')
  const items = dialog.locator('ol > li')
  await expect(items.nth(0)).toContainText(t('workspace.priority.high'))
  await expect(items.nth(0).locator('mark')).toHaveText('DOLOR intenso')
  await expect(items.nth(1)).toContainText('7 de 10')
  await expect(items.nth(1)).toContainText(/Antes: 4 \(\d+ \p{L}+\)/u)
  for (const word of ['high', 'attention', 'info', 'normal'] as const) {
    await expect(items.nth(1)).not.toContainText(t(`workspace.priority.${word}`))
  }
  await expect(items.nth(2)).toContainText('Sin respuesta')
  const legend = dialog.getByRole('list', { name: t('dashboardAnswers.legend') })
  await expect(legend.getByRole('listitem')).toHaveCount(4)
  await expect(dialog).toContainText('no es una valoración clínica')
  const height = (await dialog.boundingBox())!.height
  expect(height).toBeLessThanOrEqual(0.8 * page.viewportSize()!.height + 1)
  await expect(dialog.getByRole('link', { name: t('dashboardAnswers.records') })).toHaveAttribute(
    'href',
    `${PATHS.clients}?client=${client.authorizationId}&view=records`,
  )

  // The back button closes it, and the same address opens it.
  const address = page.url()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goto(address)
  await dialog.getByRole('button', { name: t('dashboardAnswers.review') }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(PATHS.dashboard)
  await expect(board.rows).toHaveCount(1)
  await expect(board.card(TITLE).first()).toContainText(
    t('dashboardQuestionnaires.status.reviewed'),
  )

  // Three openings, three reads that the client knows of.
  const log = await client.api<{ items: { section: string; action: string }[] }>(
    'GET',
    'health/access-log',
  )
  expect(
    log.items.filter(({ section, action }) => section === 'questionnaire' && action === 'read'),
  ).toHaveLength(3)
})

test('a questionnaire is reminded once, withdrawn, and stopped from repeating', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  const board = dashboardOn(page)
  const trainer = await enterTrainer(context, baseURL!)
  const client = await enterClient(await newVisitor(), baseURL!, trainer.professionalId)
  const until = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  await trainer.ask(client.authorizationId, 'Que se repite', [TEXT], { repeatUntil: until })
  await trainer.ask(client.authorizationId, 'Con fecha', [TEXT], { dueOn: until })
  await page.goto(PATHS.dashboard)

  const dated = board.card('Con fecha')
  await expect(dated).toContainText('Cliente: Julián Prieto')
  await expect(dated).toContainText(t('dashboardQuestionnaires.status.pending'))
  await expect(dated).toContainText(/Plazo hasta el \d/)
  await expect(dated.getByRole('link')).toHaveCount(0)
  await dated.getByRole('button', { name: /^Recordar/ }).click()
  await expect(dated).toContainText(/Recordado el \d/)
  await expect(dated.getByRole('button', { name: /^Recordar/ })).toHaveCount(0)
  await expect(
    page.getByRole('heading', { name: t('dashboardQuestionnaires.title') }),
  ).toBeFocused()

  await dated.getByRole('button', { name: /^Retirar/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: t('workspace.cancel') }).click()
  await expect(dated).toContainText(t('dashboardQuestionnaires.status.pending'))
  await dated.getByRole('button', { name: /^Retirar/ }).click()
  await question
    .getByRole('button', { name: t('dashboardQuestionnaires.ask.withdraw.confirm') })
    .click()
  await expect(dated).toContainText(t('dashboardQuestionnaires.status.withdrawn'))
  await expect(dated.getByRole('button')).toHaveCount(0)

  const repeated = board.card('Que se repite')
  await expect(repeated).toContainText(/Se repite cada \p{L}+ hasta el \d/u)
  await repeated.getByRole('button', { name: /^Dejar de repetir/ }).click()
  await question.getByRole('button', { name: t('dashboardQuestionnaires.stop') }).click()
  await expect(repeated).not.toContainText('Se repite')
  await expect(repeated).toContainText(t('dashboardQuestionnaires.status.pending'))
})

test('the list is narrowed by status and by words, and the address says so', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  const board = dashboardOn(page)
  const trainer = await enterTrainer(context, baseURL!)
  await page.goto(PATHS.dashboard)
  await expect(page.getByText('No has enviado ningún cuestionario aún.')).toBeVisible()
  await expect(board.first).toContainText(t('dashboard.first.empty'))

  const client = await enterClient(await newVisitor(), baseURL!, trainer.professionalId)
  await trainer.ask(client.authorizationId, 'Primera evaluación', [TEXT])
  const { id } = await trainer.ask(client.authorizationId, 'Segunda evaluación', [TEXT])
  await client.api('POST', `health/questionnaires/${id}/answers`, { responses: { q0: 'Bien' } })
  await page.reload()
  await expect(board.cards).toHaveCount(2)

  await page.getByText(t('dashboardQuestionnaires.filter.pending'), { exact: true }).first().click()
  await expect(page).toHaveURL(/\?status=pending$/)
  await expect(board.card('Primera evaluación')).toBeVisible()
  await expect(board.card('Segunda evaluación')).toHaveCount(0)
  await page.goBack()

  const search = page.getByLabel(t('dashboardQuestionnaires.filter.search'))
  await search.fill('EVALUACION segunda')
  await search.fill('segunda EVALUACION')
  await search.press('Enter')
  await expect(board.card('Primera evaluación')).toHaveCount(0)
  await expect(board.card('Segunda evaluación')).toBeVisible()
  // It may be the name of a client.
  expect(page.url()).not.toMatch(/segunda/i)
  await search.fill('nadie')
  await search.press('Enter')
  await page.getByRole('button', { name: t('dashboardQuestionnaires.all') }).click()
  await expect(board.card('Primera evaluación')).toBeVisible()
  await expect(search).toHaveValue('')
})
