import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { focus, press } from '../support/act.ts'
import { expectAccessible } from '../support/accessible.ts'
import { allRequests } from '../support/api.ts'
import { counted, gone, leaveBmi, records, register, shown, t } from './support.tsx'

/** The form of a new record, over the demonstration. */

test('saves what was measured, empties its fields and leads to the record', async () => {
  const { open, field, note, save, saved } = register()
  await open()
  await field('weight').fill('61,8')
  await field('restingHeartRate').fill('54')
  await note.fill('Tras dormir bien')
  await shown(page.getByText('con tu altura de 167 cm', { exact: false }))
  await shown(page.getByText(/^2 datos\. Leire verá peso y frecuencia cardíaca/))
  await press(save, '{Enter}')
  await expect
    .element(saved)
    .toMatchTextContent('peso 61,8 kg, altura 167 cm y FC en reposo 54 lpm (hoy)')
  await expect.element(field('weight')).toHaveValue('')
  await shown(page.getByText(t('health.demo.saved')))
  await expectAccessible()

  await page.getByRole('link', { name: t('healthRegister.saved.see') }).click()
  const { details, rows } = records()
  await expect.element(details.first()).toHaveFocus()
  await expect.element(details.first()).toHaveAttribute('aria-expanded', 'true')
  await expect.element(rows.first()).toMatchTextContent('Tras dormir bien')
  expect(allRequests()).toEqual([])
})

test('the same fields stand in front, also after a blood test', async () => {
  const { open, form, field, group, save, saved } = register()
  const isInFront = async () => {
    for (const name of [
      'weight',
      'height',
      'waistCircumference',
      'systolicBp',
      'diastolicBp',
      'restingHeartRate',
    ] as const)
      await shown(form.getByLabelText(t(`health.measure.${name}`), { exact: false }))
    await gone(field('fastingGlucose'))
  }
  await open()
  await isInFront()
  await group('glucose').click()
  await field('fastingGlucose').fill('92')
  await save.click()
  await shown(saved)
  await page.getByRole('tab', { name: t('health.tabs.records'), exact: true }).click()
  await page.getByRole('tab', { name: t('health.tabs.data'), exact: true }).click()
  await isInFront()
})

test('whoever chooses the fields in front finds them there, and keeps what is typed', async () => {
  const { open, form, field } = register()
  const dialog = page.getByRole('dialog')
  const usual = [
    'weight',
    'height',
    'waistCircumference',
    'bloodPressure',
    'restingHeartRate',
  ] as const
  const choose = page.getByRole('button', { name: t('healthRegister.front.choose') })
  const box = (name: (typeof usual)[number] | 'fastingGlucose') =>
    dialog.getByRole('checkbox', { name: t(`health.measure.${name}`) })
  const save = dialog.getByRole('button', { name: t('health.save') })
  await open()
  await field('weight').fill('61,8')
  await press(choose, '{Enter}')
  await expect.element(box('weight')).toBeChecked()
  await expect.element(box('bloodPressure')).toBeChecked()
  await expect.element(box('fastingGlucose')).not.toBeChecked()
  await expectAccessible('the choice')
  for (const name of usual) await press(box(name), ' ')
  await press(save, '{Enter}')
  await shown(dialog.getByText(t('fields.choice.some')))

  await press(box('height'), ' ')
  await press(box('fastingGlucose'), ' ')
  await press(save, '{Enter}')
  await gone(dialog)
  await expect.element(choose).toHaveFocus()
  await shown(field('height'))
  await shown(field('fastingGlucose'))
  await gone(field('restingHeartRate'))
  await gone(field('weight'))
  await form
    .getByText(new RegExp(`^${t('health.group.body')}`))
    .first()
    .click()
  await expect.element(field('weight')).toHaveValue('61,8')

  await press(choose, '{Enter}')
  await expect.element(box('fastingGlucose')).toBeChecked()
  await expect.element(box('weight')).not.toBeChecked()
})

test('comma and point are read alike, and other units change only what is shown', async () => {
  const { open, field } = register()
  await open()
  await field('weight').fill('70.5')
  await page.getByRole('button', { name: t('healthRegister.units.change') }).click()
  await page.getByText('lb').click()
  await expect.element(field('weight')).toHaveValue('155,4')
  await page.getByText('kg').first().click()
  await expect.element(field('weight')).toHaveValue('70,5')
})

test('asks about an unusual value, and saves it only when it is confirmed', async () => {
  const { open, field, question, save, saved } = register()
  const waist = field('waistCircumference')
  await open()
  await waist.fill('171')
  await save.click()
  await expect.element(question).toMatchTextContent('¿Seguro que 171 cm?')
  await expect.element(question.getByRole('button').first()).toHaveFocus()
  await expectAccessible('a question')
  await question.getByRole('button', { name: t('healthRegister.question.correct') }).click()
  await expect.element(waist).toHaveFocus()
  await waist.fill('172')
  await save.click()
  await question.getByRole('button', { name: 'Sí, 172 cm' }).click()
  await counted(question, 0)
  await counted(saved, 0)
  await save.click()
  await expect.element(saved).toMatchTextContent('cintura 172 cm')
})

test('refuses an impossible value with its limits, and offers what was meant', async () => {
  const { open, form, field, group, question, save } = register()
  const glucose = field('fastingGlucose')
  await open()
  await group('glucose').click()
  await glucose.fill('5,4')
  await save.click()
  await expect.element(glucose).toHaveFocus()
  await shown(form.getByText('Tiene que estar entre 10 y 1000 mg/dL.'))
  await question.getByRole('button', { name: 'Son 5,4 mmol/L' }).click()
  await expect.element(glucose).toHaveValue('97')
  await counted(question, 0)

  await field('weight').fill('1,75')
  await focus(field('restingHeartRate'))
  await question.getByRole('button', { name: 'Es mi altura: 175 cm' }).click()
  await expect.element(field('height')).toHaveValue('175,0')
  await expect.element(field('weight')).toHaveValue('')
})

test('a blood pressure is two figures, the upper one higher', async () => {
  const { open, form, save } = register()
  const pressure = (name: 'systolicBp' | 'diastolicBp') =>
    form.getByLabelText(t(`health.measure.${name}`), { exact: false })
  await open()
  await pressure('systolicBp').fill('80')
  await save.click()
  await shown(form.getByText(t('healthRegister.problem.diastolicMissing')))
  await pressure('diastolicBp').fill('120')
  await save.click()
  await shown(form.getByText(t('healthRegister.problem.notBelowSystolic')))
})

test('of someone else nothing is there', async () => {
  const { open, field } = register()
  await open()
  await field('weight').fill('61,8')
  const julian = t('health.demo.people.julian')
  await page.getByText(julian).last().click()
  await expect.element(page.getByRole('radio', { name: julian })).toBeChecked()
  await expect.element(field('weight')).toHaveValue('')
})

test('is filled with what a calculator has left', async () => {
  const { open, field, date } = register()
  leaveBmi()
  await open('&from=bmi')
  await expect.element(field('weight')).toHaveValue('68,0')
  await expect.element(date).toHaveValue('2026-11-18')
  await shown(page.getByText(/La calculadora de IMC dejó estos valores/))
})

test('on a narrow screen nothing scrolls sideways', async () => {
  await page.viewport(320, 640)
  const { list, more } = records()
  await register().open()
  expect(document.documentElement.scrollWidth, 'the form').toBe(320)
  await page.getByRole('tab', { name: t('health.tabs.records'), exact: false }).click()
  await shown(list)
  expect(document.documentElement.scrollWidth, 'the list').toBe(320)
  await more.click()
  await page.getByRole('menuitem', { name: t('healthRecords.menu.import') }).click()
  await shown(page.getByLabelText(t('healthData.import.choose.paste'), { exact: false }))
  expect(document.documentElement.scrollWidth, 'the import').toBe(320)
})
