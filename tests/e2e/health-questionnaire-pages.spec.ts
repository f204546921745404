import { clientQuestionnaires } from '#db/schema/health/index.ts'
import { withActor } from '#db/with-actor.ts'
import { PATHS } from '#lib/site/routes.ts'
import { newClient } from './support/clients.ts'
import { enter, withDatabase } from './support/person.ts'
import { newTrainer } from './support/professional.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

const t = textsOf('es')

test('of many questionnaires the oldest is found, opened by its address, and answered', async ({
  page,
  context,
  baseURL,
}) => {
  const trainer = await newTrainer('Ona Semanal')
  const client = await newClient(trainer, { name: 'Nuria Semanal' })
  const sent = Array.from({ length: 22 }, (_, week) => ({
    authorizationId: client.share,
    professionalUserId: trainer.id,
    professionalName: 'Ona Semanal',
    professionalType: 'trainer' as const,
    clientUserId: client.id,
    title: `Semana ${week + 1}`,
    questions: [{ type: 'text' as const, text: '¿Cómo ha ido?' }],
    sentAt: new Date(Date.UTC(2026, 0, 1 + 7 * week)),
  }))
  await withDatabase((db) =>
    withActor(db, trainer.id, (scope) => scope.insert(clientQuestionnaires).values(sent)),
  )
  await enter(context, baseURL!, client)
  await page.goto(`${PATHS.health}?questionnaire=all`)
  const pages = page.getByRole('navigation', { name: t('healthQuestions.pages') })
  const number = (page: number) => pages.getByRole('link', { name: t('paging.page', { page }) })
  await expect(number(1)).toHaveAttribute('aria-current', 'page')
  const oldest = page.getByRole('heading', { name: 'Semana 1', exact: true })
  await expect(page.getByRole('heading', { name: 'Semana 22' })).toBeVisible()
  await expect(oldest).toHaveCount(0)
  await number(2).click()
  await expect(page).toHaveURL(/\?questionnaire=all&page=2$/)
  await expect(number(2)).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: t('healthQuestions.title') })).toBeFocused()
  const action = t('healthQuestions.start')
  await page
    .getByRole('link', { name: t('healthQuestions.action', { action, title: 'Semana 1' }) })
    .click()
  await expect(oldest).toBeFocused()
  await page.reload()
  await page.getByRole('textbox', { name: /Cómo ha ido/ }).fill('Muy bien')
  await page.getByRole('button', { name: t('healthQuestions.send') }).click()
  await expect(
    page.getByRole('region', { name: t('healthQuestions.answers.title') }),
  ).toContainText('Muy bien')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Semana 2', exact: true })).toBeVisible()
})
