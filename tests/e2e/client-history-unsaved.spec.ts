import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { PATHS } from '#lib/site/routes.ts'
import { editorOn, test } from './support/client-history.ts'
import { openAccountMenu, submitSignIn } from './support/forms.ts'
import { newPerson, withDatabase } from './support/person.ts'
import { expect } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** What is typed about a client and not saved, when the session ends. */
const t = textsOf('es')

const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts') ?? '')

/** Ends the sessions of a person, as a sign-out on every other device does. */
const endSessions = ({ id }: { id: string }) =>
  withDatabase((db) => db.execute(sql`delete from sessions where user_id = ${id}`))

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
  const ended = page.getByRole('alert').filter({ hasText: t('session.title') })
  await expect(ended).toContainText(t('session.unsaved'))
  await expect(form).toHaveCount(0)
  await ended.getByRole('link', { name: t('session.signIn') }).click()
  await submitSignIn(page, 'es', leire)
  await expect(restored).toBeVisible()
  await expect(field('session_notes')).toHaveValue('Canario')

  await endSessions(leire)
  await save.click()
  await ended.getByRole('link', { name: t('session.signIn') }).click()
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
  expect(dialog.message()).toBe(t('session.leave'))
  await dialog.accept()
  await leaving
  // The header says so at once, and then the home page is loaded.
  await page.waitForURL(({ pathname }) => pathname === PATHS.home)
  await expect(page.getByRole('link', { name: t('common.account.signIn') })).toBeVisible()
  expect(await stored(page)).toBe('')
})
