import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { PHOTO_ID } from '#islands/own-profile/photo-section.tsx'
import { listContactRequests } from '#lib/contact/calls.ts'
import type { ContactRequest } from '#lib/contact/schemas.ts'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { ContactRequestId } from '#lib/ids.ts'
import * as ownProfile from '#lib/profile/calls.ts'
import { getProfessional } from '#lib/professionals/calls.ts'
import { PATHS } from '#lib/site/routes.ts'
import * as notifications from '#lib/notifications/calls.ts'
import { answer, ok } from '../support/api.ts'
import { profile } from '../people/support/people.ts'
import { answerOwn, ATHLETE, openOwn, TRAINER } from './support.tsx'

const containing = (text: string) => expect.stringContaining(text) as string
const BIO = 'Fuerza sin prisa. Empezamos por la técnica.'
const SHOWN = profile(1)
const LISTED: OwnProfile = { ...TRAINER, professionalId: SHOWN.id }

test.each(LOCALES)(
  '%s: the parts have addresses of their own, and what is typed stays on the way',
  async (locale) => {
    const { saves, stored } = answerOwn(TRAINER)
    const own = openOwn('public', PATHS.profile, locale)
    const { t } = own
    await own.openRow(t('account.public.who'))
    await expect.element(own.bio).toBeVisible()
    expect(own.save.elements()).toHaveLength(0)
    await own.bio.fill(BIO)
    await own.partOf('data').click()
    expect(location.pathname).toBe(localizedPath(PATHS.profileData, locale))
    expect(document.title).toMatch(new RegExp(`^${t('account.part.data.title')} · `))
    await expect.element(own.partOf('data')).toHaveAttribute('aria-current', 'page')
    expect(own.bio.elements()).toHaveLength(0)
    // Gender is private, and yet it shapes a public title.
    await own.says(t('account.person.textPublic'))
    await own.phone.fill('+34 600 000 011')
    history.back()
    await expect.poll(() => location.pathname).toBe(localizedPath(PATHS.profile, locale))
    await expect.element(own.bio).toHaveValue(BIO)
    await own.partOf('security').click()
    await own.save.click()
    await own.says(t('account.save.done'))
    await expect.poll(() => own.save.elements().length).toBe(0)
    expect(saves()).toHaveLength(1)
    expect(stored().basics.phone).toBe('+34 600 000 011')
    expect(stored().professional?.bio).toBe(BIO)
  },
)

test.each(LOCALES)(
  '%s: an empty name is refused at its field, from whichever part it is saved',
  async (locale) => {
    const { saves } = answerOwn(TRAINER)
    answer(notifications.listNotifications, { items: [], unread: 0, mutedMails: [] })
    const own = openOwn('public', PATHS.profile, locale)
    const { t } = own
    const who = t('account.public.who')
    await own.openRow(who)
    await own.name.fill('')
    // Closed again: what is wrong opens it.
    await own.openRow(who)
    await own.partOf('privacy').click()
    await own.save.click()
    await expect.poll(() => location.pathname).toBe(localizedPath(PATHS.profile, locale))
    await expect.element(own.name).toHaveFocus()
    await expect
      .element(own.name)
      .toHaveAccessibleDescription(containing(t('fields.problem.required')))
    expect(saves()).toEqual([])

    const discard = t('editing.discard.discard')
    await page.getByRole('button', { name: t('island.cancel') }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: discard }).click()
    await expect.element(own.name).toHaveValue('Eva Soler')
    await expect.poll(() => own.save.elements().length).toBe(0)
  },
)

test('what is missing leads to its field and goes once it is told', async () => {
  answerOwn(TRAINER)
  const { t } = openOwn('public', PATHS.profile)
  const missing = page.getByRole('button', { name: t('account.missing.what.city'), exact: false })
  await expect.element(missing).toMatchTextContent(t('account.missing.why.city'))
  await missing.click()
  const country = page.getByRole('combobox', { name: t('people.country') })
  await expect.element(country).toHaveFocus()
  await country.selectOptions('ES')
  await missing.click()
  const city = page.getByRole('combobox', { name: t('people.city') })
  await expect.element(city).toHaveFocus()
  await city.selectOptions('es-valencia')
  await expect.poll(() => missing.elements().length).toBe(0)
})

test('the card and the ring follow what is typed', async () => {
  await page.viewport(1440, 900)
  answerOwn(LISTED)
  answer(getProfessional, SHOWN)
  const own = openOwn('public', PATHS.profile)
  const { t } = own
  await own.openRow(t('account.public.who'))
  await own.openRow(t('account.public.training'))
  await own.name.fill('Marta Gil')
  await own.bio.fill('Preparo corredores. Ven como estés.')
  await expect.element(own.seen).toMatchTextContent('Marta Gil')
  await expect.element(own.seen.getByText('Preparo corredores.')).toBeVisible()
  const training = own.seen.getByRole('listitem').first()
  const before = training.element().textContent
  await page.getByRole('textbox', { name: t('people.field.certifications') }).fill('Curso')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => training.element().textContent).not.toBe(before)

  await page.viewport(900, 900)
  await expect.element(own.seen.getByText('Marta Gil')).toBeVisible()
  await expect.element(training).not.toBeInTheDocument()
  await own.seen.getByRole('heading', { name: t('account.seen.ring') }).click()
  await expect.element(training).toBeVisible()
})

test('closed rows say what they hold, as it is typed', async () => {
  await page.viewport(390, 844)
  answerOwn(LISTED)
  answer(getProfessional, SHOWN)
  const own = openOwn('public', PATHS.profile)
  const { t } = own
  const rows = page.getByRole('group', { name: t('account.part.public.title') })
  const rowOf = (title: string) =>
    rows.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) })
  const help = rowOf(t('account.public.help'))
  await expect.element(help).toMatchTextContent(t('professionals.specialty.strength'))
  expect(help.element().getBoundingClientRect().height).toBeLessThan(80)
  await expect
    .element(rowOf(t('account.public.training')))
    .toMatchTextContent(t('account.public.empty'))
  await own.openRow(t('account.public.who'))
  await own.bio.fill(BIO)
  await own.openRow(t('account.public.who'))
  await expect.element(own.bio).not.toBeInTheDocument()
  await own.says(`Eva Soler · ${BIO}`)
  await expect
    .element(rows.getByRole('link', { name: t('account.reviews.title'), exact: false }))
    .toHaveAttribute('href', `${PATHS.dashboard}?tab=reviews`)
})

test('a photo that is missing is chosen in its row, which opens', async () => {
  answerOwn(TRAINER)
  const { t } = openOwn('public', PATHS.profile)
  await page.getByRole('button', { name: t('account.missing.what.photo'), exact: false }).click()
  await expect.poll(() => document.activeElement?.id).toBe(PHOTO_ID)
})

test('an address of a section leads to the part that has it', async () => {
  answerOwn(LISTED)
  answer(getProfessional, SHOWN)
  answer(notifications.listNotifications, { items: [], unread: 0, mutedMails: [] })
  // Where the section begins that is in view.
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top
  openOwn('public', `${PATHS.profile}#mails`)
  await expect.poll(() => location.pathname + location.hash).toBe(`${PATHS.profilePrivacy}#mails`)
  await expect.poll(() => topOf('mails')).toBeLessThan(800)
  expect(topOf('mails')).toBeGreaterThanOrEqual(0)
})

test('an address of a public section leads from another part to it', async () => {
  answerOwn(LISTED)
  answer(getProfessional, SHOWN)
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top
  openOwn('data', `${PATHS.profileData}#verification`)
  await expect.poll(() => location.pathname + location.hash).toBe(`${PATHS.profile}#verification`)
  await expect.poll(() => topOf('verification')).toBeLessThan(800)
  expect(topOf('verification')).toBeGreaterThanOrEqual(0)
})

test('somebody without a public profile has no part for it', async () => {
  answerOwn(ATHLETE)
  const own = openOwn('public', PATHS.profile)
  const { t } = own
  await expect.element(own.phone).toBeVisible()
  expect(own.index.getByRole('link').elements()).toHaveLength(3)
  await expect.element(own.partOf('data')).toHaveAttribute('aria-current', 'page')
  await own.says(t('account.person.text'))
  // What a short sign-up left out, each with its reason.
  const missing = page.getByRole('button', {
    name: t('account.missing.what.birthDate'),
    exact: false,
  })
  await expect.element(missing).toMatchTextContent(t('account.missing.why.birthDate'))
  await missing.click()
  const birthDate = page.getByLabelText(t('people.birthDate'))
  await expect.element(birthDate).toHaveFocus()
  await birthDate.fill('1990-02-28')
  await expect.poll(() => missing.elements().length).toBe(0)
})

test('one biography: emptied, the older one does not come back', async () => {
  const { saves } = answerOwn({ ...TRAINER, basics: { ...TRAINER.basics, bio: 'De antes.' } })
  // As the server answers: without a text of the professional there is none of the person either.
  answer(ownProfile.updateOwnProfile, TRAINER)
  const own = openOwn('public', PATHS.profile)
  await own.openRow(own.t('account.public.who'))
  await expect.element(own.bio).toHaveValue('De antes.')
  await own.bio.fill('')
  await own.save.click()
  await own.says(own.t('account.save.done'))
  expect(saves().at(-1)?.body).toMatchObject({ professional: { bio: null } })
  await expect.element(own.bio).toHaveValue('')
})

test.each([ATHLETE, LISTED])('$role: the pages of what was sent are addresses', async (who) => {
  answerOwn(who)
  answer(getProfessional, SHOWN)
  const sentTo = (name: string): ContactRequest => ({
    ...{ box: 'sent', id: ContactRequestId.parse(SHOWN.id), code: 'MFA-60b1ab76-MWQPVT6O' },
    ...{ state: 'read', objective: 'strength', message: 'Hola' },
    ...{ sentAt: '2026-11-20T08:00:00.000Z', answeredAt: null },
    to: { professionalId: SHOWN.id, professionalType: 'trainer', name, avatarUrl: null },
  })
  answer(listContactRequests, ({ query }) =>
    ok({
      items: [sentTo(`Rita ${query['page']}`)],
      total: 11,
      page: Number(query['page']),
      pageSize: 10,
    }),
  )
  const { t } = openOwn('data', PATHS.profileData)
  await expect.element(page.getByText('Rita 1', { exact: false }).first()).toBeVisible()
  await page.getByRole('link', { name: t('paging.next') }).click()
  await expect.element(page.getByText('Rita 2', { exact: false }).first()).toBeVisible()
  expect(location.pathname + location.search).toBe(`${PATHS.profileData}?page=2`)
  await expect.element(page.getByRole('list', { name: t('requests.sent.title') })).toHaveFocus()
})
