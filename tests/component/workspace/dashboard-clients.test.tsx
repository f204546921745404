import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FLAGS, type Flag } from '#lib/health/flags.ts'
import * as reviews from '#lib/reviews/calls.ts'
import { rankingScore } from '#lib/professionals/ranking.ts'
import { PATHS } from '#lib/site/routes.ts'
import * as workspace from '#lib/workspace/calls.ts'
import type * as workspaceSchemas from '#lib/workspace/schemas.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, ok, refused } from '../support/api.ts'
import { answerBoard, board, EVA, openBoard } from './board.tsx'
import { answerRecords } from './shared.ts'
import { answerClients, clientOf, counted, gone, shown, t } from './support.tsx'

const { dialog } = board()
const NORA = clientOf()

/** Answers for Nora as far as these are shared, until she takes it back. */
function answerNora(shownFlags: readonly Flag[], rows: Parameters<typeof answerRecords>[1]) {
  answerBoard()
  answerClients({ active: [NORA] })
  const records = answerRecords(shownFlags, rows)
  let isShared = true
  answer(workspace.getClientHistory, () =>
    isShared
      ? ok({
          shown: [...shownFlags],
          clientName: NORA.name,
          professionalType: 'trainer',
          age: 36,
          gender: null,
          body: { weight: rows[0]![1].weight ?? null },
          basics: null,
          discipline: null,
          notes: null,
          earlier: { discipline: [], notes: [] },
        })
      : refused('NOT_FOUND'),
  )
  return {
    ...records,
    revoke: () => {
      records.revoke()
      isShared = false
    },
  }
}

test('without clients it says so', async () => {
  answerBoard()
  answerClients({})
  openBoard('?tab=clients')
  await shown(page.getByText('Ningún cliente ha compartido su Health Data Center contigo aún.'))
})

test('a client’s Health Data Center shows what is shared, and ten records', async () => {
  const rows = Array.from({ length: 12 }, (_, at): Parameters<typeof answerRecords>[1][number] => [
    `2026-10-${String(12 - at).padStart(2, '0')}`,
    { weight: 81 - at, systolicBp: 131 - at, diastolicBp: 80, fastingGlucose: 91 },
  ])
  const { pages, revoke } = answerNora(['weight', 'blood_pressure', 'heart_rate'], rows)
  openBoard('?tab=clients')
  const part = page.getByRole('region', { name: t('dashboardClients.title') })
  const item = part.getByRole('listitem')
  await expect.element(item).toMatchTextContent('Nora Salas')
  await expect.element(item).toMatchTextContent('Entrenamiento')
  await expect.element(item).toMatchTextContent(/Autorizado: \d+ de \p{L}+ de \d{4}/u)
  const open = part.getByRole('button', {
    name: t('dashboardClients.openOf', { name: 'Nora Salas' }),
  })
  await open.click()
  const centre = page.getByRole('dialog', { name: 'Health Data Center - Nora Salas' })
  const profile = centre.getByRole('tabpanel', { name: t('dashboardClients.hdc.profile') })
  const body = profile.getByText(t('dashboardClients.hdc.measures'))
  await shown(body)
  /** What a list of names and values says of a name. */
  const valueOf = (name: string) =>
    [...profile.element().querySelectorAll('dl > div')]
      .filter((row) => row.querySelector('dt')?.textContent === name)
      .map((row) => row.textContent)
  // The weight comes with the history, the others after it.
  const says = (name: string, text: string) =>
    expect.poll(() => valueOf(name).join('|'), { message: name }).toContain(text)
  await says('Peso', '81')
  await says('Presión arterial', '131/80 mmHg')
  await says('Frecuencia cardíaca', 'N/A')
  for (const name of ['Altura', 'IMC', 'Glucosa']) await says(name, 'No compartido')
  await expect.element(profile).not.toMatchTextContent('91')
  for (const name of ['Edad', 'Sexo', 'Enfermedades', 'Alergias e intolerancias', 'Objetivos'])
    expect(valueOf(name), name).toHaveLength(1)
  await shown(profile.getByRole('region', { name: 'Notas Profesionales' }))
  await expectAccessible('the profile')

  expect(pages(), 'the records are read when they are asked for').toEqual([])
  await centre.getByRole('tab', { name: 'Histórico de Registros' }).click()
  const heads = centre.getByRole('table').getByRole('columnheader')
  await counted(heads.filter({ hasText: 'Registro #' }), 10)
  await expect.element(heads.nth(2)).toMatchTextContent(/^12 oct 2026/)
  await expect.element(heads.last()).toMatchTextContent(/^3 oct 2026/)
  await expectAccessible('the records')
  expect(pages()).toHaveLength(1)
  await expect
    .element(centre.getByRole('link', { name: t('dashboardClients.hdc.whole') }))
    .toHaveAttribute('href', `${PATHS.clients}?client=${NORA.id}&view=records`)
  await userEvent.keyboard('{Escape}')
  await gone(centre)
  await expect.element(open).toHaveFocus()

  // Taken back meanwhile: nothing is shown.
  revoke()
  await open.click()
  await expect.element(dialog).toMatchTextContent(t('dashboardClients.hdc.gone'))
  await expect.element(dialog).not.toMatchTextContent('81')
})

test('every flag that is on shows its value', async () => {
  answerNora(FLAGS, [
    ['2026-10-01', { weight: 70, height: 175, restingHeartRate: 58, fastingGlucose: 91 }],
  ])
  answer(workspace.getClientHistory, {
    shown: [...FLAGS],
    clientName: NORA.name,
    professionalType: 'trainer',
    age: 36,
    gender: null,
    body: { weight: 70, height: 175, bmi: 22.86 },
    basics: null,
    discipline: null,
    notes: null,
    earlier: { discipline: [], notes: [] },
  })
  openBoard('?tab=clients')
  await page.getByRole('button', { name: /^Ver HDC/ }).click()
  await expect.element(dialog).toMatchTextContent('58 lpm (1 oct 2026)')
  await expect.element(dialog).toMatchTextContent('91 mg/dL (1 oct 2026)')
  await expect.element(dialog).toMatchTextContent('22,86')
  await counted(dialog.getByText('No compartido'), 0)
})

/** Eva's reviews: one of four stars, or none. */
function ownReviews(items: workspaceSchemas.OwnReviews['items']): workspaceSchemas.OwnReviews {
  const rating = items.length > 0 ? 4 : 0
  const parts = {
    certificationCount: 0,
    checkedCertificationCount: 0,
    rating,
    totalReviews: items.length,
    experienceYears: 0,
  }
  return {
    items,
    total: items.length,
    page: 1,
    pageSize: 5,
    professionalId: EVA.professionalId,
    rating,
    ratingCounts: [0, 0, 0, items.length, 0],
    ranking: { ...parts, score: rankingScore(parts), position: 7, of: 9, participates: true },
  }
}

test('without reviews it says so, and shows no average', async () => {
  answerBoard()
  answer(workspace.listOwnReviews, ownReviews([]))
  openBoard('?tab=reviews')
  await shown(page.getByText('Aún no tienes reseñas.'))
  await counted(page.getByText('0,0'), 0)
})

test('reviews are answered once, and the place in the lists adds up', async () => {
  let review: workspaceSchemas.OwnReviews['items'][number] = {
    id: '00000000-0000-4000-8000-000000000800',
    reviewerName: 'Julián Prieto',
    rating: 4,
    comment: 'Muy buen trato',
    createdAt: '2026-11-01T08:00:00.000Z',
    editedAt: null,
    isVerifiedContact: false,
    reply: null,
  }
  answerBoard()
  answer(workspace.listOwnReviews, () => ok(ownReviews([review])))
  answer(reviews.replyToReview, ({ body }) => {
    const { text } = body as { text: string }
    review = { ...review, reply: { text, at: '2026-11-20T08:00:00.000Z' } }
    return ok(review)
  })
  openBoard('?tab=reviews')
  const part = page.getByRole('region', { name: 'Tu Ranking y Reseñas' })
  await expect.element(part).toMatchTextContent('Rating Promedio')
  await shown(part.getByText('4,0'))
  await expect.element(part).toMatchTextContent('Total de Reseñas')
  const spread = [...part.element().querySelector('dl')!.querySelectorAll('div')]
  expect(spread.map(({ textContent }) => textContent)).toEqual([
    '5 estrellas0',
    '4 estrellas1',
    '3 estrellas0',
    '2 estrellas0',
    '1 estrella0',
  ])
  const list = part.getByRole('region', { name: 'Comentarios Recientes' })
  const item = list.getByRole('listitem')
  for (const text of ['Muy buen trato', '4/5', 'Julián Prieto'])
    await expect.element(item).toMatchTextContent(text)

  // 40 · 4/5 · 1/6 for the review, nothing else yet.
  const why = part.getByRole('region', { name: t('dashboardReviews.why.title') })
  await expect.element(why).toMatchTextContent(/Puesto 7 de 9/)
  const points = [...why.element().querySelector('dl')!.querySelectorAll('dd.tabular')]
  const sum = points.reduce(
    (all, { textContent }) => all + Number(textContent.split(' ')[0]!.replace(',', '.')),
    0,
  )
  expect(sum).toBeCloseTo(5.3, 1)
  await expect
    .element(why.getByRole('img'))
    .toHaveAccessibleName(new RegExp(`^${Math.round(sum)} de 100`))
  await expect.element(why).toMatchTextContent('+4 puntos')
  const leads = (name: 'how' | 'profile') =>
    expect.element(why.getByRole('link', { name: t(`dashboardReviews.why.${name}`) }))
  await leads('how').toHaveAttribute('href', PATHS.reviews)
  await leads('profile').toHaveAttribute('href', `/trainer/${EVA.professionalId}`)

  const reply = list.getByRole('button', { name: /^Responder/ })
  await reply.click()
  await dialog.getByRole('textbox').fill('¡Gracias, Julián!')
  await dialog.getByRole('button', { name: t('reviews.reply.submit') }).click()
  await gone(dialog)
  await expect.element(item).toMatchTextContent('¡Gracias, Julián!')
  await counted(reply, 0)
})
