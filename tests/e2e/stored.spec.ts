import type { BrowserContext, Page } from '@playwright/test'
import { SESSION_HINT } from '#lib/accounts/session-hint.ts'
import { PATHS } from '#lib/site/routes.ts'
import { STORED, STORED_KINDS, storedAs } from '#lib/stored/stored.ts'
import type { Clients } from '#lib/workspace/schemas.ts'
import { calculatorOn } from './support/calculators.ts'
import { editorOn } from './support/client-history.ts'
import { consentOn } from './support/consent.ts'
import { contactOn, WRITTEN } from './support/contact.ts'
import { signInDemo } from './support/demo-session.ts'
import { finderOn } from './support/finder.ts'
import { openAccountMenu, signOut, signUpField, submitSignIn } from './support/forms.ts'
import { registerOn } from './support/health.ts'
import { watchHeld } from './support/held.ts'
import { apiOf } from './support/keeper.ts'
import { listOn } from './support/list.ts'
import { mailedLink } from './support/mailbox.ts'
import { networkQuiet } from './support/network.ts'
import { enterAs, forgetTries, newPerson } from './support/person.ts'
import { sendingOn } from './support/sending.ts'
import { PASSWORD } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'
import { timerOn } from './support/timer.ts'
import { workerReady } from './support/worker.ts'
import { enterTrainer } from './support/workspace.ts'

test.use({ serviceWorkers: 'allow', cookieChoice: null })
test.beforeEach(forgetTries)

const t = textsOf('es')

/** It needs the sign-up of a physiotherapist with a photo, which accounts.phone.spec.ts makes. */
const NOT_MET = ['pending-photo:{user}']

type Held = Awaited<ReturnType<typeof watchHeld>>

async function chooseLooks(page: Page) {
  await page.goto(`/en${PATHS.faq}`)
  await workerReady(page)
  await consentOn(page, 'en').accept.click()
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: textsOf('en')('common.theme.label') }).click()
  await banner.getByRole('link', { name: /Español/ }).click()
  await expect(page).toHaveURL(PATHS.faq)
}

async function browse(page: Page) {
  const list = listOn(page, 'trainer', 'es')
  await list.open('modality=online')
  await list.hydrated()
  const heart = page.locator('[data-save]').first()
  await heart.click()
  // Its script comes with the first press.
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await list.names.first().click()
  await expect(page).toHaveURL(/\/trainer\//)
}

async function writeDownHealth(page: Page, held: Held) {
  const { open, field, save, saved } = registerOn(page)
  await open()
  await field('weight').fill('61,8')
  await expect(page.getByText(/^1 dato\./)).toBeVisible()
  await held.look(page)
  await save.click()
  await saved.waitFor()
  await held.look(page)
}

/** A professional begins a questionnaire and signs out by closing the browser's session. */
async function beginQuestionnaire(page: Page, held: Held) {
  const context = page.context()
  await enterTrainer(context, new URL(page.url()).origin)
  const tab = await context.newPage()
  const sending = sendingOn(tab)
  await sending.open()
  await sending.title.fill('A medias')
  await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('drafts'))).toBeTruthy()
  await held.look(tab)
  await tab.close()
  for (const name of ['mfa-session', SESSION_HINT]) await context.clearCookies({ name })
}

async function writeToSomebody(page: Page, held: Held) {
  const email = `nora.${crypto.randomUUID()}@example.com`
  const contact = contactOn(page, 'es')
  await page.goto(contact.path)
  await contact.opener.click()
  await contact.name.fill('Nora Gil')
  await contact.objective.selectOption('strength')
  await contact.message.fill(WRITTEN)
  await contact.next.click()
  await contact.signUp(email, PASSWORD)
  await expect(contact.sheet).toContainText(email)
  await held.look(page)
  await page.goto(await mailedLink(page.request, email, 'type=signup'))
  await contact.code()
  // What the page asks as the one who has just come in.
  await networkQuiet(page)
  for (const name of ['mfa-session', SESSION_HINT]) await page.context().clearCookies({ name })
}

/** A professional leaves a note about a client unsaved, in a tab whose session is over then. */
async function writeAboutClient(page: Page, held: Held) {
  const context = page.context()
  const { origin } = new URL(page.url())
  await signInDemo(context, origin, 'physiotherapist')
  const { items } = await apiOf(context, origin)<Clients>('GET', 'workspace/clients')
  const tab = await context.newPage()
  const { open, field } = editorOn(tab)
  await open(items[0]!.id)
  await field('session_notes').fill('A medias')
  await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('drafts'))).toBeTruthy()
  await held.look(tab)
  await tab.close()
  for (const name of ['mfa-session', SESSION_HINT]) await context.clearCookies({ name })
}

/** An admin hides a column of a table. */
async function hideColumn(page: Page, held: Held) {
  const context = page.context()
  await enterAs(context, new URL(page.url()).origin, 'admin')
  const tab = await context.newPage()
  await tab.goto(`${PATHS.admin}?tab=users`)
  await tab.getByRole('button', { name: t('admin.columns.choose') }).click()
  await tab
    .getByRole('group', { name: t('admin.columns.label') })
    .getByRole('checkbox')
    .first()
    .click()
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('admin-columns'))).toBeTruthy()
  await held.look(tab)
  await tab.close()
  for (const name of ['mfa-session', SESSION_HINT]) await context.clearCookies({ name })
}

async function find(page: Page) {
  const finder = finderOn(page, 'es')
  await finder.openAlive()
  await finder.chooseProfession('trainer')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('finder'))).toBeTruthy()
}

async function beginSignUp(page: Page) {
  await page.goto('/auth?mode=register&type=athlete')
  await signUpField(page, 'email').fill('nora@example.com')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sign-up'))).toBeTruthy()
}

async function useAccount(page: Page, context: BrowserContext) {
  await page.goto(PATHS.signIn)
  await submitSignIn(page, 'es', await newPerson())
  // The form leads on by itself, a moment after it has signed in.
  await page.waitForURL(({ pathname }) => pathname !== PATHS.auth)
  await page.goto(PATHS.faq)
  await openAccountMenu(page, 'es')
  const tab = await context.newPage()
  await tab.goto(PATHS.profile)
  await tab.getByLabel(t('people.phone')).fill('600 000 000')
  await expect(tab.getByText(t('editing.unsaved'))).toBeVisible()
  await tab.close()
}

async function calculate(page: Page) {
  const { open, unit, actions } = calculatorOn(page, 'bmi', 'es')
  await open('#height=165&weight=68')
  await unit('lb').click()
  // The result becomes a record of somebody who is signed in.
  await actions.getByRole('button', { name: t('calculators.save.toHealth') }).click()
  await page.waitForURL(`**${PATHS.health}?**`)
}

async function train(page: Page) {
  const timer = timerOn(page, 'es')
  await timer.open('mode=countdown&seconds=60')
  const panel = (title: string) => page.locator('details').filter({ hasText: title })
  await page.locator('summary', { hasText: t('timers.signals.title') }).click()
  await panel(t('timers.signals.title')).getByRole('checkbox').first().click()
  await page.locator('summary', { hasText: t('timers.keep.presets.title') }).click()
  const name = page.getByLabel(t('timers.keep.presets.name'))
  await name.fill('Lunes')
  await name.press('Enter')
  await timer.begin()
  await page.clock.fastForward(61_000)
  await timer.press('Cerrar')
}

test('a walk through everything leaves nothing in a browser that the cookie page does not list', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const begun = Date.now()
  const held = await watchHeld(context)
  await chooseLooks(page)
  await browse(page)
  await find(page)
  await held.look(page)
  await writeDownHealth(page, held)
  await beginQuestionnaire(page, held)
  await writeToSomebody(page, held)
  await writeAboutClient(page, held)
  await hideColumn(page, held)
  await beginSignUp(page)
  await useAccount(page, context)
  await calculate(page)
  const gym = await context.newPage()
  await train(gym)
  await gym.close()
  await held.look(page)
  for (const { name, expires } of await context.cookies()) {
    const { seconds } = storedAs('cookies', name)!
    const rest = expires < 0 ? null : expires - Date.now() / 1_000
    const walked = (Date.now() - begun) / 1_000
    if (seconds && rest) expect(Math.abs(seconds - rest), name).toBeLessThan(walked + 5)
    else expect(rest, name).toBe(seconds)
  }

  await page.goto(PATHS.faq)
  // The result of the calculator is still a draft.
  page.once('dialog', (question) => void question.accept())
  await signOut(page, 'es')
  await held.look(page)

  expect(held.all().filter(({ kind, name }) => !storedAs(kind, name))).toEqual([])
  // Nothing is listed that is not there; otherwise the walk would prove little.
  const met = new Set(held.all().map(({ kind, name }) => storedAs(kind, name)?.name))
  const listed = STORED_KINDS.flatMap((kind) => STORED[kind].map(({ name }) => name))
  expect(listed.filter((name) => !met.has(name))).toEqual(NOT_MET)
  await page.goto(PATHS.cookies)
  for (const name of listed) {
    const shown = name.replace(/\{.*?\}/, '…')
    await expect(page.getByRole('rowheader', { name: shown, exact: true })).toBeVisible()
  }
})
