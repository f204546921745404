import type { BrowserContext, Locator } from '@playwright/test'
import type { Question } from '#lib/questionnaires/questions.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import type {
  AnsweredQuestionnaire,
  SentQuestionnaires,
  Template,
} from '#lib/workspace/questionnaires-contract.ts'
import { expectAccessible } from './support/accessible.ts'
import { networkQuiet } from './support/network.ts'
import { forgetTries } from './support/person.ts'
import { sendingOn } from './support/sending.ts'
import { expect, inBothLanguages, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { enterClient, enterTrainer } from './support/workspace.ts'

const t = textsOf('es')

test.beforeEach(forgetTries)

type Trainer = Awaited<ReturnType<typeof enterTrainer>>
type Visitor = () => Promise<BrowserContext>

const shareOf = async (trainer: Trainer, visitor: Visitor, origin: string, name?: string) =>
  enterClient(await visitor(), origin, trainer.professionalId, { ...(name && { name }) })

const sentBy = ({ api }: Trainer) => api<SentQuestionnaires>('GET', 'workspace/questionnaires')
const questionsOf = async ({ api }: Trainer, id: string) =>
  (await api<AnsweredQuestionnaire>('GET', `workspace/questionnaires/${id}`)).questions

const textsIn = async (items: Locator) =>
  (await items.allInnerTexts()).map((text) => text.split('\n').find((line) => line.includes('¿')))

const FIRST = ['q0', 'q1', 'q2', 'q3'].map((name) =>
  t(`questionnaireSets.first.trainer.${name as 'q0'}`),
)

test('a question of each kind is written by keyboard alone, and sent as it was written', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  const trainer = await enterTrainer(context, baseURL!)
  const { authorizationId } = await shareOf(trainer, newVisitor, baseURL!)
  const sending = sendingOn(page)
  await sending.open(authorizationId)
  await expect(
    sending.button(t('sendQuestionnaire.clients.remove', { name: 'Julián Prieto' })),
  ).toBeVisible()
  await expect(sending.title).toHaveValue(t('questionnaireSets.first.trainer.title'))
  expect(await textsIn(sending.items)).toEqual(FIRST)

  const { keyboard } = page
  /** Adds a question and goes to its kind, so many to the right of the first. */
  const write = async (text: string, kind: number, ...rest: string[]) => {
    await sending.add.focus()
    await keyboard.press('Enter')
    await expect(sending.dialog.locator('input:focus')).toHaveAttribute('id', /-text$/)
    await keyboard.type(text)
    await keyboard.press('Tab')
    for (let step = 0; step < kind; step++) await keyboard.press('ArrowRight')
    if (rest.length > 0) await keyboard.press('Tab')
    for (const key of rest) {
      if (key === 'Tab' || key === 'Enter') await keyboard.press(key)
      else await keyboard.type(key)
    }
  }
  await write('¿Cómo estás?', 0)
  await write('¿Cuánto corres?', 1, 'km')
  await write('¿Cuánto cansa?', 2, 'Nada', 'Tab', 'Todo')
  await write('¿Cuándo entrenas?', 3, 'Mañana', 'Enter', 'Tarde', 'Enter', 'Noche')
  await write('¿Qué usas?', 4, 'Pesas', 'Enter', 'Bici')
  await write('¿Duermes bien?', 5)
  await write('¿Desde qué día?', 6)
  await sending.send.focus()
  await keyboard.press('Enter')
  await expect(sending.sent(1)).toBeVisible()
  await expect(sending.dialog).toHaveCount(0)

  const { items } = await sentBy(trainer)
  expect(items).toHaveLength(1)
  const own: Question[] = [
    { type: 'text', text: '¿Cómo estás?' },
    { type: 'number', text: '¿Cuánto corres?', unit: 'km' },
    { type: 'scale', text: '¿Cuánto cansa?', low: 'Nada', high: 'Todo' },
    { type: 'one', text: '¿Cuándo entrenas?', options: ['Mañana', 'Tarde', 'Noche'] },
    { type: 'several', text: '¿Qué usas?', options: ['Pesas', 'Bici'] },
    { type: 'yes_no', text: '¿Duermes bien?' },
    { type: 'date', text: '¿Desde qué día?' },
  ]
  const first = FIRST.map((text) => ({ type: 'text', text }))
  expect(await questionsOf(trainer, items[0]!.id)).toEqual([...first, ...own])
})

test('questions are moved by keyboard and by pointer, removed, and had again', async ({
  page,
  context,
  baseURL,
}) => {
  await enterTrainer(context, baseURL!)
  const sending = sendingOn(page)
  await sending.open()
  const order = () => textsIn(sending.items)
  const [a, b, c, d] = FIRST

  await sending.move('down', 1).focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual([b, a, c, d])
  const said = t('sendQuestionnaire.questions.moved', { text: a!, place: 2, total: 4 })
  await expect(sending.dialog.getByRole('status').filter({ hasText: said })).toHaveCount(1)
  // The focus goes with the question.
  await expect(sending.move('down', 2)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual([b, c, d, a])
  await expect(sending.move('down', 4)).toBeFocused()

  const from = (await sending.grip(4).boundingBox())!
  const to = (await sending.grip(1).boundingBox())!
  await page.mouse.move(from.x + 10, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 })
  await page.mouse.up()
  await expect.poll(order).toEqual([a, b, c, d])

  await sending.remove(2).click()
  await expect.poll(order).toEqual([a, c, d])
  await expect(sending.button(t('sendQuestionnaire.questions.undo'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual([a, b, c, d])
  await expect(sending.toggle(2)).toBeFocused()
})

test('lines are pasted as questions, and none at all are the predefined ones', async ({
  page,
  context,
  newVisitor,
  baseURL,
}) => {
  const trainer = await enterTrainer(context, baseURL!)
  const { authorizationId } = await shareOf(trainer, newVisitor, baseURL!)
  const sending = sendingOn(page)
  await sending.open(authorizationId)
  for (let left = 4; left > 0; left--) await sending.remove(1).click()
  await expect(sending.dialog).toContainText(t('sendQuestionnaire.questions.empty'))
  await expect(sending.dialog).toContainText(FIRST[3]!)

  await sending.button(t('sendQuestionnaire.paste.open')).click()
  await sending.dialog
    .getByLabel(t('sendQuestionnaire.paste.label'))
    .fill('  ¿Uno bien?\n\n¿Dos bien?  \n \n¿Tres bien?')
  await sending.button(t('sendQuestionnaire.paste.add', { count: 3 })).click()
  await expect
    .poll(() => textsIn(sending.items))
    .toEqual(['¿Uno bien?', '¿Dos bien?', '¿Tres bien?'])
  await expect(sending.add).toBeFocused()

  for (let left = 3; left > 0; left--) await sending.remove(1).click()
  await sending.send.click()
  await expect(sending.sent(1)).toBeVisible()
  const { items } = await sentBy(trainer)
  expect((await questionsOf(trainer, items[0]!.id)).map(({ text }) => text)).toEqual(FIRST)
})

test('a template is kept, used after a question, renamed over another tab’s change, and deleted', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/409/)
  const trainer = await enterTrainer(context, baseURL!)
  const sending = sendingOn(page)
  const list = page.getByRole('dialog', {
    name: t('sendQuestionnaire.templates.title'),
    exact: true,
  })
  const nameDialog = page.getByRole('dialog', {
    name: t('sendQuestionnaire.templates.nameTitle.save'),
  })
  await sending.open()
  await sending.title.fill('Mi plantilla')
  await sending.remove(4).click()
  await sending.templates.click()
  await list.getByRole('button', { name: t('sendQuestionnaire.templates.save') }).click()
  await expect(nameDialog.getByRole('textbox')).toHaveValue('Mi plantilla')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('status')).toHaveText(t('sendQuestionnaire.templates.done.save'))
  // A second one of the same name is refused at its field.
  await list.getByRole('button', { name: t('sendQuestionnaire.templates.save') }).click()
  await page.keyboard.press('Enter')
  await expect(nameDialog.getByRole('textbox')).toHaveAccessibleDescription(
    t('sendQuestionnaire.templates.taken'),
  )
  await nameDialog.getByRole('button', { name: t('workspace.cancel') }).click()

  // What was kept is not lost: another one is used without a question; what was written is.
  const weekly = t('questionnaireSets.weekly.title')
  const use = (title: string) =>
    list.getByRole('button', { name: t('sendQuestionnaire.templates.useOf', { title }) })
  await use(weekly).click()
  await expect(sending.title).toHaveValue(weekly)
  await sending.title.fill('A medias')
  await sending.templates.click()
  await use('Mi plantilla').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('sendQuestionnaire.templates.ask.load.confirm') })
    .click()
  await expect(sending.title).toHaveValue('Mi plantilla')
  expect(await textsIn(sending.items)).toEqual(FIRST.slice(0, 3))

  await sending.templates.click()
  const menu = (title: string) =>
    list.getByRole('button', { name: t('sendQuestionnaire.templates.actions', { title }) })
  await menu('Mi plantilla').click()
  await page.getByRole('menuitem', { name: t('sendQuestionnaire.templates.rename') }).click()
  const { items } = await trainer.api<{ items: Template[] }>(
    'GET',
    'workspace/questionnaire-templates',
  )
  const { id, questions, version } = items[0]!
  const elsewhere = { title: 'De otra pestaña', questions: questions.slice(0, 1), version }
  await trainer.api('PATCH', `workspace/questionnaire-templates/${id}`, elsewhere)
  const rename = page.getByRole('dialog', {
    name: t('sendQuestionnaire.templates.nameTitle.rename'),
  })
  await rename.getByRole('textbox').fill('Otro nombre')
  await page.keyboard.press('Enter')
  await expect(rename.getByRole('alert')).toContainText('De otra pestaña')
  // What was typed is still there.
  await expect(rename.getByRole('textbox')).toHaveValue('Otro nombre')
  await page.keyboard.press('Enter')
  await expect(menu('Otro nombre')).toBeVisible()

  await menu('Otro nombre').click()
  await page.getByRole('menuitem', { name: t('sendQuestionnaire.templates.delete') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('sendQuestionnaire.templates.ask.delete.confirm') })
    .click()
  await expect(list.getByText(t('sendQuestionnaire.templates.none'))).toBeVisible()
})

inBothLanguages((locale) => {
  const words = textsOf(locale)
  test('the dialog is accessible in both themes, whatever is open', async ({
    page,
    context,
    newVisitor,
    baseURL,
  }) => {
    test.setTimeout(90_000)
    const trainer = await enterTrainer(context, baseURL!)
    const { authorizationId } = await shareOf(trainer, newVisitor, baseURL!)
    await trainer.api('POST', 'workspace/questionnaire-templates', {
      title: 'Propia',
      questions: [{ type: 'text', text: '¿Qué tal?' }],
    })
    const sending = sendingOn(page, locale)
    await sending.open(authorizationId)
    await networkQuiet(page)
    await expectAccessible(page, 'the form')
    await sending.toggle(2).click()
    for (const kind of ['scale', 'several'] as const) {
      await sending
        .item(2)
        .getByText(words(`sendQuestionnaire.kind.${kind}`), { exact: true })
        .last()
        .click()
      await expectAccessible(page, kind)
    }
    await sending.repeat.selectOption('weekly')
    await sending.send.click()
    await expect(sending.dialog.getByRole('alert')).toBeVisible()
    await sending.addClients.click()
    await expect(sending.client('Julián Prieto')).toBeChecked()
    await expectAccessible(page, 'problems and the search of clients')
    await sending.templates.click()
    await expect(
      page.getByRole('button', {
        name: words('sendQuestionnaire.templates.useOf', { title: 'Propia' }),
      }),
    ).toBeVisible()
    await expectAccessible(page, 'templates')
    expect(page.url()).toContain(localizedPath(PATHS.dashboard, locale))
  })
})
