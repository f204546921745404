import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { islandsAlive } from './support/island.ts'
import { expect, test } from './support/test.ts'
import { textsOf } from './support/texts.ts'

/** Over the demonstration, which is the same screens without the API. */
const t = textsOf('es')

type Field =
  | 'birthDate'
  | 'gender'
  | 'height'
  | 'weight'
  | 'chronicDiseases'
  | 'pastInjuries'
  | 'allergiesIntolerances'
  | 'objectives'

async function open(page: Page) {
  await page.goto('/health?tab=profile')
  await islandsAlive(page)
  await expect(page.getByRole('region', { name: t('healthProfile.title') })).toBeVisible()
}
const profile = (page: Page) => page.getByRole('region', { name: t('healthProfile.title') })
const settings = (page: Page) =>
  page.getByRole('region', { name: t('healthProfile.settings.title') })
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Opens the dialog of a field. */
async function edit(page: Page, field: Field) {
  const name = t('healthProfile.editField', { field: t(`healthProfile.field.${field}`) })
  const button = page.getByRole('button', { name, exact: true })
  await button.click()
  const dialog = page.getByRole('dialog', { name: t(`healthProfile.dialog.${field}.title`) })
  await expect(dialog).toBeVisible()
  const save = dialog.getByRole('button', { name: t('health.save') })
  return { dialog, button, save }
}

test('each field has its own dialog, which closes when it is cancelled or saved', async ({
  page,
}) => {
  await open(page)
  const { dialog, button, save } = await edit(page, 'allergiesIntolerances')
  const text = dialog.getByRole('textbox')
  await text.fill('Frutos secos')
  await dialog.getByRole('button', { name: t('health.cancel') }).click()
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(profile(page)).not.toContainText('Frutos secos')

  await button.click()
  await expect(text).toHaveValue('Lactosa')
  await text.fill('Lactosa y frutos secos')
  await save.click()
  await expect(toast(page, t('healthProfile.saved'))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(profile(page)).toContainText('Lactosa y frutos secos')
})

test('diseases are boxes with free additions, and earlier diagnoses are a text', async ({
  page,
}) => {
  await open(page)
  const { dialog, save } = await edit(page, 'chronicDiseases')
  await expect(
    dialog.getByRole('checkbox', { name: t('healthShared.disease.asthma') }),
  ).toBeChecked()
  await dialog.getByRole('checkbox', { name: t('healthShared.disease.migraine') }).check()
  const other = dialog.getByRole('textbox', { name: t('healthProfile.other') })
  await other.fill('Síndrome de Raynaud')
  await other.press('Enter')
  // The name of an offered one ticks its box.
  await other.fill('hipertension')
  await other.press('Enter')
  await expect(
    dialog.getByRole('checkbox', { name: t('healthShared.disease.hypertension') }),
  ).toBeChecked()
  await dialog
    .getByRole('textbox', { name: t('healthProfile.pastDiagnoses') })
    .fill('Anemia (2018)')
  await save.click()
  for (const name of ['Asma', 'Migraña', 'Hipertensión', 'Síndrome de Raynaud', 'Anemia (2018)']) {
    await expect(profile(page)).toContainText(name)
  }
})

test('objectives are chosen or written', async ({ page }) => {
  await open(page)
  const { dialog, save } = await edit(page, 'objectives')
  await dialog.getByRole('checkbox', { name: t('healthShared.objective.rehabilitation') }).check()
  await dialog
    .getByRole('button', { name: t('healthProfile.remove', { item: 'Media maratón en mayo' }) })
    .click()
  await save.click()
  await expect(profile(page)).toContainText(t('healthShared.objective.rehabilitation'))
  await expect(profile(page)).toContainText('Volver a correr sin dolor')
  await expect(profile(page)).not.toContainText('Media maratón en mayo')
})

test('a weight is refused where it is impossible, asked about where it is unusual', async ({
  page,
}) => {
  await open(page)
  const { dialog, save } = await edit(page, 'weight')
  const weight = dialog.getByRole('textbox')
  await weight.fill('1,75')
  await save.click()
  await expect(weight).toBeFocused()
  await expect(weight).toHaveAccessibleDescription(/entre 20,0 y 500,0 kg/)
  await weight.fill('230')
  await save.click()
  await expect(dialog.getByText(t('healthProfile.unusual', { value: '230 kg' }))).toBeVisible()
  await weight.fill('62.5')
  await save.click()
  await expect(toast(page, t('healthProfile.saved'))).toBeVisible()
  await expect(profile(page)).toContainText('62,5 kg')
})

test('earlier versions can be read', async ({ page }) => {
  await open(page)
  const { dialog, save } = await edit(page, 'pastInjuries')
  await dialog.getByRole('textbox').fill('Ninguna')
  await save.click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: t('healthProfile.versions') }).click()
  const versions = page.getByRole('dialog', { name: t('healthProfile.history.title') })
  await expect(versions).toContainText('Esguince de tobillo derecho (2021)')
})

test('units change what is read, and not what is stored', async ({ page }) => {
  await open(page)
  const height = profile(page).getByText('167,0 cm')
  await expect(height).toBeVisible()
  await settings(page).getByText('in', { exact: true }).click()
  await expect(toast(page, t('healthProfile.settings.saved'))).toBeVisible()
  await expect(profile(page).getByText('65,7 in')).toBeVisible()
  await settings(page).getByText('cm', { exact: true }).click()
  await expect(height).toBeVisible()
})

test('a goal is set, changed and removed', async ({ page }) => {
  await open(page)
  const measure = t('health.measure.waistCircumference')
  const add = settings(page).getByRole('button', { name: t('healthProfile.goals.add') })
  await add.click()
  const dialog = page.getByRole('dialog', { name: t('healthProfile.goals.dialogTitle') })
  await dialog.getByRole('combobox').selectOption('waistCircumference')
  const value = dialog.getByRole('textbox')
  await dialog.getByRole('button', { name: t('health.save') }).click()
  await expect(value).toBeFocused()
  await expect(value).toHaveAccessibleDescription(new RegExp(t('healthProfile.goals.missing')))
  await value.fill('70')
  await dialog.getByRole('button', { name: t('health.save') }).click()
  await expect(dialog).toBeHidden()
  const goal = settings(page).getByRole('listitem').filter({ hasText: measure })
  await expect(goal).toContainText('70,0 cm')
  await goal.getByRole('button', { name: t('healthProfile.goals.removeOf', { measure }) }).click()
  await expect(goal).toBeHidden()
  await expect(add).toBeFocused()
})

test('the history of professionals is read field by field', async ({ page }) => {
  await page.goto('/health?tab=professional-history')
  await islandsAlive(page)
  const physiotherapy = page.getByRole('region', { name: t('health.profession.physiotherapist') })
  await expect(physiotherapy).toContainText(t('healthShared.field.current_injury'))
  await expect(physiotherapy).toContainText(t('healthShared.pain', { level: 3 }))
  await expect(physiotherapy).toContainText('Leire Otxoa')
  await expect(
    page.getByRole('region', { name: t('health.profession.nutritionist') }),
  ).toContainText(t('healthHistory.empty.nutritionist'))
  await expect(page.getByRole('region', { name: t('healthHistory.notes') })).toContainText(
    'Prefiere entrenar por la mañana',
  )
  await expectAccessible(page)

  const versions = t('healthShared.versions.of', { section: 'Fisioterapia' })
  await physiotherapy.getByRole('button', { name: versions }).click()
  const dialog = page.getByRole('dialog', {
    name: t('healthShared.versions.title', { section: 'Fisioterapia' }),
  })
  await expect(dialog).toContainText(t('healthShared.versions.version', { version: 3 }))
  await expect(dialog).toContainText(t('healthShared.pain', { level: 6 }))
})

test.describe('accessible', () => {
  test('the profile', async ({ page }) => {
    await open(page)
    await expectAccessible(page)
  })
  for (const field of ['chronicDiseases', 'gender', 'weight'] as const) {
    test(`the dialog of ${field}`, async ({ page }) => {
      await open(page)
      await edit(page, field)
      await expectAccessible(page)
    })
  }
})
