import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { PATHS } from '#lib/site/routes.ts'
import { submitSignIn } from './support/forms.ts'
import { registerOn } from './support/health.ts'
import { enterKeeper, type Keeper } from './support/keeper.ts'
import { forgetTries, newPerson, withDatabase } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** What is typed and not saved, when the session ends or another person signs in. */
const t = textsOf('es')

/** Ends the sessions of a person, as a sign-out on every other device does. */
const endSessions = ({ id }: Keeper) =>
  withDatabase((db) => db.execute(sql`delete from sessions where user_id = ${id}`))

const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))

/** Types a record whose save finds the session over, and goes to the sign-in page from what is said then. */
async function endedWhileTyping(page: Page, keeper: Keeper) {
  await forgetTries()
  const register = registerOn(page)
  await register.open()
  await register.field('weight').fill('61,8')
  await register.note.fill('Canario')
  // Not before the click: any other request would already say that the session has ended.
  await page.route(
    '**/api/health/records',
    async (route) => {
      await endSessions(keeper)
      await route.continue()
    },
    { times: 1 },
  )
  await register.save.click()
  const ended = page.getByRole('alert').filter({ hasText: t('session.title') })
  await expect(ended).toContainText(t('session.unsaved'))
  await expect(register.form).toHaveCount(0)
  await ended.getByRole('link', { name: t('session.signIn') }).click()
  return register
}

test('a draft outlives the end of the session, and waits for the same person', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 401/)
  const keeper = await enterKeeper(context, baseURL!)
  const { field, note } = await endedWhileTyping(page, keeper)
  await submitSignIn(page, 'es', keeper)
  await expect(page).toHaveURL(`${PATHS.health}?tab=data`)
  await expect(page.getByText(t('editing.restored'))).toBeVisible()
  await expect(field('weight')).toHaveValue('61,8')
  await expect(note).toHaveValue('Canario')
})

test('the demonstration in between leaves the draft where it is', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  // What the page asks for once the cookies are gone.
  problems.allow(/status of 401/)
  await enterKeeper(context, baseURL!)
  const { open, field, form } = registerOn(page)
  await open()
  await field('weight').fill('61,8')
  await expect.poll(() => stored(page)).toContain('61,8')
  const cookies = await context.cookies()
  await context.clearCookies()
  page.once('dialog', (dialog) => void dialog.accept())
  await open()
  await expect(page.getByText(t('health.demo.title'))).toBeVisible()
  await expect(field('weight')).toHaveValue('')
  await form.getByLabel(t('health.measure.weight')).fill('50')
  await context.addCookies(cookies)
  await open()
  await expect(field('weight')).toHaveValue('61,8')
})

test('the next person who signs in finds nothing of it, neither on the screen nor in the tab', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 401/)
  const { field } = await endedWhileTyping(page, await enterKeeper(context, baseURL!))
  expect(await stored(page)).toContain('Canario')
  await submitSignIn(page, 'es', await newPerson())
  await expect(page).toHaveURL(`${PATHS.health}?tab=data`)
  await expect(field('weight')).toHaveValue('')
  expect(await stored(page)).not.toContain('Canario')
  expect(await page.content()).not.toContain('Canario')
})

test('who signs in as somebody else in another tab finds nothing of it in the first one', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  // What the page asks for once the cookies are gone.
  problems.allow(/status of 401/)
  await forgetTries()
  await enterKeeper(context, baseURL!)
  const { open, field, note } = registerOn(page)
  await open()
  await note.fill('Canario')
  await expect.poll(() => stored(page)).toContain('Canario')
  await context.clearCookies()
  const other = await context.newPage()
  page.once('dialog', (dialog) => void dialog.accept())
  await other.goto(PATHS.signIn)
  await submitSignIn(other, 'es', await newPerson())
  // The first tab is loaded anew, as its person may be another.
  await expect(note).toHaveValue('')
  await expect(field('weight')).toBeVisible()
  await expect.poll(() => stored(page)).not.toContain('Canario')
})

test('who signs out is asked, and gives up what is not saved', async ({
  page,
  context,
  baseURL,
}) => {
  await enterKeeper(context, baseURL!)
  const { open, field } = registerOn(page)
  await open()
  await field('weight').fill('61,8')
  await page.getByRole('button', { name: t('common.account.menu') }).click()
  const asked = page.waitForEvent('dialog')
  const leaving = page
    .locator('#account')
    .getByRole('button', { name: t('common.account.signOut') })
    .click()
  const dialog = await asked
  expect(dialog.message()).toBe(t('session.leave'))
  await dialog.accept()
  await leaving
  // The header says so at once, and then the home page is loaded.
  await page.waitForURL(({ pathname }) => pathname === PATHS.home)
  await expect(page.getByRole('link', { name: t('common.account.signIn') })).toBeVisible()
  expect(await stored(page)).not.toContain('61,8')
})
