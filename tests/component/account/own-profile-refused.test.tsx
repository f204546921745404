import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OwnProfile } from '#islands/own-profile/own-profile.tsx'
import type { Part } from '#islands/own-profile/parts.ts'
import type { OwnProfile as Profile } from '#lib/accounts/own-profile.ts'
import { NOTHING_TOLD } from '#lib/accounts/professional-part.ts'
import * as contacts from '#lib/contact/contract.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import * as passwords from '#lib/passwords/contract.ts'
import * as ownProfile from '#lib/profile/contract.ts'
import { PATHS } from '#lib/site/routes.ts'
import * as sessions from '#lib/sessions/contract.ts'
import { listOwnVerifications } from '#lib/verifications/contract.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer, refused } from '../support/api.ts'
import { answerLocations } from '../support/locations.ts'
import { mount } from '../support/mount.tsx'

const t = textsOf('es')
const containing = (text: string) => expect.stringContaining(text) as string

const TRAINER: Profile = {
  version: 1,
  userId: '0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11',
  professionalId: null,
  role: 'trainer',
  email: 'eva@example.com',
  language: 'es',
  avatarUrl: null,
  basics: { displayName: 'Eva Prueba', phone: null, bio: null, newsletter: false },
  person: { firstName: 'Eva', lastName: 'Prueba', birthDate: null, gender: null },
  athlete: null,
  professional: { ...NOTHING_TOLD, specialization: ['strength'], objectives: ['toning'] },
}

const RANKING = {
  certificationCount: 0,
  checkedCertificationCount: 0,
  rating: 0,
  totalReviews: 0,
  experienceYears: 0,
}

beforeEach(() => {
  answerLocations()
  answer(ownProfile.getOwnProfile, TRAINER)
  answer(contacts.listContactRequests, { items: [], total: 0, page: 1, pageSize: 10 })
  answer(sessions.listSessions, { items: [], devices: [] })
  answer(listOwnVerifications, { items: [], certifications: [], ranking: RANKING })
})

const open = (part: Part, at: string) =>
  mount(<OwnProfile locale="es" part={part} texts={TEXTS.es} countryCodes={['ES']} />, {
    at,
    signedIn: true,
  })

test('the profile rejects implausible years of experience before saving', async () => {
  // On a phone, where the field is far from the button.
  await page.viewport(390, 844)
  const saved = answer(ownProfile.updateOwnProfile, TRAINER)
  open('public', PATHS.profile)
  const years = page.getByLabelText(t('account.professional.experienceYears'))
  await years.fill('55')
  const index = page.getByRole('navigation', { name: t('account.parts') })
  await index.getByRole('link', { name: t('account.part.data.title') }).click()
  await page.getByLabelText(t('account.person.birthDate')).fill('1990-02-28')
  await page.getByRole('button', { name: t('account.save.save') }).click()
  await expect
    .element(years)
    .toHaveAccessibleDescription(containing(t('fields.problem.more_than_age')))
  await expect.element(years).toHaveFocus()
  expect(saved()).toEqual([])
})

test('a password change explains why a password is easily guessed', async () => {
  answer(passwords.changePassword, () => refused('INVALID_INPUT', { password: 'sequence' }))
  open('security', PATHS.profileSecurity)
  const form = page.getByRole('form', { name: t('account.password.title') })
  const password = form.getByLabelText(t('account.password.new'))
  await form.getByLabelText(t('account.password.current')).fill('cinco sillas')
  await password.fill('abcdefgh')
  await form.getByRole('button', { name: t('account.password.submit') }).click()
  await expect.element(form.getByText(t('fields.problem.sequence'))).toBeVisible()
  await expect.element(password).toHaveFocus()
})
