import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as health from '#lib/health/calls.ts'
import * as sharing from '#lib/sharing/calls.ts'
import { focus, press } from '../support/act.ts'
import { answer, ok, refused } from '../support/api.ts'
import { answerCentre, CONSENT } from './live.ts'
import { action, card, grantTo, group, PENDING } from './shares.ts'
import { counted, gone, openHealth, records, register, shown, t } from './support.tsx'

/** What the forms of the centre do beside what every form does (`tests/component/client/form.test.tsx`). */

const nativeOf = (part: ReturnType<typeof page.getByRole>) => part.element() as HTMLInputElement

test('a value is checked when its field is left, and has no problem while it is typed', async () => {
  const { open, field } = register()
  await open()
  const weight = field('weight')
  await weight.fill('7')
  await expect.element(weight).not.toHaveAttribute('aria-invalid')
  await focus(field('restingHeartRate'))
  await expect.element(weight).toHaveAttribute('aria-invalid', 'true')
  await weight.fill('8')
  await expect.element(weight).not.toHaveAttribute('aria-invalid')
  await focus(field('restingHeartRate'))
  await expect.element(weight).toHaveAttribute('aria-invalid', 'true')
})

test('a figure that is typed takes the problem of its pair away, until it is left itself', async () => {
  const { open, form, save } = register()
  const pressure = (name: 'systolicBp' | 'diastolicBp') =>
    form.getByLabelText(t(`health.measure.${name}`), { exact: false })
  await open()
  await pressure('systolicBp').fill('80')
  await save.click()
  const missing = form.getByText(t('healthRegister.problem.diastolicMissing'))
  await shown(missing)
  await expect.element(pressure('diastolicBp')).toHaveFocus()
  await pressure('systolicBp').fill('81')
  await counted(missing, 0)
})

test('the first of what is wrong or asked gets the focus, in the order of the page', async () => {
  const { open, field, group: groupOf, question, save } = register()
  await open()
  await field('weight').fill('230')
  await focus(field('restingHeartRate'))
  await shown(question)
  await groupOf('girths').click()
  await field('waistCircumference').fill('x')
  await save.click()
  await expect.element(question.getByRole('button').first()).toHaveFocus()
  await expect.element(field('waistCircumference')).toHaveAttribute('aria-invalid', 'true')
})

test('a day that is corrected by its button has no problem', async () => {
  const { open, form, field, date, save } = register()
  await open()
  await field('weight').fill('61,8')
  await date.fill('')
  await save.click()
  await expect.element(date).toHaveFocus()
  await expect.element(date).toHaveAttribute('aria-invalid', 'true')
  await form.getByText(t('healthRegister.date.yesterday')).click()
  await expect.element(date).not.toHaveAttribute('aria-invalid')
})

test('a day to come is not offered, and refused where it is typed', async () => {
  const { open, form, field, date, save } = register()
  await open()
  await field('weight').fill('61,8')
  await form.getByText(t('healthRegister.date.today')).click()
  await expect.element(date).toBeValid()
  nativeOf(date).stepUp()
  expect(nativeOf(date).value).toBe(nativeOf(date).max)
  await date.fill('2999-01-01')
  await save.click()
  await expect.element(date).toHaveAttribute('aria-invalid', 'true')
  await expect.element(date).toHaveFocus()
})

test('what was filled in without an event is saved', async () => {
  const { open, field, save, saved } = register()
  await open()
  nativeOf(field('weight')).value = '61,8'
  nativeOf(field('restingHeartRate')).value = '54'
  await save.click()
  await expect.element(saved).toMatchTextContent('peso 61,8 kg')
  await expect.element(saved).toMatchTextContent('54 lpm')
})

test('what the server refuses is said at its field, in a group that is opened for it', async () => {
  answerCentre()
  answer(health.createRecord, () => refused('INVALID_INPUT', { waistCircumference: 'too_high' }))
  openHealth('?tab=data', { signedIn: true })
  const { form, field, save } = register()
  await shown(form)
  await field('weight').fill('61,8')
  await save.click()
  await expect.element(field('waistCircumference')).toHaveFocus()
  await expect.element(field('waistCircumference')).toHaveAttribute('aria-invalid', 'true')
  await counted(form.getByRole('alert'), 0)
})

test('a record whose note has the line breaks of a file is not taken for changed', async () => {
  const state = answerCentre()
  state.records = [{ ...state.records[0]!, note: 'En ayunas\r\nTras dormir' }]
  const { open, edit, dialog } = records()
  await open('', { signedIn: true })
  await edit.first().click()
  await shown(dialog.getByLabelText(t('healthRegister.note.label'), { exact: false }))
  await userEvent.keyboard('{Escape}')
  await counted(dialog, 0)
  const unsaved = page.getByRole('button', {
    name: t('healthRecords.unsaved.continue'),
    exact: false,
  })
  await counted(unsaved, 0)
})

test('a consent is given by its box alone, and what is said under it goes when it is ticked', async () => {
  answerCentre()
  answer(health.createRecord, () => refused('CONSENT_REQUIRED'))
  const given = answer(health.giveConsent, CONSENT)
  openHealth('?tab=data', { signedIn: true })
  const { field, save } = register()
  await field('weight').fill('61,8')
  await save.click()
  const dialog = page.getByRole('dialog', { name: t('healthConsent.title') })
  const box = dialog.getByRole('checkbox')
  await dialog.getByRole('button', { name: t('healthConsent.give') }).click()
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveAccessibleDescription(t('healthConsent.problem.missing'))
  await box.click()
  await expect.element(box).not.toHaveAttribute('aria-invalid')
  expect(given()).toEqual([])
})

test('a consent is withdrawn: to erase everything asks for the password, at its field', async () => {
  answerCentre()
  const sent = answer(health.withdrawConsent, () => {
    const { password } = sent().at(-1)!.body as { password?: string }
    return password === 'la buena'
      ? ok({ ok: true as const })
      : refused('INVALID_INPUT', { password: 'wrong_password' })
  })
  openHealth('?tab=profile', { signedIn: true })
  await page.getByRole('button', { name: t('healthConsent.withdraw.open') }).click()
  const dialog = page.getByRole('alertdialog', { name: t('healthConsent.withdraw.title') })
  const password = dialog.getByLabelText(t('healthConsent.withdraw.password'))
  const confirm = dialog.getByRole('button', { name: t('healthConsent.withdraw.confirm') })
  await counted(password, 0)
  await dialog.getByText(t('healthConsent.withdraw.erase')).click()
  await confirm.click()
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveAccessibleDescription(t('fields.problem.required'))
  await password.fill('la mala')
  await expect.element(password).not.toHaveAttribute('aria-invalid')
  await confirm.click()
  await expect.element(password).toHaveAccessibleDescription(t('fields.problem.wrong_password'))
  await counted(dialog.getByRole('alert'), 0)
  await password.fill('la buena')
  await confirm.click()
  await gone(dialog)
  expect(sent().map(({ body }) => body)).toEqual([
    { data: 'erase', password: 'la mala' },
    { data: 'erase', password: 'la buena' },
  ])
})

test('a share is confirmed by its button alone: not by Enter in a text or on a switch', async () => {
  answerCentre()
  const updated = answer(sharing.updateAuthorization, () => refused('INTERNAL'))
  openHealth('?tab=authorizations', { signedIn: true })
  await action(card(PENDING, group('pending')), 'authorize').click()
  const dialog = grantTo('Carmen')
  await press(dialog.getByRole('switch', { name: t('health.flag.weight') }), '{Enter}')
  const purpose = dialog.getByRole('textbox', {
    name: t('healthSharing.grant.purpose'),
    exact: false,
  })
  await purpose.fill('Maratón')
  await userEvent.keyboard('{Enter}')
  expect(updated()).toEqual([])
  await dialog
    .getByRole('button', { name: t('healthSharing.grant.authorize', { name: 'Carmen' }) })
    .click()
  await expect.poll(() => updated().length).toBe(1)
})

test('what is wrong with a share is shown from the preview too, and goes when it is corrected', async () => {
  openHealth('?tab=authorizations')
  await action(card(PENDING, group('pending')), 'authorize').click()
  const dialog = grantTo('Carmen')
  await dialog.getByText(t('healthSharing.grant.end.day')).click()
  await dialog
    .getByRole('button', { name: t('healthSharing.grant.preview', { name: 'Carmen' }) })
    .click()
  await shown(dialog.getByRole('table'))
  await dialog
    .getByRole('button', { name: t('healthSharing.grant.authorize', { name: 'Carmen' }) })
    .click()
  const lastDay = dialog.getByLabelText(t('healthSharing.grant.lastDay'), { exact: false })
  await expect.element(lastDay).toHaveFocus()
  await expect.element(lastDay).toHaveAttribute('aria-invalid', 'true')
  await lastDay.fill('2028-12-31')
  await expect.element(lastDay).not.toHaveAttribute('aria-invalid')
  await shown(lastDay)
})

test('rows that cannot be read are said at the field that they were pasted into', async () => {
  const { open } = records()
  await open('&open=import')
  const paste = page.getByLabelText(t('healthData.import.choose.paste'), { exact: false })
  await page.getByRole('button', { name: t('healthData.import.choose.read') }).click()
  await expect.element(paste).toHaveFocus()
  await expect
    .element(paste)
    .toHaveAccessibleDescription(t('healthData.import.choose.problem.empty'))
  await paste.fill('Fecha')
  await expect.element(paste).not.toHaveAttribute('aria-invalid')
})
