import { expect, type Locator, type Page } from '@playwright/test'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import type { Modality } from '#lib/professionals/modality.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { islandsAlive } from './island.ts'
import { textsOf } from './texts.ts'

/** The finder on the home page. */
export function finderOn(page: Page, locale: Locale) {
  const t = textsOf(locale)
  const form = page.getByRole('form', { name: t('finder.label') })
  const radio = (name: string) => form.getByRole('radio', { name, exact: true })
  // The radio itself is one pixel under its label, which users click.
  const label = (control: Locator) => control.locator('xpath=..')
  const profession = (type: ProfessionalType) => radio(t(`professionals.profession.${type}`))
  const modality = (type: ProfessionalType, value: Modality) =>
    radio(
      value === 'both' ? t('professionals.modality.both') : t(`finder.modality.${type}.${value}`),
    )
  const country = form.getByRole('combobox', { name: t('finder.country') })
  const city = form.getByRole('combobox', { name: t('finder.city') })
  return {
    t,
    form,
    profession,
    modality,
    label,
    sentence: form.locator('[aria-live=polite]'),
    country,
    city,
    search: form.locator('button[type=submit]'),
    open: () => page.goto(localizedPath('/', locale)),
    /** Opens the page and hydrates the finder. */
    async openAlive() {
      await page.goto(localizedPath('/', locale))
      await form.hover()
      await islandsAlive(page)
    },
    chooseProfession: (type: ProfessionalType) => label(profession(type)).click(),
    async chooseCountry(id: string) {
      await country.focus()
      await country.selectOption(id)
    },
    async chooseCity(name: string) {
      // Until it is loaded, a select that is disabled.
      await expect(city).toBeEditable()
      await city.fill(name)
      await page.getByRole('option', { name, exact: true }).click()
    },
    chooseModality: (type: ProfessionalType, value: Modality) =>
      label(modality(type, value)).click(),
  }
}
