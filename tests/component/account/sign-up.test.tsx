import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Auth } from '#islands/auth/auth.tsx'
import * as avatars from '#lib/avatars/calls.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import { UserId } from '#lib/ids.ts'
import * as signingUp from '#lib/sign-up/calls.ts'
import { judgePassword } from '#lib/passwords/calls.ts'
import type { JudgePassword } from '#lib/passwords/schemas.ts'
import type * as signUpSchemas from '#lib/sign-up/schemas.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer, ok, refused } from '../support/api.ts'
import { answerLocations } from '../support/locations.ts'
import { mount } from '../support/mount.tsx'
import { leaveDraft } from './support.tsx'

const t = textsOf('es')
const containing = (text: string) => expect.stringContaining(text) as string
const PASSWORD = 'cinco sillas verdes'

/** The sign-up of a user type, whose sums are all 2 + 3. */
function open(type: string) {
  answerLocations()
  answer(signingUp.getChallenge, { left: 2, operator: 'plus', right: 3, token: 'sum' })
  const judged = answer(judgePassword, ({ body }) =>
    ok({ weakness: (body as JudgePassword).password.includes('Eva') ? 'own_words' : null }),
  )
  mount(<Auth locale="es" texts={TEXTS.es} mode="register" />, {
    at: `/auth?mode=register&type=${type}`,
  })
  const form = page.getByRole('tabpanel', { name: t('auth.signUpTab') })
  const label = (name: string) => form.getByLabelText(name)
  const next = () => form.getByRole('button', { name: t('auth.signUp.next') }).click()
  const step = (name: string) =>
    expect.element(form.getByText(new RegExp(`: ${name}$`))).toBeVisible()
  const password = label(t('auth.password'))
  const sum = form.getByLabelText(
    t('fields.sum.question', { left: 2, operator: t('fields.sum.operator.plus'), right: 3 }),
  )
  return {
    form,
    label,
    next,
    step,
    password,
    sum,
    judged,
    fillAccess: async (given = PASSWORD) => {
      await label(t('auth.email')).fill('eva@example.com')
      await password.fill(given)
      await label(t('auth.signUp.confirmPassword')).fill(given)
      await sum.fill('5')
      await next()
    },
    fillAbout: async () => {
      await step(t('auth.signUp.about'))
      await label(t('people.firstName')).fill('Eva')
      await label(t('people.lastName')).fill('Prueba')
      await label(t('people.birthDate')).fill('1990-02-28')
      await label(t('people.gender')).selectOptions('female')
      await next()
    },
  }
}

test('sign-up rejects implausible years of experience before submitting', async () => {
  answer(signingUp.checkEmail, { exists: false, pass: 'pass' })
  const signUp = open('trainer')
  await signUp.fillAccess()
  await signUp.fillAbout()
  await signUp.step(t('auth.signUp.professional'))
  await signUp.form.getByLabelText(t('professionals.specialty.strength')).click()
  await signUp.form.getByLabelText(t('professionals.goal.toning')).click()
  await signUp.form.getByLabelText(t('professionals.modality.both')).click()
  const years = signUp.form.getByLabelText(t('people.field.experienceYears'))
  const instagram = signUp.form.getByLabelText('Instagram')
  await years.fill('55')
  await instagram.fill('https://example.com/instagram.com')
  await signUp.next()
  await expect
    .element(years)
    .toHaveAccessibleDescription(containing(t('fields.problem.more_than_age')))
  await expect.element(years).toHaveFocus()
  await expect
    .element(instagram)
    .toHaveAccessibleDescription(containing(t('fields.problem.wrong_network')))
  await years.fill('5')
  await instagram.fill('https://www.instagram.com/eva')
  await signUp.next()
  await signUp.step(t('auth.signUp.finish'))
})

test('the meter says what the server would refuse, and praises nothing before', async () => {
  const { form, label, password, judged } = open('athlete')
  const meter = form.getByText(/^Seguridad: /)
  await label(t('auth.email')).fill('eva@example.com')
  await password.fill('Corta1!')
  await expect.element(meter).toMatchTextContent('Muy débil')
  await password.fill('EvaPrueba-2026')
  await expect.element(meter).toMatchTextContent(t('fields.problem.own_words'))
  await expect.element(meter).toMatchTextContent('Muy débil')
  await password.fill('Cinco-Sillas-Verdes-9')
  await expect.element(meter).toMatchTextContent('Excelente')
  expect(judged().at(-1)?.body).toEqual({
    password: 'Cinco-Sillas-Verdes-9',
    email: 'eva@example.com',
    names: ['', ''],
  })
})

test('sign-up returns to an easily guessed password with the reason', async () => {
  answer(signingUp.checkEmail, ({ body }) =>
    (body as signUpSchemas.CheckEmail).password === 'password1'
      ? refused('INVALID_INPUT', { password: 'too_common' })
      : ok({ exists: false, pass: 'pass' }),
  )
  answer(signingUp.signUp, () => refused('INVALID_INPUT', { password: 'own_words' }))
  const signUp = open('athlete')
  await signUp.fillAccess('password1')
  // In its own step; only with a name is it known later what it is made of.
  await expect
    .element(signUp.password)
    .toHaveAccessibleDescription(containing(t('fields.problem.too_common')))
  await expect.element(signUp.password).toHaveFocus()
  // The sum is not used up.
  await expect.element(signUp.sum).toHaveValue('5')
  await signUp.fillAccess('Eva Prueba 90')
  await signUp.fillAbout()
  await signUp.label(t('people.activityLevel')).selectOptions('light')
  await signUp.label(t('people.mainGoal')).selectOptions('toning')
  await signUp.next()
  await signUp.form.getByLabelText(t('auth.signUp.terms'), { exact: false }).click()
  await signUp.form.getByRole('button', { name: t('auth.signUp.submit') }).click()
  await expect
    .element(signUp.password)
    .toHaveAccessibleDescription(containing(t('fields.problem.own_words')))
  await expect.element(signUp.password).toHaveFocus()
})

test('a trainer is told what is missing, and the photo goes with the sign-up', async () => {
  answer(signingUp.checkEmail, { exists: false, pass: 'pass' })
  const account = {
    userId: UserId.parse('0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11'),
    uploadToken: 'x'.repeat(43),
    isMailed: true,
  }
  const sent = answer(signingUp.signUp, account)
  const uploaded = answer(avatars.putAvatar, { avatarUrl: '/avatars/1' })
  const { form, label, next, step, ...signUp } = open('trainer')
  await next()
  await expect.element(label(t('auth.email'))).toHaveFocus()
  await signUp.fillAccess()
  await signUp.fillAbout()
  await step(t('auth.signUp.professional'))
  await next()
  await expect.element(label(t('professionals.specialty.strength'))).toBeVisible()
  await expect.poll(() => document.activeElement?.closest('fieldset')).not.toBeNullable()
  expect(form.getByText(t('fields.choice.some')).elements()).toHaveLength(2)
  expect(form.getByText(t('fields.choice.one')).elements()).toHaveLength(1)
  await label(t('professionals.specialty.strength')).click()
  await label(t('professionals.goal.toning')).click()
  await label(t('professionals.modality.both')).click()
  await label(t('people.field.experienceYears')).fill('4')
  const remove = (name: string) =>
    form.getByRole('button', { name: t('fields.list.remove', { name }) })
  for (const name of ['NSCA', 'ACE']) {
    await form.getByLabelText(t('people.field.certifications'), { exact: false }).fill(name)
    await userEvent.keyboard('{Enter}')
    await expect.element(remove(name)).toBeVisible()
  }
  await remove('ACE').click()
  await next()

  const finish = async () => {
    await form.getByRole('button', { name: t('auth.signUp.submit') }).click()
  }
  await form.getByLabelText(t('auth.signUp.terms'), { exact: false }).click()
  await userEvent.upload(form.element().querySelector('input[type=file]')!, await photoOf(640))
  await form.getByRole('button', { name: t('island.cancel') }).click()
  await finish()
  await expect.element(form.getByText(t('fields.problem.photo_required'))).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('sign-up-photo')
  expect(sent()).toEqual([])
  await userEvent.upload(form.element().querySelector('input[type=file]')!, await photoOf(640))
  await form.getByRole('button', { name: t('photo.crop.use') }).click()
  await expect.element(form.getByRole('button', { name: t('photo.change') })).toBeVisible()
  await finish()
  await expect
    .element(page.getByText(t('auth.signUp.doneText', { email: 'eva@example.com' })))
    .toBeVisible()
  expect(sent().map(({ body }) => body)).toEqual([
    expect.objectContaining({
      ...{ userType: 'trainer', pass: 'pass', certifications: ['NSCA'], modality: 'both' },
      ...{ experienceYears: 4, hasPhoto: true },
    }),
  ])
  expect(uploaded().map(({ headers, file }) => [headers['Upload-Token'], file?.type])).toEqual([
    [account.uploadToken, expect.stringMatching(/^image\//) as string],
  ])
})

test('a photo whose cropper is still open is the photo of the account', async () => {
  answer(signingUp.checkEmail, { exists: false, pass: 'pass' })
  const sent = answer(signingUp.signUp, {
    userId: UserId.parse('0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11'),
    uploadToken: 'x'.repeat(43),
    isMailed: true,
  })
  const uploaded = answer(avatars.putAvatar, { avatarUrl: '/avatars/1' })
  const { form, label, next, step, ...signUp } = open('nutritionist')
  await signUp.fillAccess()
  await signUp.fillAbout()
  await step(t('auth.signUp.professional'))
  await label(t('professionals.specialty.sports_nutrition')).click()
  await label(t('professionals.modality.both')).click()
  await label(t('people.field.experienceYears')).fill('4')
  await next()
  const choose = async (size: number) => {
    const input = form.element().querySelector('input[type=file]')!
    await userEvent.upload(input, await photoOf(size))
    await expect.element(form.getByRole('button', { name: t('photo.crop.use') })).toBeVisible()
  }
  await choose(640)
  // Leaving the step takes it, too.
  await form.getByRole('button', { name: t('auth.signUp.back') }).click()
  await step(t('auth.signUp.professional'))
  await next()
  await expect.element(form.getByRole('button', { name: t('photo.change') })).toBeVisible()
  await form.getByRole('button', { name: t('photo.remove') }).click()
  await choose(720)
  await form.getByLabelText(t('auth.signUp.terms'), { exact: false }).click()
  await form.getByRole('button', { name: t('auth.signUp.submit') }).click()
  await expect.poll(() => uploaded().length).toBe(1)
  expect(sent().map(({ body }) => body)).toEqual([expect.objectContaining({ hasPhoto: true })])
})

test('a sign-up that no mail went out for says that the last one counts, and not that one was sent', async () => {
  answer(signingUp.checkEmail, { exists: false, pass: 'pass' })
  answer(signingUp.signUp, {
    userId: UserId.parse('0b6e2c62-9f7a-4d3c-8a51-3a1c1a6f2d11'),
    uploadToken: 'x'.repeat(43),
    isMailed: false,
  })
  const signUp = open('athlete')
  await signUp.fillAccess()
  await signUp.fillAbout()
  await signUp.label(t('people.activityLevel')).selectOptions('light')
  await signUp.label(t('people.mainGoal')).selectOptions('toning')
  await signUp.next()
  await signUp.form.getByLabelText(t('auth.signUp.terms'), { exact: false }).click()
  await signUp.form.getByRole('button', { name: t('auth.signUp.submit') }).click()
  const email = 'eva@example.com'
  await expect.element(page.getByText(t('auth.signUp.lastMail', { email }))).toBeVisible()
  expect(page.getByText(t('auth.signUp.doneText', { email })).elements()).toEqual([])
  expect(page.getByRole('button', { name: t('auth.signIn.resend') }).elements()).toEqual([])
})

async function photoOf(size: number): Promise<File> {
  const canvas = new OffscreenCanvas(size, size)
  canvas.getContext('2d')!.fillRect(0, 0, size, size)
  return new File([await canvas.convertToBlob()], 'yo.png', { type: 'image/png' })
}

test('a draft is there when the form is drawn again, without its password', async () => {
  const { label, password } = open('trainer')
  await label(t('auth.email')).fill('eva@example.com')
  await password.fill(PASSWORD)
  await leaveDraft('sign-up')
  const again = open('trainer')
  await expect.element(again.label(t('auth.email'))).toHaveValue('eva@example.com')
  await expect.element(again.password).toHaveValue('')
  await again.next()
  await expect.element(again.password).toHaveFocus()
})
