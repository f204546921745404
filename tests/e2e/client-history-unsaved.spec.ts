import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { PATHS } from '#lib/site/routes.ts'
import { storedAs } from '#lib/stored/stored.ts'
import { editorOn, historyOf, revoke, test } from './support/client-history.ts'
import { openAccountMenu, submitSignIn } from './support/forms.ts'
import { newPerson, withDatabase } from './support/person.ts'
import { expect } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** What is typed about a client and not saved: taken back, without a network, reloaded, and when the session ends. */
const t = textsOf('es')

const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('history-draft') ?? '')
const acceptDialogs = (page: Page) => page.on('dialog', (dialog) => void dialog.accept())

/** Ends the sessions of a person, as a sign-out on every other device does. */
const endSessions = ({ id }: { id: string }) =>
  withDatabase((db) => db.execute(sql`delete from sessions where user_id = ${id}`))

test('a client who takes it back while somebody writes: nothing is saved, and the text can be copied', async ({
  page,
  context,
  problems,
  given: { client, share },
}) => {
  problems.allow(/status of 404/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { open, field, form, save } = editorOn(page)
  await open(share.id)
  await field('session_notes').fill('Canario')
  await revoke(client, share)
  await save.click()
  const alert = page.getByRole('alert').filter({ hasText: t('clientHistory.gone.title') })
  await expect(alert).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(page.getByText('Canario')).toBeVisible()
  await page.getByRole('button', { name: t('clientHistory.gone.copy') }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Canario')
  expect((await historyOf(client)).physiotherapistHistory).toBeNull()
  await page.getByRole('button', { name: t('clientHistory.gone.discard') }).click()
  await expect(page.getByText('Canario')).toHaveCount(0)
  expect(await stored(page)).toBe('')
})

test('without a network the text stays, and the next try saves it', async ({
  page,
  context,
  problems,
  given: { client, share },
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const { open, field, form, save, saved } = editorOn(page)
  await open(share.id)
  await field('session_notes').fill('Cuatro series')
  await context.setOffline(true)
  await save.click()
  await expect(form.getByRole('alert')).toContainText(t('clientHistory.save.failed'))
  await expect(field('session_notes')).toHaveValue('Cuatro series')
  await context.setOffline(false)
  await save.click()
  await expect(saved).toBeVisible()
  await expect(form.getByRole('alert')).toHaveCount(0)
  const { physiotherapistHistory } = await historyOf(client)
  expect(physiotherapistHistory).toMatchObject({ version: 1 })
})

test('a draft outlives a reload, and goes when it is saved or discarded', async ({
  page,
  given: { share },
}) => {
  acceptDialogs(page)
  const { open, field, pain, restored, save, saved, discard } = editorOn(page)
  await open(share.id)
  await field('session_notes').fill('Canario')
  await pain.getByRole('radio', { name: '7', exact: true }).check()
  await page.reload()
  await expect(restored).toBeVisible()
  await expect(field('session_notes')).toHaveValue('Canario')
  await expect(pain.getByRole('radio', { name: '7', exact: true })).toBeChecked()
  expect(storedAs('sessionStorage', 'history-draft')).toBeDefined()
  await save.click()
  await expect(saved).toBeVisible()
  await expect.poll(() => stored(page)).toBe('')

  await field('session_notes').fill('Otra cosa')
  await expect.poll(() => stored(page)).toContain('Otra cosa')
  await discard.click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('clientHistory.discard.discard') })
    .click()
  await expect(field('session_notes')).toHaveValue('Canario')
  await expect.poll(() => stored(page)).toBe('')
})

test('a draft waits for the same person when the session ends, and for nobody else', async ({
  page,
  problems,
  given: { leire, share },
}) => {
  // The client of the address is not one of the next person's.
  problems.allow(/status of 40[14]/)
  const { open, field, form, save, restored } = editorOn(page)
  await open(share.id)
  await field('session_notes').fill('Canario')
  await endSessions(leire)
  await save.click()
  const ended = page.getByRole('alert').filter({ hasText: t('account.ended.title') })
  await expect(ended).toContainText(t('account.ended.unsaved'))
  await expect(form).toHaveCount(0)
  await ended.getByRole('link', { name: t('account.ended.signIn') }).click()
  await submitSignIn(page, 'es', leire)
  await expect(restored).toBeVisible()
  await expect(field('session_notes')).toHaveValue('Canario')

  await endSessions(leire)
  await save.click()
  await ended.getByRole('link', { name: t('account.ended.signIn') }).click()
  await submitSignIn(page, 'es', await newPerson('trainer'))
  await expect(page).not.toHaveURL(/auth/)
  await expect(page.getByText(t('clientHistory.gone.title'))).toBeVisible()
  await expect.poll(() => stored(page)).toBe('')
  expect(await page.content()).not.toContain('Canario')
})

test('who signs out is asked, and gives up what is not saved', async ({
  page,
  given: { share },
}) => {
  const { open, field } = editorOn(page)
  await open(share.id)
  await field('session_notes').fill('Canario')
  const menu = await openAccountMenu(page, 'es')
  const asked = page.waitForEvent('dialog')
  const leaving = menu.getByRole('button', { name: t('common.account.signOut') }).click()
  const dialog = await asked
  expect(dialog.message()).toBe(t('clientHistory.leave'))
  await dialog.accept()
  await leaving
  // The header says so at once, and then the home page is loaded.
  await page.waitForURL(({ pathname }) => pathname === PATHS.home)
  await expect(page.getByRole('link', { name: t('common.account.signIn') })).toBeVisible()
  expect(await stored(page)).toBe('')
})
