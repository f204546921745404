import { everyFlag } from '#lib/health/flags.ts'
import { PATHS } from '#lib/site/routes.ts'
import { forgetTries } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { enterClient, enterTrainer } from './support/workspace.ts'

const t = textsOf('es')

test.beforeEach(forgetTries)

test('a client’s Health Data Center shows what is shared, and ten records', async ({
  page,
  context,
  newVisitor,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 404/)
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
    if (/\/api\/.*\/records/.test(request.url())) asked.push(request.url())
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
  await expect(sheet.getByRole('columnheader').nth(2)).toContainText(/^12 oct 2026/)
  await expect(sheet.getByRole('columnheader').last()).toContainText(/^3 oct 2026/)
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
  await open.click()
  await expect(dialog).toContainText(t('dashboardClients.hdc.gone'))
  await expect(dialog).not.toContainText('81')
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
  await expect(page.getByText('0,0', { exact: true })).toHaveCount(0)
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
  const spread = part.locator('dl').first().locator('div')
  await expect(spread).toHaveText([
    '5 estrellas0',
    '4 estrellas1',
    '3 estrellas0',
    '2 estrellas0',
    '1 estrella0',
  ])
  const list = part.getByRole('region', { name: 'Comentarios Recientes' })
  await expect(list.getByRole('listitem')).toContainText('Muy buen trato')
  await expect(list.getByRole('listitem')).toContainText('4/5')
  await expect(list.getByRole('listitem')).toContainText('Julián Prieto')

  // 40 · 4/5 · 1/6 for the review, nothing else yet.
  const why = part.getByRole('region', { name: t('dashboardReviews.why.title') })
  await expect(why).toContainText(/Puesto \d+ de \d+/)
  const points = await why.locator('dl').first().locator('dd.tabular').allTextContents()
  const sum = points.reduce((all, text) => all + Number(text.split(' ')[0]!.replace(',', '.')), 0)
  await expect(why.getByRole('img')).toHaveAccessibleName(new RegExp(`^${Math.round(sum)} de 100`))
  expect(sum).toBeCloseTo(5.3, 1)
  await expect(why).toContainText('+4 puntos')
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
