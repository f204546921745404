import { expect } from 'vitest'
import { page } from 'vitest/browser'
import '#islands/finder/finder.css'
import { Finder } from '#islands/finder/finder.tsx'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { countryCodesByName } from '#lib/locations/country-codes.ts'
import { LOCATIONS_PATH } from '#lib/locations/schemas.ts'
import { listProfessionals } from '#lib/professionals/calls.ts'
import type { Modality } from '#lib/professionals/modality.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer, answerAt, ok, refused } from '../../support/api.ts'
import { mount } from '../../support/mount.tsx'
import { card, LOCATIONS } from './people.ts'

/** Above and below, so that the page can be scrolled. */
const ROOM = { height: '100rem' }
const NO_FACES = { trainer: [], nutritionist: [], physiotherapist: [] }

/** As `hero.astro` gives them. */
const textsFor = (locale: Locale) => messagesOf(locale, 'finder', 'professionals')

/**
 * Draws the finder of the home page, over places and a list of two people.
 *
 * @param hasPlaces false where the places cannot be loaded
 */
export async function mountFinder(locale: Locale = 'es', hasPlaces = true) {
  answerAt('GET', LOCATIONS_PATH, () => (hasPlaces ? ok(LOCATIONS) : refused('UNAVAILABLE')))
  answer(listProfessionals, {
    items: [card(1), card(2)],
    total: 2,
    isMore: false,
    page: 1,
    pageSize: 12,
  })
  mount(
    <>
      <div style={ROOM} />
      <Finder
        locale={locale}
        texts={textsFor(locale)}
        countryCodes={countryCodesByName(LOCATIONS, locale)}
        faces={NO_FACES}
      />
      <div style={ROOM} />
    </>,
    { at: localizedPath('/', locale), locale },
  )
  await expect.element(formIn(locale)).toBeVisible()
  return finderOn(locale)
}

const formIn = (locale: Locale) => page.getByRole('form', { name: textsOf(locale)('finder.label') })

function finderOn(locale: Locale) {
  const t = textsOf(locale)
  const form = formIn(locale)
  const country = form.getByRole('combobox', { name: t('finder.country') })
  const city = form.getByRole('combobox', { name: t('finder.city') })
  const professionText = (type: ProfessionalType) => t(`professionals.profession.${type}`)
  const modalityText = (type: ProfessionalType, value: Modality) =>
    value === 'both' ? t('professionals.modality.both') : t(`finder.modality.${type}.${value}`)
  const radio = (name: string) => form.getByRole('radio', { name, exact: true })
  // The radio itself is one pixel under its label, which users click.
  const label = (text: string) => form.getByText(text, { exact: true })
  return {
    t,
    form,
    country,
    need: form.getByRole('combobox', {
      name: `${t('finder.need.label')} ${t('finder.need.optional')}`,
    }),
    city,
    /** The last button; while it is hidden it is not found. */
    search: form.getByRole('button').last(),
    sentence: () => form.element().querySelector('[aria-live=polite]')!.textContent,
    /** By the beginning of its name. */
    chooseCity: async (name: string) => {
      await expect.element(city).toBeEnabled()
      await city.fill(name.slice(0, 4))
      await page.getByRole('option', { name }).click()
    },
    profession: (type: ProfessionalType) => radio(professionText(type)),
    professionLabel: (type: ProfessionalType) => label(professionText(type)),
    modality: (type: ProfessionalType, value: Modality) => radio(modalityText(type, value)),
    modalityLabel: (type: ProfessionalType, value: Modality) => label(modalityText(type, value)),
    chooseProfession: (type: ProfessionalType) => label(professionText(type)).click(),
    chooseModality: (type: ProfessionalType, value: Modality) =>
      label(modalityText(type, value)).click(),
  }
}
