import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { recordOf } from '#islands/health/demo/records.ts'
import type { DemoState } from '#islands/health/demo/state.ts'
import { everyFlag } from '#lib/health/flags.ts'
import * as health from '#lib/health/calls.ts'
import type { HealthHistory } from '#lib/health/history.ts'
import { answer, refused } from '../support/api.ts'
import { reload } from '../support/mount.tsx'
import { answerCentre } from './live.ts'
import { counted, gone, openHealth, records, register, shown, t } from './support.tsx'

/** What is typed by someone who is signed in, and not saved: by two at once, without a network, drawn again. */
const stored = () => JSON.stringify(Object.entries(sessionStorage))

/** The centre of someone with one record, whose dialog is open. */
async function openEdit() {
  const state = answerCentre()
  state.records = [recordOf('2026-11-20', { weight: 70, restingHeartRate: 60 })]
  const { open, edit, dialog, rows } = records()
  await open('', { signedIn: true })
  await edit.first().click()
  return {
    state,
    dialog,
    rows,
    weight: dialog.getByLabelText(t('health.measure.weight'), { exact: false }),
    note: dialog.getByLabelText(t('healthRegister.note.label'), { exact: false }),
    save: dialog.getByRole('button', { name: t('health.save') }),
  }
}

test('a record that was saved elsewhere meanwhile: both values are offered, and nothing is lost', async () => {
  const { state, dialog, rows, weight, note, save } = await openEdit()
  await weight.fill('69,5')
  await note.fill('En ayunas')
  state.records = [{ ...state.records[0]!, weight: 71.2, restingHeartRate: 58, version: 2 }]
  await save.click()

  const panel = dialog.getByRole('region', { name: t('editing.stale.title') })
  await expect.element(panel).toHaveFocus()
  await expect.element(weight).toHaveValue('69,5')
  await expect.element(panel).toMatchTextContent('69,5 kg')
  await expect.element(panel).toMatchTextContent('71,2 kg')
  // What only the other has changed is taken over.
  await counted(panel.getByRole('group'), 1)
  const option = (side: 'mine' | 'theirs') =>
    panel.getByRole('radio', { name: t(`editing.stale.${side}`), exact: false })
  await option('theirs').click()
  await expect.element(weight).toHaveValue('71,2')
  await option('mine').click()
  await save.click()
  await counted(dialog, 0)
  await expect.element(rows.first()).toMatchTextContent('69,5 kg')
  expect(state.records).toMatchObject([{ weight: 69.5, restingHeartRate: 58, note: 'En ayunas' }])
})

test.each([
  ['as it was changed', '69,5', 69.5],
  ['as it was before', '70,0', 70],
])(
  'a record that was deleted elsewhere meanwhile can be saved as a new one, %s',
  async (_how, typed, saved) => {
    const { state, dialog, weight, save } = await openEdit()
    await weight.fill('69,5')
    state.records = []
    await save.click()
    const alert = dialog.getByRole('alert')
    await expect.element(alert).toHaveTextContent(t('healthRecords.edit.gone'))
    await weight.fill(typed)
    await dialog.getByRole('button', { name: t('healthRecords.edit.saveAsNew') }).click()
    await counted(dialog, 0)
    expect(state.records).toMatchObject([{ weight: saved, restingHeartRate: 60 }])
  },
)

test('a record that was deleted elsewhere is gone when it is deleted here, and nothing has failed', async () => {
  const { state, rows, dialog } = await openEdit()
  await dialog.getByRole('button', { name: t('island.cancel') }).click()
  const { details, question } = records()
  await details.first().click()
  await rows
    .first()
    .getByRole('button', { name: t('healthRecords.remove.open'), exact: false })
    .click()
  state.records = []
  answer(health.deleteRecord, () => refused('NOT_FOUND'))
  await question.getByRole('button', { name: t('healthRecords.remove.confirm') }).click()
  await counted(rows, 0)
  await counted(question, 0)
  await counted(page.getByRole('alert'), 0)
})

test('without a network what is typed stays, and is saved once by the next try', async () => {
  const state = answerCentre()
  const { records: before } = state
  const { form, field, save, saved } = register()
  openHealth('?tab=data', { signedIn: true })
  await field('weight').fill('61,8')
  const created = answer(health.createRecord, () => refused('UNAVAILABLE'))
  await save.click()
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent(t('healthRegister.trouble.offline'))
  await expect.element(field('weight')).toHaveValue('61,8')
  expect(stored()).toContain('61,8')
  answer(health.createRecord, () => {
    state.records = [recordOf('2026-11-25', { weight: 61.8 }), ...before]
    return { ok: true, data: state.records[0]! }
  })
  await save.click()
  await expect.element(saved).toMatchTextContent('peso 61,8 kg')
  await counted(form.getByRole('alert'), 0)
  await expect.poll(stored).not.toContain('61,8')
  const [first, second, ...more] = created().map(({ headers }) => headers['Idempotency-Key'])
  expect(first).toBeTruthy()
  expect(second).toBe(first)
  expect(more).toEqual([])
})

test('what is typed is there after a reload, and can be given up', async () => {
  answerCentre()
  const { field } = register()
  openHealth('?tab=data', { signedIn: true })
  await field('weight').fill('61,8')
  await expect.poll(stored).toContain('61,8')
  await reload()
  await shown(page.getByText(t('editing.restored'), { exact: false }))
  await expect.element(field('weight')).toHaveValue('61,8')
  await page.getByRole('button', { name: t('healthRegister.draft.discard') }).click()
  await expect.element(field('weight')).toHaveValue('')
  await expect.poll(stored).not.toContain('61,8')
})

/** The dialog of a field of the profile. */
async function openField(field: 'pastInjuries' | 'weight', begun: Partial<DemoState> = {}) {
  const state = Object.assign(answerCentre(), begun)
  openHealth('?tab=profile', { signedIn: true })
  const name = t('healthProfile.editField', { field: t(`healthProfile.field.${field}`) })
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog', { name: t(`healthProfile.dialog.${field}.title`) })
  return {
    state,
    dialog,
    text: dialog.getByRole('textbox'),
    save: dialog.getByRole('button', { name: t('health.save') }),
    saveElsewhere: (part: Partial<HealthHistory>) => {
      state.history = { ...state.history, ...part, version: state.history.version + 1 }
    },
  }
}

test('a field of the profile that was changed elsewhere meanwhile: both values are offered', async () => {
  const { state, dialog, text, save, saveElsewhere } = await openField('pastInjuries')
  await text.fill('Ninguna')
  saveElsewhere({ pastInjuries: 'Rotura de fibras (2026)' })
  await save.click()
  const panel = dialog.getByRole('region', { name: t('editing.stale.title') })
  await expect.element(panel).toHaveFocus()
  await panel.getByRole('radio', { name: /Rotura de fibras/ }).click()
  await expect.element(text).toHaveValue('Rotura de fibras (2026)')
  await panel.getByRole('radio', { name: /Ninguna/ }).click()
  await save.click()
  await gone(dialog)
  expect(state.history.pastInjuries).toBe('Ninguna')
})

test('another field that was changed elsewhere meanwhile stays, and is no question', async () => {
  const { state, dialog, text, save, saveElsewhere } = await openField('pastInjuries')
  await text.fill('Ninguna')
  saveElsewhere({ allergiesIntolerances: 'Gluten' })
  await save.click()
  await gone(dialog)
  expect(state.history).toMatchObject({ pastInjuries: 'Ninguna', allergiesIntolerances: 'Gluten' })
})

test('a field in which nothing was typed has no problem, and its dialog closes', async () => {
  const { dialog, text, save } = await openField('weight', { records: [] })
  await expect.element(text).toHaveValue('')
  await save.click()
  await gone(dialog)
})

test('what is shared and was changed elsewhere meanwhile is not lost, and not taken for granted', async () => {
  const state = answerCentre()
  const only = (flag: 'weight' | 'heart_rate') => ({ ...everyFlag(false), [flag]: true })
  const at = state.authorizations.findIndex((one) => one.state === 'active')
  const change = (changes: object) => {
    state.authorizations = state.authorizations.with(at, {
      ...state.authorizations[at]!,
      ...changes,
    })
  }
  change({ allowedFields: only('weight'), expiresOn: null })
  openHealth('?tab=authorizations', { signedIn: true })
  await page.getByRole('button', { name: new RegExp(`^${t('healthSharing.action.edit')}`) }).click()
  const dialog = page.getByRole('dialog')
  const glucose = dialog.getByRole('switch', { name: t('health.flag.glucose') })
  await glucose.click()
  change({ allowedFields: only('heart_rate'), version: state.authorizations[at]!.version + 1 })
  const save = dialog.getByRole('button', { name: t('healthSharing.grant.save') })
  await save.click()
  await shown(dialog.getByText(t('healthSharing.stale.title'), { exact: false }))
  await expect.element(glucose).toBeChecked()
  await save.click()
  await gone(dialog)
  expect(state.authorizations[at]!.allowedFields).toMatchObject({
    weight: true,
    glucose: true,
    heart_rate: false,
  })
})
