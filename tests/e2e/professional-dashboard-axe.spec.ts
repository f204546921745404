import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { expectAccessible } from './support/accessible.ts'
import { networkQuiet } from './support/network.ts'
import { forgetTries } from './support/person.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { enterClient, enterTrainer } from './support/workspace.ts'

test.beforeEach(forgetTries)

inBothLanguages((locale) => {
  const t = textsOf(locale)

  test('every tab and dialog of the dashboard is accessible in both themes', async ({
    page,
    context,
    newVisitor,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const trainer = await enterTrainer(context, baseURL!)
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const client = await enterClient(await newVisitor(), baseURL!, trainer.professionalId, {
      flags: { weight: true },
      records: [{ recordDate: '2026-10-01', weight: 70, restingHeartRate: 60 }],
      expiresOn: soon,
    })
    await client.api('POST', `professionals/${trainer.professionalId}/reviews`, {
      rating: 4,
      comment: 'Muy buen trato',
    })
    const { id } = await trainer.ask(client.authorizationId, 'Seguimiento', [
      { type: 'text', text: '¿Qué tal?' },
      { type: 'scale', text: '¿Cuánto te duele?', low: null, high: null },
    ])
    await client.api('POST', `health/questionnaires/${id}/answers`, {
      responses: { q0: 'Una molestia', q1: 3 },
    })
    await trainer.ask(client.authorizationId, 'Otro', [{ type: 'text', text: '¿Y ahora?' }])
    const path = localizedPath(PATHS.dashboard, locale)
    for (const [address, heading] of [
      ['', t('dashboardQuestionnaires.title')],
      ['?tab=clients', t('dashboardClients.title')],
      ['?tab=reviews', t('dashboardReviews.title')],
      ['?tab=contacts', t('requests.received.title')],
    ] as const) {
      await page.goto(path + address)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await networkQuiet(page)
      await expectAccessible(page, address)
    }
    await page.goto(`${path}?answers=${id}`)
    await expect(page.getByRole('dialog')).toContainText(t('dashboardAnswers.legendText'))
    await expectAccessible(page, 'the answers')
    await page.goto(`${path}?tab=clients`)
    await page
      .getByRole('button', { name: t('dashboardClients.openOf', { name: 'Julián Prieto' }) })
      .click()
    await expect(
      page.getByRole('dialog').getByText(t('dashboardClients.hdc.measures')),
    ).toBeVisible()
    await expectAccessible(page, 'the profile of a client')
    await page.getByRole('tab', { name: t('dashboardClients.hdc.records') }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await expectAccessible(page, 'the records of a client')
  })
})
