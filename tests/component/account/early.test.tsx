import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Auth } from '#islands/auth/auth.tsx'
import { ForgotPassword } from '#islands/auth/forgot-password.tsx'
import { TEXTS } from '#lib/i18n/texts.ts'
import * as passwords from '#lib/passwords/calls.ts'
import * as signingUp from '#lib/sign-up/calls.ts'
import { PATHS } from '#lib/site/routes.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { focus } from '../support/act.ts'
import { answer, answerAt, held, ok, refused } from '../support/api.ts'
import { answerLocations } from '../support/locations.ts'
import { mountBuilt } from '../support/mount.tsx'

const t = textsOf('es')
const EMAIL = 'eva@example.com'
const PASSWORD = 'cinco sillas verdes'

/** Fills in a control as a password manager may: without an event, and before anybody could hear of one. */
function fillSilently(name: string, value: string) {
  const input = document.querySelector<HTMLInputElement>(`form:not([hidden] form) [name=${name}]`)!
  input.value = value
  return input
}

test('what was filled in before hydration signs in, and the caret stays where it was', async () => {
  answerAt('GET', '/auth/csrf', { csrfToken: 'token' })
  const tried = answerAt('POST', '/auth/callback/credentials', () => refused('WRONG_CREDENTIALS'))
  const hydrate = mountBuilt(<Auth locale="es" texts={TEXTS.es} mode="login" />, {
    at: PATHS.signIn,
  })
  fillSilently('email', EMAIL)
  const password = fillSilently('password', PASSWORD)
  await focus(page.elementLocator(password))
  password.setSelectionRange(3, 5)
  await hydrate()
  expect(document.activeElement).toBe(password)
  expect([password.selectionStart, password.selectionEnd]).toEqual([3, 5])
  await page.getByRole('button', { name: t('auth.signIn.submit') }).click()
  await expect
    .poll(() => tried().map(({ body }) => body))
    .toEqual([{ email: EMAIL, password: PASSWORD, csrfToken: 'token' }])
})

test('what was typed and chosen before hydration is part of the sign-up', async () => {
  answer(signingUp.getChallenge, { left: 2, operator: 'plus', right: 3, token: 'sum' })
  answerLocations()
  answer(passwords.judgePassword, { weakness: null })
  const checked = answer(signingUp.checkEmail, { exists: false, pass: 'pass' })
  const hydrate = mountBuilt(<Auth locale="es" texts={TEXTS.es} mode="register" />, {
    at: PATHS.signUp,
  })
  const athlete = page.getByRole('radio', { name: t('auth.signUp.isAthlete') })
  const trainer = page.getByRole('radio', { name: t('professionals.profession.trainer') })
  await expect.element(athlete).toBeChecked()
  await trainer.click()
  await page.getByLabelText(t('auth.password')).fill(PASSWORD)
  await page.getByLabelText(t('auth.signUp.confirmPassword')).fill(PASSWORD)
  const email = fillSilently('email', EMAIL)
  await focus(page.elementLocator(email))

  await hydrate()
  expect(document.activeElement).toBe(email)
  await expect.element(page.getByText(/^Seguridad: /)).toBeVisible()
  const sum = page.getByLabelText(
    t('fields.sum.question', { left: 2, operator: t('fields.sum.operator.plus'), right: 3 }),
  )
  await sum.fill('5')
  await expect.element(trainer).toBeChecked()
  await page.getByRole('button', { name: t('auth.signUp.next') }).click()
  await expect.element(page.getByText(new RegExp(`: ${t('auth.signUp.about')}$`))).toBeVisible()
  expect(checked().map(({ body }) => body)).toEqual([
    expect.objectContaining({ email: EMAIL, password: PASSWORD }),
  ])
})

test('an address typed before hydration gets the link', async () => {
  const sent = answer(passwords.forgotPassword, { ok: true })
  const hydrate = mountBuilt(<ForgotPassword locale="es" texts={TEXTS.es} />, {
    at: PATHS.forgotPassword,
  })
  fillSilently('email', EMAIL)
  await hydrate()
  await page.getByRole('button', { name: t('auth.forgot.submit') }).click()
  await expect.element(page.getByText(t('auth.forgot.sent'))).toBeVisible()
  expect(sent().map(({ body }) => body)).toEqual([{ email: EMAIL }])
})

test('a draft of this tab is shown once it is filled in', async () => {
  answer(signingUp.getChallenge, { left: 2, operator: 'plus', right: 3, token: 'sum' })
  const hydrate = mountBuilt(<Auth locale="es" texts={TEXTS.es} mode="register" />, {
    at: PATHS.signUp,
  })
  const text = JSON.stringify({ userType: 'trainer', email: EMAIL })
  sessionStorage.setItem('sign-up', text)
  // The HTML was drawn here, so the store has read that there is none.
  dispatchEvent(new StorageEvent('storage', { key: 'sign-up', newValue: text }))
  await hydrate()
  await expect.element(page.getByText(t('auth.signUp.restored'))).toBeVisible()
  await expect.element(page.getByLabelText(t('auth.email'))).toHaveValue(EMAIL)
  await expect
    .element(page.getByRole('radio', { name: t('professionals.profession.trainer') }))
    .toBeChecked()
})

test('who may have a session sees no form until it is known that it has ended', async () => {
  const session = held<{ user: object | null }>()
  answerAt('GET', '/auth/session', session.answer)
  const hydrate = mountBuilt(<Auth locale="es" texts={TEXTS.es} mode="login" />, {
    at: PATHS.signIn,
    signedIn: true,
  })
  const email = page.getByLabelText(t('auth.email'))
  await expect.element(page.getByText(t('auth.checking'))).toBeVisible()
  await expect.element(email).not.toBeVisible()
  await hydrate()
  await expect.element(email).not.toBeVisible()
  session.release(ok({ user: null }))
  await expect.element(email).toBeVisible()
  await expect.element(page.getByText(t('auth.checking'))).not.toBeInTheDocument()
})
