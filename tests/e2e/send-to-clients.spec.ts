import type { BrowserContext, Page } from '@playwright/test'
import { madridDay } from '#lib/format/madrid-day.ts'
import { addDays, weekdayOf } from '#lib/workspace/builder/weekly.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { SentQuestionnaires } from '#lib/workspace/questionnaires-contract.ts'
import { signOut } from './support/forms.ts'
import { holdBack } from './support/hold-back.ts'
import { networkQuiet } from './support/network.ts'
import { forgetTries } from './support/person.ts'
import { sendingOn } from './support/sending.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { enterClient, enterTrainer } from './support/workspace.ts'

const t = textsOf('es')

test.beforeEach(forgetTries)

type Trainer = Awaited<ReturnType<typeof enterTrainer>>
type Visitor = () => Promise<BrowserContext>

const shareOf = async (trainer: Trainer, visitor: Visitor, origin: string, name?: string) =>
  enterClient(await visitor(), origin, trainer.professionalId, { ...(name && { name }) })

const sentBy = ({ api }: Trainer) => api<SentQuestionnaires>('GET', 'workspace/questionnaires')
test('several clients get it, today and every week, until a day', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  const trainer = await enterTrainer(context, baseURL!)
  for (const name of ['Julián Prieto', 'Nora Salas', 'Olga Ruiz'])
    await shareOf(trainer, newVisitor, baseURL!, name)
  const sending = sendingOn(page)
  await sending.open()
  await sending.addClients.click()
  await expect(sending.search).toBeFocused()
  await expect(sending.client('Olga Ruiz')).toBeVisible()
  // The list is made anew with the answer to the whole word.
  const found = page.waitForResponse(/[?&]q=julian(&|$)/)
  await page.keyboard.type('julian')
  await found
  await expect(sending.client('Olga Ruiz')).toHaveCount(0)
  await sending.client('Julián Prieto').press('Space')
  await sending.search.fill('nora')
  await sending.client('Nora Salas').press('Space')
  await sending.button(t('sendQuestionnaire.clients.done')).click()
  await expect(sending.addClients).toBeFocused()

  const today = madridDay()
  const [due, until] = [addDays(today, 4), addDays(today, 28)]
  await sending.due.fill(due)
  await sending.repeat.selectOption('weekly')
  await expect(sending.until).toHaveValue(until)
  await expect(sending.dialog).toContainText(
    new RegExp(
      `Lo recibirán Julián y Nora hoy y cada ${weekdayOf(today, 'es')} hasta el .+, con 4 días para responder\\.`,
    ),
  )
  await sending.send.click()
  await expect(sending.sent(2)).toBeVisible()
  const { items } = await sentBy(trainer)
  expect(items.map(({ clientName }) => clientName).toSorted()).toEqual([
    'Julián Prieto',
    'Nora Salas',
  ])
  for (const { dueOn, repeat } of items) {
    expect({ dueOn, repeat }).toMatchObject({
      dueOn: due,
      repeat: { nextOn: addDays(today, 7), until },
    })
  }
})

test('a double click sends once', async ({ page, context, newVisitor, baseURL }) => {
  const trainer = await enterTrainer(context, baseURL!)
  const { authorizationId } = await shareOf(trainer, newVisitor, baseURL!)
  const sending = sendingOn(page)
  await sending.open(authorizationId)
  await expect(sending.dialog).toContainText('Lo recibirá Julián hoy.')
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/questionnaires')) calls++
  })
  await sending.send.dblclick()
  await expect(sending.sent(1)).toBeVisible()
  await networkQuiet(page)
  expect(calls).toBe(1)
  expect((await sentBy(trainer)).total).toBe(1)
})

test('nothing is chosen or sent before the client of the address is known', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  const trainer = await enterTrainer(context, baseURL!)
  const { authorizationId } = await shareOf(trainer, newVisitor, baseURL!)
  const release = await holdBack(page, `**/api/workspace/clients?*${authorizationId}*`)
  const sending = sendingOn(page)
  await sending.open(authorizationId)
  await expect(sending.send).toBeDisabled()
  await sending.addClients.click()
  await expect(sending.addClients).toHaveAttribute('aria-expanded', 'true')
  await expect(sending.search).toHaveCount(0)
  release()
  await expect(sending.client('Julián Prieto')).toBeChecked()
  await sending.send.click()
  await expect(sending.sent(1)).toBeVisible()
})

test('problems are at their fields, and nothing is sent', async ({ page, context, baseURL }) => {
  const trainer = await enterTrainer(context, baseURL!)
  const sending = sendingOn(page)
  await sending.open()
  await sending.send.click()
  await expect(sending.dialog.getByText(t('sendQuestionnaire.clients.none'))).toBeVisible()
  await expect(sending.addClients).toBeFocused()

  await sending.title.fill(' ')
  await sending.toggle(2).click()
  await sending.textOf(2).fill('¿?')
  // A problem goes with its question.
  await sending.move('up', 2).click()
  await sending.toggle(1).click()
  await sending.send.click()
  await expect(sending.title).toHaveAccessibleDescription(t('fields.problem.required'))
  await expect(sending.textOf(1)).toHaveAccessibleDescription(t('sendQuestionnaire.problem.text'))
  await sending.move('down', 1).click()
  await expect(sending.textOf(2)).toHaveAccessibleDescription(t('sendQuestionnaire.problem.text'))
  await sending.textOf(2).fill('¿Qué tal?')
  await expect(sending.textOf(2)).not.toHaveAttribute('aria-invalid')

  await sending.item(2).getByText(t('sendQuestionnaire.kind.one'), { exact: true }).last().click()
  const option = (number: number) =>
    sending.dialog.getByLabel(t('sendQuestionnaire.questions.option', { number }), { exact: true })
  await option(1).fill('Sí')
  await option(2).fill('Sí')
  await sending.send.click()
  await expect(option(2)).toHaveAccessibleDescription(t('fields.problem.duplicate'))
  await sending.repeat.selectOption('weekly')
  await sending.until.fill(addDays(madridDay(), 3))
  await sending.send.click()
  await expect(sending.until).toHaveAccessibleDescription(/^La primera repetición sería el /)
  expect((await sentBy(trainer)).total).toBe(0)
})

test('who shares no more is named, and the others get it', async ({
  page,
  context,
  newVisitor,
  baseURL,
  problems,
}) => {
  problems.allow(/404/)
  const trainer = await enterTrainer(context, baseURL!)
  const julian = await shareOf(trainer, newVisitor, baseURL!)
  const nora = await shareOf(trainer, newVisitor, baseURL!, 'Nora Salas')
  const sending = sendingOn(page)
  await sending.open(nora.authorizationId)
  await sending.addClients.click()
  await sending.client('Julián Prieto').check()
  await julian.api('PATCH', `health/authorizations/${julian.authorizationId}`, {
    action: 'revoke',
    version: 2,
  })
  await sending.send.click()
  await expect(sending.dialog.getByRole('alert')).toHaveText(
    t('sendQuestionnaire.problem.gone', { count: 1, who: 'Julián' }),
  )
  expect((await sentBy(trainer)).total).toBe(0)
  await sending.button(t('sendQuestionnaire.problem.withoutGone')).click()
  await expect(sending.sent(1)).toBeVisible()
  const { items } = await sentBy(trainer)
  expect(items.map(({ clientName }) => clientName)).toEqual(['Nora Salas'])
})

test('a failure keeps everything, and the next try sends one', async ({
  page,
  context,
  newVisitor,
  baseURL,
  problems,
}) => {
  problems.allow(/ERR_FAILED|failed: /)
  const trainer = await enterTrainer(context, baseURL!)
  const { authorizationId } = await shareOf(trainer, newVisitor, baseURL!)
  const sending = sendingOn(page)
  await sending.open(authorizationId)
  await sending.title.fill('Sin cobertura')
  const path = '**/api/workspace/questionnaires'
  // The server gets it, its response is lost.
  const keys: (string | undefined)[] = []
  await page.route(path, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.fetch()
    await route.abort()
  })
  await sending.send.click()
  await expect(sending.dialog.getByRole('alert')).toHaveText(t('sendQuestionnaire.problem.offline'))
  await page.unroute(path)
  await expect(sending.title).toHaveValue('Sin cobertura')
  await sending.send.click()
  await expect(sending.sent(1)).toBeVisible()
  expect(keys).toHaveLength(1)
  expect((await sentBy(trainer)).total).toBe(1)
})

const draftIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('sending-draft'))

test('what was not sent is offered after a reload, and goes with who signs out', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  const trainer = await enterTrainer(context, baseURL!)
  const { authorizationId } = await shareOf(trainer, newVisitor, baseURL!)
  const sending = sendingOn(page)
  const offer = page.getByRole('dialog', { name: t('sendQuestionnaire.draft.title') })
  await sending.open(authorizationId)
  await expect(sending.dialog).toContainText('Lo recibirá Julián hoy.')
  expect(await draftIn(page)).toBeNull()
  await sending.title.fill('A medias')
  await expect.poll(() => draftIn(page)).toContain('A medias')
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(offer).toContainText('«A medias», para Julián.')
  await offer.getByRole('button', { name: t('sendQuestionnaire.draft.continue') }).click()
  await expect(sending.title).toHaveValue('A medias')
  await sending.button(t('workspace.cancel')).click()
  await expect(sending.dialog).toHaveCount(0)

  await page.goto(`${PATHS.dashboard}?send=new`)
  await offer.getByRole('button', { name: t('sendQuestionnaire.draft.discard') }).click()
  await expect(sending.title).toHaveValue(t('questionnaireSets.first.trainer.title'))
  expect(await draftIn(page)).toBeNull()
  await sending.title.fill('Otra vez')
  await expect.poll(() => draftIn(page)).toContain('Otra vez')
  await page.keyboard.press('Escape')
  await expect(sending.dialog).toHaveCount(0)

  await signOut(page, 'es')
  expect(await draftIn(page)).toBeNull()
})
