import { PATHS } from '#lib/site/routes.ts'
import { dashboardOn } from './support/dashboard.ts'
import { holdBack } from './support/hold-back.ts'
import { enterAs, forgetTries } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { enterClient, enterTrainer } from './support/workspace.ts'

const t = textsOf('es')

test.beforeEach(forgetTries)

test('everything that waits leads to its place, and goes when it is done', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  const board = dashboardOn(page)
  const trainer = await enterTrainer(context, baseURL!)
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const client = await enterClient(await newVisitor(), baseURL!, trainer.professionalId, {
    expiresOn: soon,
  })
  await client.api('POST', `professionals/${trainer.professionalId}/contact`, {
    name: 'Sonia Peral',
    phone: null,
    message: 'Dolor lumbar desde el parto',
    objective: 'strength',
  })
  const release = await holdBack(page, /\/tabs\.[\w-]+\.js$/)
  await page.goto(PATHS.dashboard)
  await expect(board.rows).toHaveCount(2)
  const ending = board.rows.filter({ hasText: t('dashboard.badge.ending') })
  await expect(ending).toContainText('Julián Prieto deja de compartir el')
  await expect(ending.getByRole('link')).toHaveAttribute(
    'href',
    `${PATHS.clients}?client=${client.authorizationId}&view=history`,
  )
  const contact = board.rows.filter({ hasText: t('dashboard.badge.contact') })
  await expect(contact).toContainText('Sonia Peral te escribió desde tu perfil')
  await expect(contact).not.toContainText('lumbar')
  await contact.getByRole('link').click()
  await expect(page).toHaveURL(`${PATHS.dashboard}?tab=contacts`)
  // Its link can be pressed before the tabs have loaded.
  await expect(board.tab('contacts')).toHaveCount(0)
  release()
  await expect(board.tab('contacts')).toBeFocused()
  const part = page.getByRole('region', { name: t('requests.received.title') })
  await part.locator('summary').click()
  await expect(part.getByRole('link', { name: /^Responder a / })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  await expect(part).toContainText(/MF[A-Z]-[\da-f]{8}-/)
  await part.getByRole('button', { name: t('requests.received.answered') }).click()
  await expect(board.rows).toHaveCount(1)
  await expect(contact).toHaveCount(0)
})

test('the tabs are in the address, and by keyboard', async ({ page, context, baseURL }) => {
  const board = dashboardOn(page)
  await enterTrainer(context, baseURL!)
  await page.goto(PATHS.dashboard)
  await board.tab('questionnaires').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${PATHS.dashboard}?tab=clients`)
  await expect(page.getByRole('heading', { name: t('dashboardClients.title') })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${PATHS.dashboard}?tab=reviews`)
  await page.goBack()
  await expect(board.tab('clients')).toHaveAttribute('aria-selected', 'true')
})

test('a questionnaire is sent from here', async ({ page, context, newVisitor, baseURL }) => {
  const trainer = await enterTrainer(context, baseURL!)
  const client = await enterClient(await newVisitor(), baseURL!, trainer.professionalId)
  await page.goto(PATHS.dashboard)
  await page.getByRole('button', { name: t('dashboardQuestionnaires.send') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goto(`${PATHS.dashboard}?send=${client.authorizationId}`)
  await expect(dialog).toContainText('Julián Prieto')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(PATHS.dashboard)
})

test('who is no professional is told so, and goes home', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 403/)
  await enterAs(context, baseURL!, 'athlete')
  await page.goto(PATHS.dashboard)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Acceso denegado')
  await expect(alert).toContainText('Solo profesionales pueden acceder al dashboard.')
  await expect(page).toHaveURL('/')
})

test('a professional without a row is told why, and where to go', async ({
  page,
  context,
  baseURL,
}) => {
  await enterAs(context, baseURL!, 'nutritionist')
  await page.goto(PATHS.dashboard)
  await expect(page.getByRole('heading', { name: t('dashboard.noRow.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('dashboard.noRow.action') })).toHaveAttribute(
    'href',
    PATHS.profile,
  )
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('what waits fails with a way to try again', async ({ page, context, baseURL, problems }) => {
  const board = dashboardOn(page)
  problems.allow(/status of 50|503/)
  await enterTrainer(context, baseURL!)
  let isDown = true
  await page.route('**/api/workspace/attention', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { error: { code: 'UNAVAILABLE', requestId: 'x' } } })
      : route.continue(),
  )
  await page.goto(PATHS.dashboard)
  await expect(page.getByText('No se pudo verificar tu estado de profesional.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: t('workspace.retry') }).click()
  await expect(board.first).toBeVisible()
})
