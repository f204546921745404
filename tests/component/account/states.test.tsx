import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Auth } from '#islands/auth/auth.tsx'
import { TEXTS } from '#lib/i18n/texts.ts'
import * as notifications from '#lib/notifications/calls.ts'
import * as ownProfile from '#lib/profile/calls.ts'
import * as signingUp from '#lib/sign-up/calls.ts'
import { PATHS } from '#lib/site/routes.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, refused } from '../support/api.ts'
import { mount } from '../support/mount.tsx'
import { answerOwn, ATHLETE, openOwn, TRAINER } from './support.tsx'

const t = textsOf('es')

test.each([
  { role: 'athlete', profile: ATHLETE, part: 'public', at: PATHS.profile },
  { role: 'trainer', profile: TRAINER, part: 'data', at: PATHS.profileData },
] as const)(
  'the profile of a $role with a mistake is accessible',
  async ({ profile, part, at }) => {
    answerOwn(profile)
    const { phone, save, says } = openOwn(part, at)
    await phone.fill('12')
    await save.click()
    await says(t('fields.problem.invalid_phone'))
    await expectAccessible()
  },
)

test('the question before a deletion is accessible', async () => {
  answerOwn(ATHLETE)
  answer(notifications.listNotifications, { items: [], unread: 0, mutedMails: [] })
  openOwn('privacy', PATHS.profilePrivacy)
  await page.getByRole('button', { name: t('account.danger.open') }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible()
})

test('a session that has ended is reported by the next save', async () => {
  answerOwn(ATHLETE)
  answer(ownProfile.updateOwnProfile, () => refused('UNAUTHENTICATED'))
  const { phone, save } = openOwn('public', PATHS.profile)
  await phone.fill('+34 600 000 003')
  await save.click()
  const title = page.getByRole('heading', { name: t('session.title') })
  await expect.element(page.getByRole('alert').filter({ has: title })).toHaveFocus()
  await expect.element(page.getByText(t('session.unsaved'), { exact: false })).toBeVisible()
  // Nothing personal is shown.
  await expect.poll(() => phone.elements()).toEqual([])
})

function openSignUp(type: string) {
  mount(<Auth locale="es" texts={TEXTS.es} mode="register" />, {
    at: `/auth?mode=register&type=${type}`,
  })
  return page.getByRole('tabpanel', { name: t('auth.signUpTab') })
}

test('the first step of sign-up with mistakes is accessible', async () => {
  answer(signingUp.getChallenge, { left: 2, operator: 'plus', right: 3, token: 'sum' })
  const form = openSignUp('trainer')
  await form.getByRole('button', { name: t('auth.signUp.next') }).click()
  await expect.element(form.getByLabelText(t('auth.email'))).toHaveFocus()
  await form.getByLabelText(t('auth.password')).fill('Corta1')
  await expectAccessible()
})

test('sign-up says how long to wait when there are no more sums', async () => {
  answer(signingUp.getChallenge, () => refused('RATE_LIMITED', {}, 15 * 60))
  const form = openSignUp('athlete')
  await expect.element(form.getByText(t('island.failure.limited', { count: 15 }))).toBeVisible()
  await expect.element(form.getByRole('button', { name: t('island.retry') })).toBeVisible()
})
