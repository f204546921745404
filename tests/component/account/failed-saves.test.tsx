import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BellPanel } from '#islands/bell/bell-panel.tsx'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import type { NotificationId, ProfessionalId, SessionId, VerificationId } from '#lib/ids.ts'
import * as notifications from '#lib/notifications/calls.ts'
import type { Notifications } from '#lib/notifications/schemas.ts'
import * as passwords from '#lib/passwords/calls.ts'
import { getProfessional } from '#lib/professionals/calls.ts'
import * as ownProfile from '#lib/profile/calls.ts'
import * as sessions from '#lib/sessions/calls.ts'
import { PATHS } from '#lib/site/routes.ts'
import * as verifications from '#lib/verifications/calls.ts'
import type { OwnVerification } from '#lib/verifications/schemas.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer, held, ok, refused } from '../support/api.ts'
import { mount } from '../support/mount.tsx'
import { answerOwn, ATHLETE, openOwn, RANKING, TRAINER } from './support.tsx'

/** Why something was not saved stands where it was tried, until the next try. */

const t = textsOf('es')
const alert = page.getByRole('alert')
const gone = () => expect.poll(() => alert.elements().length).toBe(0)
const NOTIFIED: Notifications = { items: [], unread: 0, mutedMails: [] }

test('why the profile was not saved stands in the save bar, until the next save', async () => {
  const { save, saves } = answerOwn(ATHLETE)
  answer(ownProfile.updateOwnProfile, () => refused('INTERNAL'))
  const own = openOwn('data', PATHS.profileData)
  await own.phone.fill('+34 600 000 001')
  await own.save.click()
  await expect.element(alert).toHaveTextContent(t('account.save.failed'))
  await expect.element(own.save).toBeInViewport({ ratio: 0.99 })
  await expect.element(alert).toBeInViewport({ ratio: 0.99 })

  const later = held<OwnProfile>()
  answer(ownProfile.updateOwnProfile, later.answer)
  await own.save.click()
  await gone()
  later.release(save(saves().at(-1)!.body))
  await own.says(t('account.save.done'))
})

test('why the profile was not saved goes with the changes that are discarded', async () => {
  answerOwn(ATHLETE)
  answer(ownProfile.updateOwnProfile, () => refused('RATE_LIMITED', {}, 120))
  const own = openOwn('data', PATHS.profileData)
  await own.phone.fill('+34 600 000 001')
  await own.save.click()
  await expect.element(alert).toHaveTextContent(t('island.failure.limited', { count: 2 }))
  const discard = t('editing.discard.discard')
  const question = page.getByRole('alertdialog')
  await page.getByRole('button', { name: t('island.cancel') }).click()
  await question.getByRole('button', { name: t('editing.discard.keep') }).click()
  await expect.poll(() => question.elements().length).toBe(0)
  await expect.element(own.phone).toHaveValue('+34 600 000 001')
  await expect.element(alert).toBeVisible()
  await page.getByRole('button', { name: t('island.cancel') }).click()
  await question.getByRole('button', { name: discard }).click()
  await own.phone.fill('+34 600 000 002')
  await expect.element(own.save).toBeVisible()
  expect(alert.elements()).toEqual([])
})

test('a profile that was saved elsewhere is no failure', async () => {
  const { save } = answerOwn(TRAINER)
  const own = openOwn('data', PATHS.profileData)
  await own.phone.fill('+34 600 000 001')
  save({ version: 1, basics: { ...TRAINER.basics, phone: '+34 699 000 002' } })
  await own.save.click()
  const panel = page.getByRole('region', { name: t('editing.stale.title') })
  await expect.element(panel).toHaveFocus()
  await expect.element(own.save).toBeEnabled()
  await expect.element(page.getByText(t('account.save.failed'))).not.toBeInTheDocument()
})

test('why a password was not changed stands in its form, until it is tried again', async () => {
  answerOwn(ATHLETE)
  answer(passwords.judgePassword, { weakness: null })
  const asked = answer(passwords.changePassword, () => refused('UNAVAILABLE'))
  openOwn('security', PATHS.profileSecurity)
  const form = page.getByRole('form', { name: t('account.password.title') })
  const [current, next] = [
    form.getByLabelText(t('account.password.current')),
    form.getByLabelText(t('account.password.new')),
  ]
  const submit = form.getByRole('button', { name: t('account.password.submit') })
  await current.fill('cinco sillas')
  await next.fill('siete ventanas azules')
  await submit.click()
  await expect.element(form.getByRole('alert')).toHaveTextContent(t('island.failure.unavailable'))
  // What was typed is still there.
  await expect.element(next).toHaveValue('siete ventanas azules')
  await current.fill('')
  await submit.click()
  await expect.element(current).toHaveFocus()
  await expect.element(form.getByText(t('island.failure.unavailable'))).not.toBeInTheDocument()
  expect(asked()).toHaveLength(1)
})

const AT = '2026-11-01T09:00:00.000Z'
const SIGNED_IN = {
  items: ['Firefox · Android', 'Safari · iOS'].map((device) => ({
    ...{ id: `00000000 ${device}` as SessionId, device, isCurrent: false },
    ...{ createdAt: AT, lastSeenAt: AT },
  })),
  devices: [],
}

test('two sessions that were not ended at once say so each', async () => {
  answerOwn(ATHLETE)
  answer(sessions.listSessions, SIGNED_IN)
  const later = held<{ ok: true }>()
  answer(sessions.endSession, later.answer)
  openOwn('security', PATHS.profileSecurity)
  const rows = ['Firefox', 'Safari'].map((hasText) =>
    page.getByRole('listitem').filter({ hasText }),
  )
  for (const row of rows) await row.getByRole('button').click()
  later.release(refused('INTERNAL'))
  for (const row of rows)
    await expect.element(row.getByRole('alert')).toHaveTextContent(t('account.sessions.endFailed'))
})

test('why a session was not ended stands at it; all of them, in the question', async () => {
  answerOwn(ATHLETE)
  answer(sessions.listSessions, SIGNED_IN)
  answer(sessions.endSession, () => refused('INTERNAL'))
  answer(sessions.endAllSessions, () => refused('UNAVAILABLE'))
  openOwn('security', PATHS.profileSecurity)
  const row = page.getByRole('listitem').filter({ hasText: 'Safari' })
  const end = row.getByRole('button')
  await end.click()
  await expect.element(row.getByRole('alert')).toHaveTextContent(t('account.sessions.endFailed'))
  expect(alert.elements()).toHaveLength(1)
  const later = held<{ ok: true }>()
  answer(sessions.endSession, later.answer)
  await end.click()
  await gone()
  later.release(refused('INTERNAL'))
  await expect.element(row.getByRole('alert')).toBeVisible()

  const all = t('account.sessions.endAll')
  await page.getByRole('button', { name: all }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: all }).click()
  await expect
    .element(question.getByRole('alert'))
    .toHaveTextContent(t('island.failure.unavailable'))

  // Asked again it has not failed yet; what was on its way has.
  const ask = async () => {
    await question.getByRole('button', { name: t('island.cancel') }).click()
    await expect.poll(() => question.elements().length).toBe(0)
    await page.getByRole('button', { name: all }).click()
    await expect.element(question).toBeVisible()
  }
  await ask()
  expect(question.getByRole('alert').elements()).toEqual([])
  const much = held<{ ok: true }>()
  answer(sessions.endAllSessions, much.answer)
  await question.getByRole('button', { name: all }).click()
  await ask()
  much.release(refused('INTERNAL'))
  await expect
    .element(question.getByRole('alert'))
    .toHaveTextContent(t('account.sessions.endFailed'))
})

test('why a kind of mail was not chosen stands at it, and it is as it was', async () => {
  answerOwn(ATHLETE)
  answer(notifications.listNotifications, NOTIFIED)
  answer(notifications.updateNotifications, () => refused('INTERNAL'))
  openOwn('privacy', PATHS.profilePrivacy)
  const kind = t('account.mailKinds.kind.reply')
  const row = page.getByRole('listitem').filter({ hasText: kind })
  const box = page.getByRole('checkbox', { name: kind })
  await box.click()
  await expect.element(row.getByRole('alert')).toHaveTextContent(t('account.mailKinds.failed'))
  await expect.element(box).toBeChecked()
  const later = held<Pick<Notifications, 'unread' | 'mutedMails'>>()
  answer(notifications.updateNotifications, later.answer)
  await box.click()
  await gone()
  later.release(ok({ unread: 0, mutedMails: ['reply'] }))
  await expect.element(page.getByText(t('account.mailKinds.saved'))).toBeVisible()
})

const LISTED: OwnProfile = {
  ...TRAINER,
  professionalId: '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d12' as ProfessionalId,
}
const WAITING: OwnVerification = {
  id: '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d13' as VerificationId,
  ...{ kind: 'profession', certificate: null, register: null, number: null },
  ...{ state: 'waiting', reason: null, endCause: null, validUntil: null },
  proof: { type: 'application/pdf', bytes: 1000 },
  ...{ createdAt: '2026-11-01T09:00:00.000Z', decidedAt: null },
}

/** "Mi Perfil" of a professional with one claim, if any; the subject of its profession. */
function openVerification(claim?: OwnVerification) {
  answerOwn(LISTED)
  answer(getProfessional, () => refused('NOT_FOUND'))
  const shown = { items: claim ? [claim] : [], certifications: [], ranking: RANKING }
  answer(verifications.listOwnVerifications, () => ok(shown))
  openOwn('public', PATHS.profile)
  return {
    shown,
    subject: page
      .getByRole('region', { name: t('verification.title') })
      .getByRole('listitem')
      .filter({ hasText: t('verification.profession') }),
  }
}

test('a claim that was decided before it was withdrawn says so at what became of it', async () => {
  const { shown, subject } = openVerification(WAITING)
  answer(verifications.withdrawVerification, () => refused('INTERNAL'))
  const withdraw = subject.getByRole('button', { name: t('verification.withdraw'), exact: false })
  await withdraw.click()
  await expect
    .element(subject.getByRole('alert'))
    .toHaveTextContent(t('verification.withdrawFailed'))
  answer(verifications.withdrawVerification, () => refused('CONFLICT'))
  shown.items = [{ ...WAITING, state: 'approved', decidedAt: WAITING.createdAt }]
  await withdraw.click()
  await expect.element(subject).toMatchTextContent(t('verification.state.approved'))
  await expect.element(subject.getByRole('alert')).toHaveTextContent(t('verification.decided'))
  await subject.getByRole('button').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await gone()
})

test('why a document was not sent stands in its dialog, or at its button once that is closed', async () => {
  const { subject } = openVerification()
  answer(verifications.claimVerification, () => refused('INVALID_INPUT', { claims: 'too_many' }))
  await subject.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: t('verification.form.submit') })
  await dialog
    .getByLabelText(t('verification.form.file'))
    .upload(new File(['%PDF-1.7'], 'titulo.pdf', { type: 'application/pdf' }))
  await send.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(t('verification.form.many'))

  const later = held<{ id: VerificationId }>()
  answer(verifications.claimVerification, later.answer)
  await send.click()
  await gone()
  await dialog.getByRole('button', { name: t('island.cancel') }).click()
  await expect.poll(() => dialog.elements().length).toBe(0)
  later.release(refused('INTERNAL'))
  await expect.element(subject.getByRole('alert')).toHaveTextContent(t('verification.form.failed'))
})

test('why notifications were not marked as read stands in the bell, until the next try', async () => {
  answer(notifications.listNotifications, {
    items: [
      {
        ...{ id: '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d14' as NotificationId, actorName: null },
        ...{ createdAt: '2026-11-01T09:00:00.000Z', isRead: false },
        kind: 'verification',
        data: { event: 'profession_approved' },
      },
    ],
    ...{ unread: 1, mutedMails: [] },
  })
  answer(notifications.updateNotifications, () => refused('INTERNAL'))
  mount(<BellPanel />, { signedIn: true })
  const readAll = page.getByRole('button', { name: t('notifications.readAll') })
  await readAll.click()
  await expect.element(alert).toHaveTextContent(t('notifications.readFailed'))
  const later = held<Pick<Notifications, 'unread' | 'mutedMails'>>()
  answer(notifications.updateNotifications, later.answer)
  await readAll.click()
  await gone()
  answer(notifications.listNotifications, NOTIFIED)
  later.release(ok({ unread: 0, mutedMails: [] }))
  await expect.element(page.getByText(t('notifications.empty'))).toBeVisible()
})
