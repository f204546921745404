import type { Page } from '@playwright/test'
import { everyFlag } from '#lib/health/flags.ts'
import { PATHS } from '#lib/site/routes.ts'
import { enterAs, forgetTries } from './support/person.ts'
import { forgetTrainers } from './support/professional.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { enterClient, enterTrainer } from './support/workspace.ts'

const t = textsOf('es')
const TEXT = { type: 'text', text: '¿Dónde te duele?' } as const
const SCALE = { type: 'scale', text: '¿Cuánto te duele?', low: null, high: null } as const
const TITLE = 'Seguimiento semanal'

test.beforeEach(forgetTries)
test.afterEach(forgetTrainers)

const first = (page: Page) => page.getByRole('region', { name: t('dashboard.first.title') })
const rows = (page: Page) => first(page).getByRole('listitem')
const tab = (page: Page, name: 'questionnaires' | 'clients' | 'reviews' | 'contacts') =>
  page.getByRole('tab', { name: t(`dashboard.tabs.${name}`) })
const cards = (page: Page) =>
  page.getByRole('region', { name: t('dashboardQuestionnaires.title') }).getByRole('listitem', {})
const card = (page: Page, title: string) =>
  page
    .getByRole('region', { name: t('dashboardQuestionnaires.title') })
    .locator('li')
    .filter({ has: page.getByRole('heading', { name: title }) })

test('an answer that asks for it is read, reviewed, and waits no more', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  test.setTimeout(60_000)
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
  const row = rows(page).first()
  await expect(row).toContainText(t('workspace.priority.high'))
  await expect(row).toContainText(
    t('dashboard.first.answer', { name: 'Julián Prieto', title: TITLE }),
  )
  await expect(row).toContainText(t('workspace.change.up'))
  // Nothing of what was answered.
  await expect(page.getByRole('main')).not.toContainText('rodilla')

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
  await expect(rows(page)).toHaveCount(1)
  await expect(card(page, TITLE).first()).toContainText(
    t('dashboardQuestionnaires.status.reviewed'),
  )

  // Two openings, two reads that the client knows of.
  const log = await client.api<{ items: { section: string; action: string }[] }>(
    'GET',
    'health/access-log',
  )
  expect(
    log.items.filter(({ section, action }) => section === 'questionnaires' && action === 'read'),
  ).toHaveLength(2)
})

test('a questionnaire is reminded once, withdrawn, and stopped from repeating', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  const trainer = await enterTrainer(context, baseURL!)
  const client = await enterClient(await newVisitor(), baseURL!, trainer.professionalId)
  const until = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  await trainer.ask(client.authorizationId, 'Que se repite', [TEXT], { repeatUntil: until })
  await trainer.ask(client.authorizationId, 'Con fecha', [TEXT], { dueOn: until })
  await page.goto(PATHS.dashboard)

  const dated = card(page, 'Con fecha')
  await expect(dated).toContainText('Cliente: Julián Prieto')
  await expect(dated).toContainText(t('dashboardQuestionnaires.status.pending'))
  await expect(dated).toContainText(/Para antes del \d/)
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

  const repeated = card(page, 'Que se repite')
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
  const trainer = await enterTrainer(context, baseURL!)
  await page.goto(PATHS.dashboard)
  await expect(page.getByText('No has enviado ningún cuestionario aún.')).toBeVisible()
  await expect(first(page)).toContainText(t('dashboard.first.empty'))

  const client = await enterClient(await newVisitor(), baseURL!, trainer.professionalId)
  await trainer.ask(client.authorizationId, 'Primera evaluación', [TEXT])
  const { id } = await trainer.ask(client.authorizationId, 'Segunda evaluación', [TEXT])
  await client.api('POST', `health/questionnaires/${id}/answers`, { responses: { q0: 'Bien' } })
  await page.reload()
  await expect(cards(page).filter({ has: page.getByRole('heading') })).toHaveCount(2)

  await page.getByText(t('dashboardQuestionnaires.filter.pending'), { exact: true }).first().click()
  await expect(page).toHaveURL(/\?status=pending$/)
  await expect(card(page, 'Primera evaluación')).toBeVisible()
  await expect(card(page, 'Segunda evaluación')).toHaveCount(0)
  await page.goBack()

  const search = page.getByLabel(t('dashboardQuestionnaires.filter.search'))
  await search.fill('EVALUACION segunda')
  await search.fill('segunda EVALUACION')
  await search.press('Enter')
  await expect(page).toHaveURL(/q=segunda/)
  await expect(card(page, 'Primera evaluación')).toHaveCount(0)
  await expect(card(page, 'Segunda evaluación')).toBeVisible()
  await search.fill('nadie')
  await search.press('Enter')
  await page.getByRole('button', { name: t('dashboardQuestionnaires.all') }).click()
  await expect(card(page, 'Primera evaluación')).toBeVisible()
  await expect(search).toHaveValue('')
})

test('a client’s Health Data Center shows what is shared, and ten records', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  test.setTimeout(60_000)
  const trainer = await enterTrainer(context, baseURL!)
  await page.goto(`${PATHS.dashboard}?tab=clients`)
  await expect(
    page.getByText('Ningún cliente ha compartido su Health Data Center contigo aún.'),
  ).toBeVisible()
  const records = Array.from({ length: 12 }, (_, i) => ({
    recordDate: `2026-10-${String(i + 1).padStart(2, '0')}`,
    weight: 70 + i,
    systolicBp: 120 + i,
    diastolicBp: 80,
    fastingGlucose: 91,
  }))
  const client = await enterClient(await newVisitor(), baseURL!, trainer.professionalId, {
    name: 'Nora Salas',
    flags: { weight: true, blood_pressure: true, heart_rate: true },
    records,
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/records')) asked.push(request.url())
  })
  await page.reload()
  const part = page.getByRole('region', { name: t('dashboardClients.title') })
  await expect(part.getByRole('listitem')).toContainText('Nora Salas')
  await expect(part.getByRole('listitem')).toContainText('Entrenamiento')
  await expect(part.getByRole('listitem')).toContainText(/Autorizado: \d+ de \p{L}+ de \d{4}/u)
  const open = part.getByRole('button', {
    name: t('dashboardClients.openOf', { name: 'Nora Salas' }),
  })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Health Data Center - Nora Salas' })
  const profile = dialog.getByRole('tabpanel', { name: t('dashboardClients.hdc.profile') })
  const valueOf = (name: string) =>
    profile
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
  await expect(valueOf('Peso')).toContainText('81')
  await expect(valueOf('Presión arterial')).toContainText('131/80 mmHg')
  await expect(valueOf('Frecuencia cardíaca')).toContainText('N/A')
  for (const name of ['Altura', 'IMC', 'Glucosa']) {
    await expect(valueOf(name)).toContainText('No compartido')
  }
  await expect(profile).not.toContainText('91')
  for (const name of ['Edad', 'Sexo', 'Enfermedades', 'Alergias e intolerancias', 'Objetivos']) {
    await expect(valueOf(name)).toHaveCount(1)
  }
  await expect(profile.getByRole('region', { name: 'Notas Profesionales' })).toBeVisible()

  expect(asked, 'the records are read when they are asked for').toEqual([])
  await dialog.getByRole('tab', { name: 'Histórico de Registros' }).click()
  const sheet = dialog.getByRole('table')
  await expect(sheet.getByRole('columnheader').filter({ hasText: 'Registro #' })).toHaveCount(10)
  await expect(sheet).toContainText('12 oct 2026')
  await expect(sheet).not.toContainText('2 oct 2026 ')
  expect(asked).toHaveLength(1)
  await expect(dialog.getByRole('link', { name: t('dashboardClients.hdc.whole') })).toHaveAttribute(
    'href',
    `${PATHS.clients}?client=${client.authorizationId}&view=records`,
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()

  // Taken back meanwhile: nothing is shown.
  const [share] = (
    await client.api<{ items: { id: string; version: number }[] }>('GET', 'health/authorizations')
  ).items
  await client.api('PATCH', `health/authorizations/${share!.id}`, {
    action: 'revoke',
    version: share!.version,
  })
})

test('reviews are answered once, and the place in the lists adds up', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  const trainer = await enterTrainer(context, baseURL!)
  await page.goto(`${PATHS.dashboard}?tab=reviews`)
  await expect(page.getByText('Aún no tienes reseñas.')).toBeVisible()
  const client = await enterClient(await newVisitor(), baseURL!, trainer.professionalId)
  await client.api('POST', `professionals/${trainer.professionalId}/reviews`, {
    rating: 4,
    comment: 'Muy buen trato',
  })
  await page.reload()
  const part = page.getByRole('region', { name: 'Tu Ranking y Reseñas' })
  await expect(part).toContainText('Rating Promedio')
  await expect(part.getByText('4,0', { exact: true })).toBeVisible()
  await expect(part).toContainText('Total de Reseñas')
  const list = part.getByRole('region', { name: 'Comentarios Recientes' })
  await expect(list.getByRole('listitem')).toContainText('Muy buen trato')
  await expect(list.getByRole('listitem')).toContainText('4/5')
  await expect(list.getByRole('listitem')).toContainText('Julián Prieto')

  // 40 · 4/5 · 1/6 for the review, nothing else yet.
  const why = part.getByRole('region', { name: t('dashboardReviews.why.title') })
  await expect(why).toContainText(/Puesto \d+ de \d+/)
  const points = await why.locator('dl').first().locator('dt span:last-child').allTextContents()
  const sum = points.reduce((all, text) => all + Number(text.split(' ')[0]!.replace(',', '.')), 0)
  await expect(why.getByRole('img')).toHaveAccessibleName(new RegExp(`^${Math.round(sum)} de 100`))
  expect(sum).toBeCloseTo(5.3, 1)
  await expect(why).toContainText('+8 puntos')
  await expect(why.getByRole('link', { name: t('dashboardReviews.why.how') })).toHaveAttribute(
    'href',
    PATHS.reviews,
  )
  await expect(why.getByRole('link', { name: t('dashboardReviews.why.profile') })).toHaveAttribute(
    'href',
    `/trainer/${trainer.professionalId}`,
  )

  await list.getByRole('button', { name: /^Responder/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('¡Gracias, Julián!')
  await dialog.getByRole('button', { name: t('reviews.reply.submit') }).click()
  await expect(dialog).toBeHidden()
  await expect(list.getByRole('listitem')).toContainText('¡Gracias, Julián!')
  await expect(list.getByRole('button', { name: /^Responder/ })).toHaveCount(0)
})

test('everything that waits leads to its place, and goes when it is done', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  test.setTimeout(60_000)
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
  await page.goto(PATHS.dashboard)
  await expect(rows(page)).toHaveCount(2)
  const ending = rows(page).filter({ hasText: t('dashboard.badge.ending') })
  await expect(ending).toContainText('Julián Prieto deja de compartir el')
  await expect(ending.getByRole('link')).toHaveAttribute(
    'href',
    `${PATHS.clients}?client=${client.authorizationId}&view=history`,
  )
  const contact = rows(page).filter({ hasText: t('dashboard.badge.contact') })
  await expect(contact).toContainText('Sonia Peral te escribió desde tu perfil')
  await expect(contact).not.toContainText('lumbar')
  await contact.getByRole('link').click()
  await expect(page).toHaveURL(`${PATHS.dashboard}?tab=contacts`)
  await expect(tab(page, 'contacts')).toBeFocused()
  const part = page.getByRole('region', { name: t('requests.received.title') })
  await part.locator('summary').click()
  await expect(part.getByRole('link', { name: /^Responder a / })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  await expect(part).toContainText(/MF[A-Z]-[\dA-F]{8}-/)
  await part.getByRole('button', { name: t('requests.received.answered') }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(contact).toHaveCount(0)
})

test('the tabs are in the address, and by keyboard', async ({ page, context, baseURL }) => {
  await enterTrainer(context, baseURL!)
  await page.goto(PATHS.dashboard)
  await tab(page, 'questionnaires').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${PATHS.dashboard}?tab=clients`)
  await expect(page.getByRole('heading', { name: t('dashboardClients.title') })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${PATHS.dashboard}?tab=reviews`)
  await page.goBack()
  await expect(tab(page, 'clients')).toHaveAttribute('aria-selected', 'true')
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
  await expect(first(page)).toBeVisible()
})

test('every flag that is on shows its value', async ({ page, context, newVisitor, baseURL }) => {
  const trainer = await enterTrainer(context, baseURL!)
  await enterClient(await newVisitor(), baseURL!, trainer.professionalId, {
    flags: everyFlag(true),
    records: [
      {
        recordDate: '2026-10-01',
        weight: 70,
        height: 175,
        restingHeartRate: 58,
        fastingGlucose: 91,
      },
    ],
  })
  await page.goto(`${PATHS.dashboard}?tab=clients`)
  await page.getByRole('button', { name: /^Ver HDC/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('58 lpm (1 oct 2026)')
  await expect(dialog).toContainText('91 mg/dL (1 oct 2026)')
  await expect(dialog).toContainText('22,86')
  await expect(dialog.getByText('No compartido')).toHaveCount(0)
})
