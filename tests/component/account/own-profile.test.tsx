import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as account from '#lib/account/calls.ts'
import * as accountSchemas from '#lib/account/schemas.ts'
import { DONE } from '#lib/http/done.ts'
import type { DeviceId, SessionId } from '#lib/ids.ts'
import * as notifications from '#lib/notifications/calls.ts'
import * as ownProfile from '#lib/profile/calls.ts'
import * as sessions from '#lib/sessions/calls.ts'
import { PATHS } from '#lib/site/routes.ts'
import { answer, held, ok, refused } from '../support/api.ts'
import { downloaded } from '../support/departures.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { answerOwn, ATHLETE, leaveDraft, openOwn, TRAINER } from './support.tsx'

test('an athlete: an invalid phone is reported and a valid one saved', async () => {
  const { saves, stored } = answerOwn(ATHLETE)
  const { t, phone, save, says } = openOwn('public', PATHS.profile)
  await phone.fill('12')
  await save.click()
  await says(t('fields.problem.invalid_phone'))
  await expect.element(phone).toHaveFocus()
  await expect.element(phone).toHaveValue('12')
  expect(saves()).toEqual([])
  await phone.fill('+34 600 000 001')
  await save.click()
  await says(t('account.save.done'))
  await expect.poll(() => save.elements().length).toBe(0)
  expect(stored().basics.phone).toBe('+34 600 000 001')
})

test('a trainer: the draft is there when the page is drawn again', async () => {
  answerOwn(TRAINER)
  const { t, says, openRow } = openOwn('public', PATHS.profile)
  await openRow(t('account.public.training'))
  const input = page.getByRole('textbox', { name: t('people.field.certifications') })
  const chip = page.getByRole('button', {
    name: t('fields.list.remove', { name: 'Curso de prueba' }),
  })
  // Duplicates are ignored.
  for (const text of ['  Curso de prueba  ', 'Curso de prueba']) {
    await input.fill(text)
    await userEvent.keyboard('{Enter}')
    await expect.element(input).toHaveValue('')
    expect(chip.elements()).toHaveLength(1)
  }
  const unsaved = page.getByText(t('editing.unsaved'))
  await expect.element(unsaved).toBeVisible()
  await leaveDraft('drafts')
  answerOwn(TRAINER)
  openOwn('public', PATHS.profile)
  await says(t('editing.restored'))
  // The closed row says it already.
  await expect.element(page.getByText('Curso de prueba').first()).toBeVisible()
  await openRow(t('account.public.training'))
  await chip.click()
  await expect.poll(() => chip.elements().length).toBe(0)
  await expect.poll(() => unsaved.elements().length).toBe(0)
})

test('what is stored in another order than its boxes is not unsaved, and a network stays the main one', async () => {
  const { stored } = answerOwn({
    ...TRAINER,
    professional: {
      ...TRAINER.professional!,
      specialization: ['nutrition', 'strength'],
      socialNetworks: [
        { platform: 'instagram', url: 'https://instagram.com/ana', isPrimary: true },
        { platform: 'youtube', url: 'https://youtube.com/@ana', isPrimary: false },
      ],
    },
  })
  const { t, says, save, openRow } = openOwn('public', PATHS.profile)
  await openRow(t('account.public.help'))
  const strength = page.getByLabelText(t('professionals.specialty.strength'))
  await expect.element(strength).toBeChecked()
  expect(page.getByText(t('editing.unsaved')).elements()).toEqual([])
  await page.getByText(t('account.links.title')).click()
  const instagram = page.getByLabelText('Instagram', { exact: true })
  await instagram.fill('')
  await instagram.fill('https://instagram.com/ana.gil')
  await expect.element(page.getByLabelText(t('people.primary'))).toHaveValue('instagram')
  await save.click()
  await says(t('account.save.done'))
  expect(stored().professional).toMatchObject({
    specialization: ['strength', 'nutrition'],
    socialNetworks: [
      { platform: 'instagram', url: 'https://instagram.com/ana.gil', isPrimary: true },
      { platform: 'youtube', url: 'https://youtube.com/@ana', isPrimary: false },
    ],
  })
})

test('input during a save is kept as unsaved', async () => {
  const { save, stored } = answerOwn(ATHLETE)
  const later = held<OwnProfile>()
  const sent = answer(ownProfile.updateOwnProfile, later.answer)
  const own = openOwn('data', PATHS.profileData)
  const { t } = own
  await own.phone.fill(' +34 600 000 006 ')
  await own.lastName.fill('Gil')
  await own.save.click()
  await expect.element(page.getByRole('button', { name: t('editing.saving') })).toBeVisible()
  await own.firstName.fill('Ana')
  await own.lastName.fill('Gil Ortega')
  later.release(save(sent()[0]!.body))
  await own.says(t('account.save.done'))
  // What was not touched is as it was saved.
  await expect.element(own.phone).toHaveValue('+34 600 000 006')
  await own.says(t('editing.unsaved'))
  expect(stored().person).toMatchObject({ firstName: 'Eva', lastName: 'Gil' })

  await leaveDraft('drafts')
  answerOwn(stored())
  openOwn('data', PATHS.profileData)
  await own.says(t('editing.restored'))
  await expect.element(own.firstName).toHaveValue('Ana')
  await expect.element(own.lastName).toHaveValue('Gil Ortega')
})

test('a conflicting save loses nothing', async () => {
  const { saves, save, stored } = answerOwn(TRAINER)
  const own = openOwn('data', PATHS.profileData)
  const { t } = own
  await own.phone.fill('+34 600 000 001')
  await own.lastName.fill('Gil')
  const theirs = '+34 699 000 002'
  save({ version: 1, basics: { ...TRAINER.basics, phone: theirs } })

  await own.save.click()
  const panel = page.getByRole('region', { name: t('editing.stale.title') })
  await expect.element(panel).toHaveFocus()
  await expect.element(own.phone).toHaveValue('+34 600 000 001')
  await expect.element(own.lastName).toHaveValue('Gil')
  await panel.getByRole('radio', { name: t('editing.stale.theirs'), exact: false }).click()
  await expect.element(own.phone).toHaveValue(theirs)
  await own.save.click()
  await own.says(t('account.save.done'))
  expect(saves()).toHaveLength(2)
  expect(stored().basics.phone).toBe(theirs)
  expect(stored().person.lastName).toBe('Gil')
})

test.each([
  ['an athlete', ATHLETE],
  ['a trainer', TRAINER],
])('the danger zone of %s is on privacy, and the first part leads there', async (_who, profile) => {
  answerOwn(profile)
  answer(notifications.listNotifications, { items: [], unread: 0, mutedMails: [] })
  const own = openOwn('public', PATHS.profile)
  const danger = page.getByRole('button', { name: own.t('account.danger.open') })
  const way = page.getByRole('link', { name: own.t('account.danger.title'), exact: false })
  await expect.element(way).toBeVisible()
  await expect.element(danger).not.toBeInTheDocument()
  await own.partOf('security').click()
  await expect.element(danger).not.toBeInTheDocument()
  await expect.element(way).not.toBeInTheDocument()
  history.back()
  await way.click()
  expect(location.pathname).toBe(PATHS.profilePrivacy)
  await expect.element(danger).toBeVisible()
  await expect.element(danger).toHaveFocus()
})

test('deletion requires the exact phrase and the password', async () => {
  answerOwn(TRAINER)
  answer(notifications.listNotifications, { items: [], unread: 0, mutedMails: [] })
  let failure = refused('INVALID_INPUT', { password: 'wrong_password' })
  const asked = answer(account.deleteAccount, () => failure)
  const { t } = openOwn('privacy', PATHS.profilePrivacy)
  await page.getByRole('button', { name: t('account.danger.open') }).click()
  const dialog = page.getByRole('dialog')
  const phrase = dialog.getByLabelText(/ELIMINAR MI CUENTA/)
  const submit = dialog.getByRole('button', { name: t('account.danger.submit') })
  await expect.element(submit).toBeDisabled()
  await phrase.fill('eliminar mi cuenta')
  await userEvent.keyboard('{Enter}')
  const alert = dialog.getByRole('alert')
  await expect.element(alert).toMatchTextContent(t('account.danger.wrongTitle'))
  await expect.element(alert).toMatchTextContent(t('account.danger.wrongText'))
  await phrase.fill('ELIMINAR MI CUENTA')
  await dialog.getByLabelText(t('account.yourPassword')).fill('not the password')
  expect(asked()).toEqual([])
  await submit.click()
  await expect.element(dialog.getByText(t('fields.problem.wrong_password'))).toBeVisible()
  expect(asked().map(({ body }) => body)).toEqual([
    { phrase: accountSchemas.DELETION_PHRASE, password: 'not the password' },
  ])
  failure = refused('INTERNAL')
  await dialog.getByLabelText(t('account.yourPassword')).fill('the password')
  await submit.click()
  await expect.element(alert).toMatchTextContent(t('account.danger.failed'))
})

test('the data export is downloaded with the password', async () => {
  answerOwn(TRAINER)
  answer(notifications.listNotifications, { items: [], unread: 0, mutedMails: [] })
  const everything: accountSchemas.AccountExport = {
    ...{ exportedAt: '2026-11-01T09:00:00.000Z', avatar: null },
    tables: { users: [{ email: TRAINER.email }], profiles: [{ role: 'trainer' }] },
  }
  answer(account.exportAccount, ({ body }) =>
    (body as accountSchemas.ExportRequest).password === 'cinco sillas'
      ? ok(everything)
      : refused('INVALID_INPUT', { password: 'wrong_password' }),
  )
  const { t, says } = openOwn('privacy', PATHS.profilePrivacy)
  const form = page.getByRole('form', { name: t('account.export.title') })
  const password = form.getByLabelText(t('account.yourPassword'))
  const submit = form.getByRole('button', { name: t('account.export.submit') })
  await password.fill('not the password')
  await submit.click()
  await expect.element(form.getByText(t('fields.problem.wrong_password'))).toBeVisible()
  await expect.element(password).toHaveFocus()
  expect(downloaded()).toEqual([])
  await password.fill('cinco sillas')
  await submit.click()
  await says(t('account.export.done'))
  await expect.element(password).toHaveValue('')
  const [file] = downloaded()
  expect(file?.name).toBe('mi-forma-activa.json')
  expect(JSON.parse(await (await file!.content).text())).toEqual(everything)
})

test('a known device is there until it is removed', async () => {
  answerOwn(TRAINER)
  const [at, id] = ['2026-11-01T09:00:00.000Z', 'd1' as DeviceId]
  const current = {
    ...{ id: 's1' as SessionId, device: 'Chrome · Linux', isCurrent: true },
    ...{ createdAt: at, lastSeenAt: at },
  }
  let devices = [{ id, device: 'Firefox · Android', lastSignInAt: at }]
  answer(sessions.listSessions, () => ok({ items: [current], devices }))
  const forgotten = answer(sessions.forgetDevice, () => {
    devices = []
    return ok(DONE)
  })
  const { t, says } = openOwn('security', PATHS.profileSecurity)
  const section = page.getByRole('region', { name: t('account.sessions.title') })
  const known = section.getByRole('list', { name: t('account.sessions.known') })
  await expect.element(known).toMatchTextContent('Firefox · Android')
  expect(section.getByRole('listitem').elements()).toHaveLength(2)
  await known.getByRole('button').click()
  await says(t('account.sessions.forgotten'))
  await expect.poll(() => known.elements().length).toBe(0)
  expect(section.getByRole('listitem').elements()).toHaveLength(1)
  expect(forgotten().map(({ params }) => params['id'])).toEqual([id])
})

test('more than five sessions are shown on request', async () => {
  answerOwn(TRAINER)
  const at = '2026-11-01T09:00:00.000Z'
  const items = Array.from({ length: 7 }, (_, index) => ({
    ...{ id: `s${index}` as SessionId, device: 'Chrome · Linux', isCurrent: index === 0 },
    ...{ createdAt: at, lastSeenAt: at },
  }))
  answer(sessions.listSessions, { items, devices: [] })
  const { t } = openOwn('security', PATHS.profileSecurity)
  const section = page.getByRole('region', { name: t('account.sessions.title') })
  await expect.poll(() => section.getByRole('listitem').elements().length).toBe(5)
  await section.getByRole('button', { name: t('account.sessions.showAll', { count: 7 }) }).click()
  await expect.poll(() => section.getByRole('listitem').elements().length).toBe(7)
})
