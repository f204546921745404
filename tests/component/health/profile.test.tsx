import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../support/accessible.ts'
import { gone, openHealth, shown, t, toast } from './support.tsx'

/** Over the demonstration, which is the same screens without the API. */
type Field =
  'gender' | 'weight' | 'chronicDiseases' | 'pastInjuries' | 'allergiesIntolerances' | 'objectives'

const profile = page.getByRole('region', { name: t('healthProfile.title') })
const settings = page.getByRole('region', { name: t('healthProfile.settings.title') })

async function open() {
  openHealth('?tab=profile')
  await shown(profile)
}

/** Opens the dialog of a field. */
async function edit(field: Field) {
  const name = t('healthProfile.editField', { field: t(`healthProfile.field.${field}`) })
  const button = page.getByRole('button', { name })
  await button.click()
  const dialog = page.getByRole('dialog', { name: t(`healthProfile.dialog.${field}.title`) })
  await shown(dialog)
  return { dialog, button, save: dialog.getByRole('button', { name: t('health.save') }) }
}

test('each field has its own dialog, which closes when it is cancelled or saved', async () => {
  await open()
  const { dialog, button, save } = await edit('allergiesIntolerances')
  const text = dialog.getByRole('textbox')
  await text.fill('Frutos secos')
  await dialog.getByRole('button', { name: t('island.cancel') }).click()
  await gone(dialog)
  await expect.element(button).toHaveFocus()
  await expect.element(profile).not.toMatchTextContent('Frutos secos')

  await button.click()
  await expect.element(text).toHaveValue('Lactosa')
  await text.fill('Lactosa y frutos secos')
  await save.click()
  await shown(toast(t('healthProfile.saved')))
  await gone(dialog)
  await expect.element(button).toHaveFocus()
  await expect.element(profile).toMatchTextContent('Lactosa y frutos secos')
})

test('diseases are boxes with free additions, and earlier diagnoses are a text', async () => {
  await open()
  const { dialog, save } = await edit('chronicDiseases')
  const box = (name: 'asthma' | 'migraine' | 'hypertension') =>
    dialog.getByRole('checkbox', { name: t(`healthShared.disease.${name}`) })
  await expect.element(box('asthma')).toBeChecked()
  await box('migraine').click()
  const other = dialog.getByRole('textbox', { name: t('healthProfile.other') })
  await other.fill('Síndrome de Raynaud')
  await userEvent.keyboard('{Enter}')
  // The name of an offered one ticks its box.
  await other.fill('hipertension')
  await userEvent.keyboard('{Enter}')
  await expect.element(box('hypertension')).toBeChecked()
  await dialog
    .getByRole('textbox', { name: t('healthProfile.pastDiagnoses') })
    .fill('Anemia (2018)')
  await save.click()
  for (const name of ['Asma', 'Migraña', 'Hipertensión', 'Síndrome de Raynaud', 'Anemia (2018)'])
    await expect.element(profile).toMatchTextContent(name)
})

test('objectives are chosen or written', async () => {
  await open()
  const { dialog, save } = await edit('objectives')
  const added = t('healthShared.objective.rehabilitation')
  await dialog.getByRole('checkbox', { name: added }).click()
  await dialog
    .getByRole('button', { name: t('fields.list.remove', { name: 'Media maratón en mayo' }) })
    .click()
  await save.click()
  await expect.element(profile).toMatchTextContent(added)
  await expect.element(profile).toMatchTextContent('Volver a correr sin dolor')
  await expect.element(profile).not.toMatchTextContent('Media maratón en mayo')
})

test('a weight is refused where it is impossible, asked about where it is unusual', async () => {
  await open()
  const { dialog, save } = await edit('weight')
  const weight = dialog.getByRole('textbox')
  await weight.fill('1,75')
  await save.click()
  await expect.element(weight).toHaveFocus()
  await expect.element(weight).toHaveAccessibleDescription(/entre 20,0 y 500,0 kg/)
  await weight.fill('230')
  await save.click()
  await shown(dialog.getByText(t('healthProfile.unusual', { value: '230 kg' })))
  await weight.fill('62.5')
  await save.click()
  await shown(toast(t('healthProfile.saved')))
  await expect.element(profile).toMatchTextContent('62,5 kg')
})

test('an emptied weight is no error, and says that what was measured stays', async () => {
  await open()
  const { dialog, save } = await edit('weight')
  await dialog.getByRole('textbox').fill('')
  await save.click()
  await shown(toast(t('healthProfile.emptied')))
  await gone(dialog)
  await expect.element(profile).toMatchTextContent(/\d kg/)
})

test('earlier versions can be read', async () => {
  await open()
  const { dialog, save } = await edit('pastInjuries')
  await dialog.getByRole('textbox').fill('Ninguna')
  await save.click()
  await gone(dialog)
  await page.getByRole('button', { name: t('healthProfile.versions') }).click()
  const versions = page.getByRole('dialog', { name: t('healthProfile.history.title') })
  await expect.element(versions).toMatchTextContent('Esguince de tobillo derecho (2021)')
})

test('units change what is read, and not what is stored', async () => {
  await open()
  const height = profile.getByText('167,0 cm')
  await shown(height)
  await settings.getByText('in').click()
  await shown(toast(t('healthProfile.settings.saved')))
  await shown(profile.getByText('65,7 in'))
  await settings.getByText('cm').click()
  await shown(height)
})

test('a goal is set, changed and removed', async () => {
  await open()
  const measure = t('health.measure.waistCircumference')
  const add = settings.getByRole('button', { name: t('healthProfile.goals.add') })
  await add.click()
  const dialog = page.getByRole('dialog', { name: t('healthProfile.goals.dialogTitle') })
  await dialog.getByRole('combobox').selectOptions('waistCircumference')
  const value = dialog.getByRole('textbox')
  const save = dialog.getByRole('button', { name: t('health.save') })
  await save.click()
  await expect.element(value).toHaveFocus()
  await expect
    .element(value)
    .toHaveAccessibleDescription(new RegExp(t('healthProfile.goals.missing')))
  await value.fill('70')
  await save.click()
  await gone(dialog)
  const goal = settings.getByRole('listitem').filter({ hasText: measure })
  await expect.element(goal).toMatchTextContent('70,0 cm')
  await goal.getByRole('button', { name: t('healthProfile.goals.removeOf', { measure }) }).click()
  await gone(goal)
})

test('the history of professionals is read field by field', async () => {
  openHealth('?tab=professional-history')
  const physiotherapy = page.getByRole('region', {
    name: t('health.profession.physiotherapist'),
    exact: false,
  })
  for (const text of [
    t('healthShared.field.current_injury'),
    t('healthShared.pain', { level: 3 }),
    'Leire Otxoa',
  ])
    await expect.element(physiotherapy).toMatchTextContent(text)
  await expect
    .element(page.getByRole('region', { name: t('health.profession.nutritionist'), exact: false }))
    .toMatchTextContent(t('healthHistory.empty.nutritionist'))
  await expect
    .element(page.getByRole('region', { name: t('healthHistory.notes'), exact: false }))
    .toMatchTextContent('Prefiere entrenar por la mañana')
  await expectAccessible()

  const versions = t('healthShared.versions.of', { section: 'Fisioterapia' })
  await physiotherapy.getByRole('button', { name: versions }).click()
  const dialog = page.getByRole('dialog', {
    name: t('healthShared.versions.title', { section: 'Fisioterapia' }),
  })
  await expect
    .element(dialog)
    .toMatchTextContent(t('healthShared.versions.version', { version: 3 }))
  await expect.element(dialog).toMatchTextContent(t('healthShared.pain', { level: 6 }))
})

describe('accessible', () => {
  test('the profile', async () => {
    await open()
    await expectAccessible()
  })
  for (const field of ['chronicDiseases', 'gender', 'weight'] as const) {
    test(`the dialog of ${field}`, async () => {
      await open()
      await edit(field)
      await expectAccessible()
    })
  }
})
