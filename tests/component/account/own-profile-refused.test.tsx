import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as passwords from '#lib/passwords/calls.ts'
import { PATHS } from '#lib/site/routes.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer, refused } from '../support/api.ts'
import { answerOwn, openOwn, TRAINER } from './support.tsx'

const t = textsOf('es')
const containing = (text: string) => expect.stringContaining(text) as string

test('the profile rejects implausible years of experience before saving', async () => {
  // On a phone, where the field is far from the button.
  await page.viewport(390, 844)
  const { saves } = answerOwn(TRAINER)
  const { openRow } = openOwn('public', PATHS.profile)
  await openRow(t('account.public.training'))
  const years = page.getByLabelText(t('people.field.experienceYears'))
  await years.fill('55')
  const index = page.getByRole('navigation', { name: t('account.parts') })
  await index.getByRole('link', { name: t('account.part.data.title') }).click()
  await page.getByLabelText(t('people.birthDate')).fill('1990-02-28')
  await page.getByRole('button', { name: t('editing.save') }).click()
  await expect
    .element(years)
    .toHaveAccessibleDescription(containing(t('fields.problem.more_than_age')))
  await expect.element(years).toHaveFocus()
  expect(saves()).toEqual([])
})

test('a password change explains why a password is easily guessed', async () => {
  answerOwn(TRAINER)
  answer(passwords.changePassword, () => refused('INVALID_INPUT', { password: 'sequence' }))
  openOwn('security', PATHS.profileSecurity)
  const form = page.getByRole('form', { name: t('account.password.title') })
  const password = form.getByLabelText(t('account.password.new'))
  await form.getByLabelText(t('account.password.current')).fill('cinco sillas')
  await password.fill('abcdefgh')
  await form.getByRole('button', { name: t('account.password.submit') }).click()
  await expect.element(form.getByText(t('fields.problem.sequence'))).toBeVisible()
  await expect.element(password).toHaveFocus()
})
