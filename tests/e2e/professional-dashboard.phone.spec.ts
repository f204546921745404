import type { Page } from '@playwright/test'
import { PATHS } from '#lib/site/routes.ts'
import { forgetTries } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { enterClient, enterTrainer } from './support/workspace.ts'

const t = textsOf('es')

test.beforeEach(forgetTries)

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Whatever is pressed, without links within sentences and hidden radios. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main a, main button, main summary, dialog button, dialog a',
      ),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect()
        return width < 43.9 || height < 43.9
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  )

test('what waits is on the first screen, and nothing is too wide or too small', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  const trainer = await enterTrainer(context, baseURL!)
  const client = await enterClient(await newVisitor(), baseURL!, trainer.professionalId)
  for (const title of ['Primero', 'Segundo', 'Tercero']) {
    const { id } = await trainer.ask(client.authorizationId, title, [
      { type: 'text', text: '¿Qué tal?' },
    ])
    await client.api('POST', `health/questionnaires/${id}/answers`, {
      responses: { q0: 'Una molestia' },
    })
  }
  await page.goto(PATHS.dashboard)
  const rows = page.getByRole('region', { name: t('dashboard.first.title') }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0)).toBeInViewport({ ratio: 0.99 })
  await expect(rows.nth(1)).toBeInViewport({ ratio: 0.99 })

  await page.setViewportSize({ width: 320, height: 640 })
  for (const [address, name] of [
    ['', t('dashboardQuestionnaires.title')],
    ['?tab=clients', t('dashboardClients.title')],
    ['?tab=reviews', t('dashboardReviews.title')],
    ['?tab=contacts', t('requests.received.title')],
  ] as const) {
    await page.goto(PATHS.dashboard + address)
    await expect(page.getByRole('heading', { name })).toBeVisible()
    expect(await widthOf(page), address).toBe(320)
    expect(await smallTargets(page), address).toEqual([])
  }
  await page.goto(PATHS.dashboard)
  await rows.nth(0).getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t('dashboardAnswers.legendText'))
  expect((await dialog.boundingBox())!.height).toBeLessThanOrEqual(0.8 * 640 + 1)
  expect(await widthOf(page)).toBe(320)
  expect(await smallTargets(page)).toEqual([])
})
