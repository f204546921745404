import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { recordOf } from '#islands/health/demo/records.ts'
import { demoTransport } from '#islands/health/demo/transport.ts'
import * as health from '#lib/health/calls.ts'
import { INITIAL_SETTINGS, type Settings } from '#lib/health/settings.ts'
import * as questionnaires from '#lib/questionnaires/calls.ts'
import { $demoRecords } from '#stores/demo-records.ts'
import { answer, held, ok, refused } from '../support/api.ts'
import { answerCentre } from './live.ts'
import { counted, gone, openHealth, records, register, shown, t } from './support.tsx'

/** A change that was not made is said beside its button, until the next try. */

/** The list of someone with one record, whose details are open. */
async function openRecord() {
  const state = answerCentre()
  state.records = [recordOf('2026-11-20', { weight: 70, restingHeartRate: 60 })]
  const { open, details, rows, question } = records()
  await open('', { signedIn: true })
  await details.first().click()
  return {
    state,
    rows,
    question,
    remove: rows
      .first()
      .getByRole('button', { name: t('healthRecords.remove.open'), exact: false }),
    confirm: question.getByRole('button', { name: t('healthRecords.remove.confirm') }),
  }
}

test('a record that could not be deleted: the question says so until the next try, and stays', async () => {
  const { state, question, rows, remove, confirm } = await openRecord()
  const alert = question.getByRole('alert')
  await remove.click()
  answer(health.deleteRecord, () => refused('INTERNAL'))
  await confirm.click()
  await expect.element(alert).toHaveTextContent(t('healthRecords.remove.failed'))
  await counted(rows, 1)

  // The question that is asked again has not failed.
  await question.getByRole('button', { name: t('island.cancel') }).click()
  await gone(question)
  await remove.click()
  await shown(confirm)
  await counted(alert, 0)
  await confirm.click()
  await shown(alert)

  const next = held<{ ok: true }>()
  answer(health.deleteRecord, next.answer)
  await confirm.click()
  await counted(alert, 0)
  state.records = []
  next.release({ ok: true, data: { ok: true } })
  await counted(rows, 0)
  await gone(question)
})

test('a record that cannot be had again says so at its notice', async () => {
  const { state, rows, remove, confirm } = await openRecord()
  await remove.click()
  await confirm.click()
  await counted(rows, 0)
  const undo = page.getByRole('button', { name: t('healthRecords.remove.undo') })
  answer(health.createRecord, () => refused('INTERNAL'))
  await undo.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(t('healthRecords.remove.undoFailed'))
  answer(health.createRecord, () => {
    state.records = [recordOf('2026-11-20', { weight: 70 })]
    return { ok: true, data: state.records[0]! }
  })
  await undo.click()
  await counted(rows, 1)
  await counted(page.getByRole('alert'), 0)
})

test('a change that fails says so at its button, where it can be seen', async () => {
  await openRecord()
  const { edit, dialog } = records()
  await edit.first().click()
  const weight = dialog.getByLabelText(t('health.measure.weight'), { exact: false })
  const save = dialog.getByRole('button', { name: t('health.save') })
  await weight.fill('69,5')
  answer(health.updateRecord, () => refused('INTERNAL'))
  await save.click()
  const alert = dialog.getByRole('alert')
  await expect.element(alert).toHaveTextContent(t('healthRecords.edit.failed'))
  await expect.element(alert).toBeInViewport()
  await expect.element(weight).toHaveValue('69,5')
})

test('units that were not changed say so', async () => {
  const state = answerCentre()
  openHealth('?tab=data', { signedIn: true })
  await page.getByRole('button', { name: t('healthRegister.units.change') }).click()
  const answered = demoTransport(state, () => undefined)
  answer(health.updateSettings, () => refused('INTERNAL'))
  await page.getByText('lb').click()
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent(t('healthRegister.units.failed'))
  await expect.element(page.getByRole('radio', { name: 'kg' })).toBeChecked()
  answer(health.updateSettings, ({ body }) => answered(health.updateSettings, { body }))
  await page.getByText('lb').click()
  await expect.element(page.getByRole('radio', { name: 'lb' })).toBeChecked()
  await counted(alert, 0)
})

test('a setting that was not saved says so at the setting, a goal in its dialog', async () => {
  answerCentre()
  openHealth('?tab=profile', { signedIn: true })
  answer(health.updateSettings, () => refused('STALE'))
  const alert = page.getByRole('alert')
  await page.getByText('lb').click()
  await expect.element(alert).toHaveTextContent(t('healthProfile.settings.stale'))
  answer(health.updateSettings, () => refused('INTERNAL'))
  await page.getByRole('button', { name: t('healthProfile.goals.add') }).click()
  const dialog = page.getByRole('dialog', { name: t('healthProfile.goals.dialogTitle') })
  await shown(dialog)
  await counted(alert, 0)
  await dialog.getByRole('textbox').fill('60')
  await dialog.getByRole('button', { name: t('health.save') }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(t('healthProfile.settings.failed'))
  await expect.element(dialog.getByRole('textbox')).toHaveValue('60')
  await dialog.getByRole('button', { name: t('island.cancel') }).click()
  await counted(alert, 0)
})

test('an empty record is not saved, which is said until something is typed', async () => {
  const { open, form, field, save } = register()
  await open()
  await save.click()
  const alert = form.getByRole('alert')
  await expect.element(alert).toHaveTextContent(t('healthRegister.problem.empty'))
  await field('weight').fill('61,8')
  await counted(alert, 0)
})

test('answers that were not sent: the form says so until the next try', async () => {
  answerCentre()
  openHealth('?tab=overview', { signedIn: true })
  await page.getByRole('link', { name: 'Evaluación Fisioterapéutica', exact: false }).click()
  await page.getByRole('textbox', { name: /Dónde te duele/ }).fill('Aquí')
  const send = page.getByRole('button', { name: t('healthQuestions.send') })
  await send.click()
  const left = page.getByRole('alertdialog')
  answer(questionnaires.sendAnswers, () => refused('CONFLICT'))
  await left.getByRole('button', { name: t('healthQuestions.partial.send') }).click()
  await gone(left)
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent(t('healthQuestions.problem.closed'))
  await send.click()
  await shown(left)
  await counted(alert, 0)
})

test('what was written down in the demonstration and not kept is offered on, with the reason', async () => {
  answerCentre()
  $demoRecords.set([{ recordDate: '2026-11-20', weight: 70 }])
  openHealth('', { signedIn: true })
  const offer = page.getByRole('region', { name: t('health.bring.title') })
  const keep = offer.getByRole('button', { name: t('health.bring.keep') })
  answer(health.importRecords, () => refused('INVALID_INPUT', { rows: 'too_many' }))
  await keep.click()
  const alert = offer.getByRole('alert')
  await expect.element(alert).toHaveTextContent(t('health.bring.failed'))
  const next = held<never>()
  answer(health.importRecords, next.answer)
  await keep.click()
  await counted(alert, 0)
  next.release(refused('INTERNAL'))
  await shown(alert)
  await offer.getByRole('button', { name: t('health.bring.discard') }).click()
  await gone(offer)
})

test('a file that was not made: a wrong password is said at its field, all else at the button', async () => {
  answerCentre()
  openHealth('?tab=records&open=json', { signedIn: true })
  const dialog = page.getByRole('dialog', { name: t('healthData.export.json.title') })
  const password = dialog.getByLabelText(t('healthData.export.password'))
  const submit = dialog.getByRole('button', { name: t('healthData.export.submit') })
  const alert = dialog.getByRole('alert')
  await password.fill('una clave')
  answer(health.exportHealth, () => refused('RATE_LIMITED', {}, 60))
  await submit.click()
  await expect.element(alert).toHaveTextContent(t('island.failure.limited', { count: 1 }))
  answer(health.exportHealth, () => refused('INVALID_INPUT', { password: 'wrong_password' }))
  await submit.click()
  await expect.element(password).toHaveAccessibleDescription(t('fields.problem.wrong_password'))
  await counted(dialog.getByText(t('island.failure.limited', { count: 1 })), 0)
})

test('a goal whose dialog was closed while it was saved: why it was not is said at the goals', async () => {
  answerCentre()
  openHealth('?tab=profile', { signedIn: true })
  const saved = held<never>()
  answer(health.updateSettings, saved.answer)
  await page.getByRole('button', { name: t('healthProfile.goals.add') }).click()
  const dialog = page.getByRole('dialog', { name: t('healthProfile.goals.dialogTitle') })
  await dialog.getByRole('textbox').fill('60')
  await dialog.getByRole('button', { name: t('health.save') }).click()
  await dialog.getByRole('button', { name: t('island.cancel') }).click()
  await gone(dialog)
  saved.release(refused('INTERNAL'))
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(t('healthProfile.settings.failed'))
})

test('a goal that is saved after its dialog was closed leaves the next dialog open', async () => {
  answerCentre()
  openHealth('?tab=profile', { signedIn: true })
  const saved = held<Settings>()
  answer(health.updateSettings, saved.answer)
  const add = page.getByRole('button', { name: t('healthProfile.goals.add') })
  await add.click()
  const dialog = page.getByRole('dialog', { name: t('healthProfile.goals.dialogTitle') })
  await dialog.getByRole('textbox').fill('60')
  await dialog.getByRole('button', { name: t('health.save') }).click()
  await dialog.getByRole('button', { name: t('island.cancel') }).click()
  await gone(dialog)
  await add.click()
  await shown(dialog)
  saved.release(ok({ ...INITIAL_SETTINGS, goals: { weight: 60 } }))
  await shown(page.getByText(t('healthProfile.settings.saved')))
  await shown(dialog)
})

test('a birth date that is asked for again begins without the failure of before', async () => {
  answerCentre()
  answer(health.createRecord, () => refused('INVALID_INPUT', { birthDate: 'required' }))
  answer(health.updateHistory, () => refused('INTERNAL'))
  openHealth('?tab=data', { signedIn: true })
  const { field, save } = register()
  const dialog = page.getByRole('dialog', { name: t('healthRegister.birth.title') })
  const submit = dialog.getByRole('button', { name: t('healthRegister.birth.save') })
  const birthDate = dialog.getByLabelText(t('healthRegister.birth.label'), { exact: false })
  const alert = dialog.getByRole('alert')
  await field('weight').fill('61,8')
  await save.click()
  await birthDate.fill('1992-03-14')
  await submit.click()
  await expect.element(alert).toHaveTextContent(t('healthRegister.failed'))
  await dialog.getByRole('button', { name: t('island.cancel') }).click()
  await gone(dialog)
  await save.click()
  await shown(submit)
  await counted(alert, 0)
})
