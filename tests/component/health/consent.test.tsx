import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as health from '#lib/health/calls.ts'
import { answer, ok, refused } from '../support/api.ts'
import { answerCentre, CONSENT } from './live.ts'
import { openHealth, records, register, shown, t } from './support.tsx'

/** A consent that was withdrawn in another place, which this page learns from a refusal. */

const dialog = page.getByRole('dialog', { name: t('healthConsent.title') })

/** Refuses changes until the consent is given again. */
function withdrawn() {
  const state = answerCentre()
  let isGiven = false
  answer(health.giveConsent, () => {
    isGiven = true
    return ok(CONSENT)
  })
  return { state, refuse: () => (isGiven ? null : refused('CONSENT_REQUIRED')) }
}

async function give() {
  await shown(dialog)
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: t('healthConsent.give') }).click()
}

test('a new record is saved once the consent is given again', async () => {
  const { state, refuse } = withdrawn()
  const created = answer(health.createRecord, () => refuse() ?? ok(state.records[0]!))
  const { form, field, save } = register()
  openHealth('?tab=data', { signedIn: true })
  await shown(form)
  await field('weight').fill('61,8')
  await save.click()
  await give()
  await shown(page.getByText(t('healthRegister.saved.see')))
  expect(created()).toHaveLength(2)
})

test('a changed record too; without it what was typed stays, and that it failed is said', async () => {
  const { state, refuse } = withdrawn()
  answer(health.updateRecord, () => refuse() ?? ok(state.records[0]!))
  const { open, edit, dialog: editor, kind } = records()
  await open('', { signedIn: true })
  await kind('tests')
  await edit.first().click()
  const glucose = editor.getByLabelText(t('health.measure.fastingGlucose'), { exact: false })
  await glucose.fill('91')
  const save = editor.getByRole('button', { name: t('health.save') })
  await save.click()
  await shown(dialog)
  await dialog.getByRole('button', { name: t('healthConsent.notNow') }).click()
  await shown(editor.getByText(t('healthRecords.edit.failed')))
  await expect.element(glucose).toHaveValue('91')
  await save.click()
  await give()
  await shown(page.getByText(t('healthRecords.edit.done')))
})
