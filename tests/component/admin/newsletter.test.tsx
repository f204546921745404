import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as newsletter from '#lib/admin/newsletter/calls.ts'
import type { Edition, EditionContent } from '#lib/admin/newsletter/edition.ts'
import { contentOf } from '#islands/admin/newsletter/edition-content.ts'
import { $drafts, keepDraft } from '#stores/drafts.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer, ok, refused, type Asked } from '../support/api.ts'
import { ADMIN_START, EDITION } from './data.ts'
import { button, onePage, openAdmin } from './support.tsx'

/** What is special to editions; what every editor over a version does is tested once, in `client/editing.test.tsx`. */

const t = textsOf('es')
const MAIL = { subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' }

/** What is on the server. */
let stored: Edition
let saved: () => Asked[]
beforeEach(() => {
  stored = EDITION
  answer(newsletter.getEdition, () => ok(stored))
  answer(newsletter.listEditions, onePage([]))
  answer(newsletter.findArticles, { items: [] })
  answer(newsletter.countRecipients, { es: 2, en: 1 })
  answer(newsletter.previewEdition, { es: MAIL, en: MAIL })
  saved = answer(newsletter.updateEdition, ({ body }) => {
    const { version, ...content } = body as EditionContent & { version: number }
    if (version !== stored.version) return refused('STALE')
    stored = { ...stored, ...content, version: version + 1 }
    return ok(stored)
  })
})

const saveElsewhere = (content: Partial<EditionContent>) => {
  stored = { ...stored, ...content, version: stored.version + 1 }
}

const open = () => openAdmin(`?tab=newsletter&edition=${EDITION.id}`)
const group = (language: 'es' | 'en') =>
  page.getByRole('group', { name: t(`adminNewsletter.compose.${language}`), exact: true })
const subject = group('es').getByLabelText(t('adminNewsletter.compose.subject'))
const text = group('es').getByRole('textbox', { name: t('adminNewsletter.compose.text') })
const state = (name: 'saved' | 'unsaved' | 'failed') => page.getByText(t(`editing.state.${name}`))
const panel = page.getByRole('region', { name: t('editing.stale.title') })
const merged = page.getByText(t('adminNewsletter.stale.taken'))
const dialog = page.getByRole('dialog')
const preview = button(t('adminNewsletter.preview.open'))
const send = button(t('adminNewsletter.send.open'))

test('an edition saves itself, and a space at its end stays while it is typed on', async () => {
  open()
  await subject.fill('Estira ')
  await expect.element(state('unsaved')).toBeVisible()
  await expect.poll(() => stored.subjectEs).toBe('Estira')
  await expect.element(state('saved')).toBeVisible()
  await expect.element(subject).toHaveValue('Estira ')
  await page.getByLabelText(t('newsletterForm.locales.en')).click()
  await expect.poll(() => stored.languages).toEqual(['en'])
  expect(saved()).toHaveLength(2)
})

test('what is looked at is saved first', async () => {
  open()
  await subject.fill('Estira')
  await preview.click()
  await expect.element(dialog.getByText(t('adminNewsletter.preview.title'))).toBeVisible()
  expect(stored).toMatchObject({ subjectEs: 'Estira', version: 2 })
})

test('what another admin has saved is taken, told, and saved with the rest', async () => {
  open()
  await expect.element(text).toHaveValue('')
  saveElsewhere({ subjectEs: 'Suyo' })
  await text.fill('Mío')
  await expect.element(merged).toBeVisible()
  await expect.element(subject).toHaveValue('Suyo')
  expect(panel.elements()).toEqual([])
  await expect.poll(() => stored).toMatchObject({ subjectEs: 'Suyo', textEs: 'Mío', version: 3 })
})

test('while something is to be chosen nothing is looked at or sent; what was chosen is saved', async () => {
  open()
  await expect.element(subject).toHaveValue('')
  saveElsewhere({ subjectEs: 'Suyo' })
  await subject.fill('Mío')
  await send.click()
  await expect.element(panel).toHaveFocus()
  await expect.element(send).toBeDisabled()
  await expect.element(preview).toBeDisabled()
  expect(dialog.elements()).toEqual([])
  const choose = button(t('adminNewsletter.stale.save'))
  await panel.getByRole('radio', { name: /Suyo/ }).click()
  // Nothing is left to save.
  await choose.click()
  await expect.element(panel).not.toBeInTheDocument()
  expect(stored).toMatchObject({ subjectEs: 'Suyo', version: 2 })

  saveElsewhere({ subjectEs: 'Otra vez suyo' })
  await subject.fill('Mío')
  await expect.element(panel).toHaveFocus()
  await choose.click()
  await expect.element(panel).not.toBeInTheDocument()
  expect(stored).toMatchObject({ subjectEs: 'Mío', version: 4 })
  await expect.element(send).toBeEnabled()
})

test('an edition saved elsewhere while it is sent is not sent, but shown', async () => {
  answer(newsletter.sendEdition, () => refused('STALE'))
  open()
  await send.click()
  const confirm = dialog.getByRole('button', { name: t('adminNewsletter.send.confirmNow') })
  await expect.element(confirm).toBeVisible()
  saveElsewhere({ subjectEs: 'Suyo' })
  await confirm.click()
  await expect.element(merged).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(subject).toHaveValue('Suyo')
  expect(page.getByRole('alert').elements()).toEqual([])
  expect(saved()).toEqual([])
})

test('what cannot be saved is marked where it is, and the focus stays; a failure offers another try', async () => {
  open()
  await subject.fill('Estira\u202e')
  await text.click()
  await expect.element(subject).toBeInvalid()
  await expect.element(text).toHaveFocus()
  expect(saved()).toEqual([])
  answer(newsletter.updateEdition, () => refused('INTERNAL'))
  await subject.fill('Estira')
  await expect.element(state('failed')).toBeVisible()
  stored = { ...stored, subjectEs: 'Estira', version: 2 }
  answer(newsletter.updateEdition, () => ok(stored))
  await button(t('adminNewsletter.save.again')).click()
  await expect.element(state('saved')).toBeVisible()
})

test('what could not be saved is there again when the edition is opened again, until it is saved', async () => {
  answer(newsletter.updateEdition, () => refused('UNAVAILABLE'))
  open()
  await subject.fill('Estira')
  await expect.element(state('failed')).toBeVisible()
  await button(t('adminNewsletter.back')).click()
  await expect.element(button(t('adminNewsletter.new'))).toBeVisible()
  history.back()
  await expect.element(subject).toHaveValue('Estira')
  stored = { ...stored, subjectEs: 'Estira', version: 2 }
  answer(newsletter.updateEdition, () => ok(stored))
  await expect.element(state('saved')).toBeVisible()
  await expect.poll(() => $drafts.get()).toEqual([])
})

test('what was typed in an edition that somebody else has sent goes', async () => {
  const about = `admin:edition:${EDITION.id}`
  const typed = { ...contentOf(EDITION), subjectEs: 'Estira' }
  keepDraft({ owner: ADMIN_START.userId, about, base: contentOf(EDITION), typed })
  stored = { ...stored, state: 'sent' }
  open()
  await expect.poll(() => $drafts.get()).toEqual([])
})
