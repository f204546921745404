import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as articles from '#lib/admin/articles/calls.ts'
import * as newsletter from '#lib/admin/newsletter/calls.ts'
import * as reviews from '#lib/admin/reviews-calls.ts'
import { seedTestData } from '#lib/admin/seed-calls.ts'
import * as users from '#lib/admin/users-calls.ts'
import * as verifications from '#lib/admin/verifications-calls.ts'
import type { Verification } from '#lib/admin/verifications-schemas.ts'
import * as videos from '#lib/admin/videos-calls.ts'
import { uploadPicture } from '#lib/articles/pictures-calls.ts'
import { DONE } from '#lib/http/done.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer, ok, refused } from '../support/api.ts'
import { ARTICLE, AT, BERTA, EDITION, USER, VERIFICATION, VIDEO, waitingReview } from './data.ts'
import { button, onePage, openAdmin } from './support.tsx'

/** What is special to each form; what all do is tested once, in `client/form.test.tsx`. */

const t = textsOf('es')
const EMPTY = onePage<never>([])
const dialog = page.getByRole('dialog')
const required = page.getByText(t('fields.problem.required'))
const bodiesOf = (asked: { body: unknown }[]) => asked.map(({ body }) => body)

test('a role that was refused is not said of another one, nor when the dialog opens again', async () => {
  answer(users.listUsers, EMPTY)
  answer(users.getUser, USER)
  answer(users.changeRole, () => refused('INVALID_INPUT', { role: 'unconfirmed' }))
  openAdmin(`?tab=users&user=${USER.id}`)
  const role = dialog.getByRole('combobox')
  const problem = dialog.getByText(t('adminUsers.changeRole.problem.unconfirmed'))
  const open = () => button(t('adminUsers.changeRole.button')).first().click()
  const confirm = () =>
    dialog.getByRole('button', { name: t('adminUsers.changeRole.confirm') }).click()
  await open()
  await role.selectOptions('admin')
  await confirm()
  await expect.element(problem).toBeVisible()
  await expect.element(role).toHaveFocus()
  await role.selectOptions('athlete')
  await expect.element(problem).not.toBeInTheDocument()
  await role.selectOptions('admin')
  await confirm()
  await button(t('island.cancel')).click()
  await open()
  await expect.element(role).toHaveValue('athlete')
  await expect.element(problem).not.toBeInTheDocument()
})

test('a number is that of a register, and is checked itself', async () => {
  const waiting: Verification = { ...VERIFICATION, state: 'waiting', reason: null, decidedAt: null }
  answer(verifications.listVerifications, EMPTY)
  answer(verifications.getVerification, waiting)
  const approved = answer(verifications.approveVerification, () => refused('INTERNAL'))
  openAdmin(`?tab=verifications&verification=${waiting.id}`)
  const field = (key: 'register' | 'number') =>
    page.getByRole('textbox', { name: t(`adminVerifications.${key}`) })
  const tick = (check: 'name' | 'number') =>
    page.getByLabelText(t(`adminVerifications.check.of.${check}`)).click()
  const approve = button(t('adminVerifications.approve'))
  await field('number').fill('12.045')
  await tick('name')
  await expect.element(approve).toBeDisabled()
  await tick('number')
  await approve.click()
  await expect.element(field('register')).toHaveFocus()
  await expect.element(field('register')).toBeInvalid()
  await field('register').fill('Colegio ')
  await expect.element(field('register')).not.toBeInvalid()
  await approve.click()
  await expect.poll(() => approved().length).toBe(1)
  const { name, fullName } = waiting
  const checked = { register: 'Colegio', number: '12.045', validUntil: null }
  expect(bodiesOf(approved())).toEqual([{ name, fullName, checks: ['name', 'number'], ...checked }])
})

test('a review is hidden with a reason, which stays while another card is open, and kept without one', async () => {
  const [ana, luis] = [waitingReview('21', 'Ana'), waitingReview('22', 'Luis')]
  let items = [ana, luis]
  answer(reviews.listQueue, () => ok({ items, total: items.length }))
  const decided = answer(reviews.decideReview, ({ params }) => {
    items = items.filter(({ id }) => id !== params['id'])
    return ok(DONE)
  })
  openAdmin('?tab=moderation')
  const press = (act: 'kept' | 'hidden' | 'open', name: string) =>
    button(
      t('adminModeration.decide.of', { act: t(`adminModeration.decide.${act}`), name }),
    ).click()
  const reason = page.getByLabelText(t('adminModeration.decide.reason'))
  await press('hidden', 'Ana')
  await expect.element(required).toBeVisible()
  await expect.element(reason).toHaveFocus()
  await reason.fill('Insulta.')
  await expect.element(required).not.toBeInTheDocument()
  const row = page.getByRole('listitem').filter({ hasText: 'Luis' })
  await expect.element(row).toMatchTextContent(`Luis, sobre ${BERTA.name}★ 1 de 5 · «Mal.»`)
  await press('open', 'Luis')
  await expect.element(reason).toHaveFocus()
  await expect.element(reason).toHaveValue('')
  await press('open', 'Ana')
  await expect.element(reason).toHaveValue('Insulta.')
  await press('hidden', 'Ana')
  await expect.element(page.getByText(t('adminModeration.decide.done.hidden'))).toBeVisible()
  await press('kept', 'Luis')
  await expect.element(page.getByText(t('adminModeration.empty.queue'))).toBeVisible()
  expect(bodiesOf(decided())).toEqual([
    { outcome: 'hidden', reason: 'Insulta.', editedAt: null },
    { outcome: 'kept', reason: '', editedAt: null },
  ])
})

test('an edition goes out at a time that is yet to come', async () => {
  answer(newsletter.getEdition, EDITION)
  answer(newsletter.listEditions, EMPTY)
  answer(newsletter.findArticles, { items: [] })
  answer(newsletter.countRecipients, { es: 2, en: 1 })
  const sent = answer(newsletter.sendEdition, () => refused('INVALID_INPUT', { at: 'in_past' }))
  openAdmin(`?tab=newsletter&edition=${EDITION.id}`)
  await button(t('adminNewsletter.send.open')).click()
  await dialog.getByText(t('adminNewsletter.send.later')).click()
  const day = dialog.getByLabelText(t('adminNewsletter.send.day'))
  const send = dialog.getByRole('button', { name: t('adminNewsletter.send.confirmLater') })
  await day.fill('')
  await send.click()
  await expect.element(day).toHaveFocus()
  await expect.element(day).toHaveAccessibleDescription(t('adminNewsletter.send.invalid'))
  await day.fill('2020-01-01')
  await expect.element(day).toHaveAccessibleDescription(t('adminNewsletter.send.inPast'))
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await day.fill(tomorrow)
  await expect.element(day).not.toBeInvalid()
  await send.click()
  // The server's clock is another.
  await expect.element(day).toHaveAccessibleDescription(t('adminNewsletter.send.inPast'))
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  await dialog.getByText(t('adminNewsletter.send.now')).click()
  await dialog.getByRole('button', { name: t('adminNewsletter.send.confirmNow') }).click()
  await expect.poll(() => bodiesOf(sent()).at(-1)).toEqual({ version: 1, at: null })
  expect(sent()).toHaveLength(2)
})

test('a picture needs a file and its words, and what was refused is said until there is another file', async () => {
  answer(articles.listArticles, EMPTY)
  answer(articles.listArticleFiles, EMPTY)
  answer(articles.getArticle, { article: ARTICLE, draft: null })
  answer(articles.listTranslations, { items: [] })
  answer(articles.previewArticle, { html: '<p>Uno</p>', sources: '', words: 1, minutes: 1 })
  answer(articles.saveDraft, { savedAt: AT })
  let path: string | null = null
  answer(uploadPicture, () =>
    path === null
      ? refused('INVALID_INPUT', { image: 'animated' })
      : ok({ id: 'a', path: '/a', width: 1, height: 1 }),
  )
  openAdmin(`?tab=articles&article=${ARTICLE.id}`)
  await button(t('adminArticles.toolbar.picture')).click()
  const file = dialog.getByLabelText(t('adminArticles.picture.file'))
  const alt = dialog.getByLabelText(t('adminArticles.picture.alt'))
  const insert = dialog.getByRole('button', { name: t('adminArticles.picture.insert') })
  await insert.click()
  await expect.element(file).toHaveFocus()
  await expect.element(alt).toBeInvalid()
  await alt.fill('Una rodilla')
  await expect.element(alt).not.toBeInvalid()
  await file.upload(new File(['GIF89a'], 'a.gif', { type: 'image/png' }))
  await expect.element(file).not.toBeInvalid()
  await insert.click()
  const animated = t('adminArticles.picture.problem.animated')
  await expect.element(file).toHaveAccessibleDescription(animated)
  await alt.fill('Una rodilla hinchada')
  await expect.element(file).toHaveAccessibleDescription(animated)
  path = '/a'
  await file.upload(new File(['b'], 'b.png', { type: 'image/png' }))
  await expect.element(file).not.toBeInvalid()
  await insert.click()
  await expect.element(dialog).not.toBeInTheDocument()
  const text = page.getByRole('textbox', { name: t('adminArticles.editor.content') })
  await expect.element(text).toMatchTextContent('Una rodilla hinchada')
})

test('an exercise is sent as it stands in its fields, and what is not saved stays', async () => {
  answer(videos.listAdminVideos, EMPTY)
  answer(videos.getAdminVideo, VIDEO)
  let failure = refused('INVALID_INPUT', { 'name.en': 'too_long' })
  const saved = answer(videos.updateVideo, () => failure)
  openAdmin(`?tab=videos&video=${VIDEO.id}`)
  const panel = page.getByRole('region', { name: t('adminVideos.editTitle') })
  const name = panel.getByLabelText(
    t('adminVideos.field.name', { language: t('adminVideos.in.en') }),
  )
  const channel = panel.getByRole('textbox', { name: t('adminVideos.field.channel') })
  await expect.element(channel).toBeVisible()
  // Without an event, as extensions fill in.
  const input = channel.element() as HTMLInputElement
  input.value = 'Fisio en casa'
  await panel.getByRole('switch', { name: t('adminVideos.field.isActive') }).click()
  await button(t('adminVideos.save')).click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription(t('fields.problem.too_long'))
  await name.fill('Bridge')
  await expect.element(name).not.toBeInvalid()
  failure = refused('INTERNAL')
  await button(t('adminVideos.save')).click()
  await expect.poll(() => saved().length).toBe(2)
  const sent = { name: { es: 'Puente', en: 'Bridge' }, channel: 'Fisio en casa', isActive: false }
  expect(bodiesOf(saved())[1]).toMatchObject({ ...sent, spokenLocale: null, version: 1 })

  await button(t('island.close')).click()
  await expect.element(panel).not.toBeInTheDocument()
  history.back()
  await expect.element(name).toHaveValue('Bridge')
  await expect.element(channel).toHaveValue('Fisio en casa')
  await button(t('adminVideos.discard')).click()
  await expect.element(name).toHaveValue('Puente')
  await expect.element(channel).toHaveValue('')
})

test('test data are made with a token, and counted until the next try', async () => {
  let result = () => refused('INVALID_INPUT', { token: 'invalid' }) as ReturnType<typeof made>
  const made = () => ok({ athletes: 3, trainers: 0 })
  answer(seedTestData, () => result())
  openAdmin('?tab=seed')
  const token = page.getByLabelText(t('adminSeed.token'))
  const create = button(t('adminSeed.create'))
  await create.click()
  await expect.element(token).toHaveFocus()
  await expect.element(token).toHaveAccessibleDescription(t('adminSeed.required'))
  await token.fill('x')
  await create.click()
  await expect.element(token).toHaveAccessibleDescription(t('adminSeed.problem.wrong'))
  await token.fill('y')
  await expect.element(token).not.toBeInvalid()
  result = () => refused('INTERNAL')
  await create.click()
  const failed = t('adminSeed.failed', { message: t('adminSeed.problem.failed') })
  await expect.element(page.getByRole('alert')).toHaveTextContent(failed)
  await token.fill('z')
  result = made
  await create.click()
  const counted = page.getByText(t('adminSeed.counted', { athletes: 3, trainers: 0 }))
  await expect.element(counted).toBeVisible()
  await expect.element(token).toHaveValue('')
  await create.click()
  await expect.element(token).toBeInvalid()
  await expect.element(counted).not.toBeInTheDocument()
})
