import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { finderTarget } from '#lib/finder/finder.ts'
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts'
import { LOCATIONS_PATH } from '#lib/locations/schemas.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { press } from '../support/act.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answerAt } from '../support/api.ts'
import { departedTo } from '../support/departures.ts'
import { mountFinder } from './support/finder.tsx'
import { LOCATIONS } from './support/people.ts'

// First: once the places are loaded, they are kept as long as the page.
test('a failure to load cities is reported, can be retried, and does not block the search', async () => {
  const finder = await mountFinder('es', false)
  await finder.chooseProfession('nutritionist')
  await expect.element(finder.form.getByText(finder.t('finder.loadFailed'))).toBeVisible()
  await finder.country.selectOptions('ES')
  await expect.element(finder.city).toBeDisabled()
  await expect.element(finder.search).toBeVisible()
  answerAt('GET', LOCATIONS_PATH, LOCATIONS)
  await finder.form.getByRole('button', { name: finder.t('island.retry') }).click()
  await finder.chooseCity('Valencia')
  await finder.search.click()
  await expect
    .poll(departedTo)
    .toEqual(['/nutritionists?professional=nutritionist&country=ES&city=es-valencia'])
})

test.each(LOCALES)('%s: the sentence is extended by each answer', async (locale) => {
  const words =
    locale === 'es'
      ? ['Busco un entrenador', ', presencial', ', en España', ', en Valencia']
      : ['I am looking for a trainer', ', in person', ', in Spain', ', in Valencia']
  const finder = await mountFinder(locale)
  await expect.poll(finder.sentence).toBe(finder.t('finder.say.empty'))
  await finder.chooseProfession('trainer')
  await expect.poll(finder.sentence).toBe(`${words[0]}.`)
  await finder.chooseModality('trainer', 'in-person')
  await expect.poll(finder.sentence).toBe(`${words[0]}${words[1]}.`)
  await finder.country.selectOptions('ES')
  await expect.poll(finder.sentence).toBe(`${words[0]}${words[1]}${words[2]}.`)
  await finder.chooseCity('Valencia')
  await expect.poll(finder.sentence).toBe(`${words[0]}${words[1]}${words[3]}.`)
})

test('a need is searched for, and one letter is not', async () => {
  const finder = await mountFinder()
  await finder.chooseProfession('physiotherapist')
  await finder.need.fill('rodilla')
  await expect.poll(finder.sentence).toBe('Busco un fisioterapeuta, rodilla.')
  await expectAccessible()
  await finder.need.fill('r')
  await finder.search.click()
  await finder.need.fill('rodilla')
  await finder.search.click()
  const list = '/physiotherapists?professional=physiotherapist'
  await expect.poll(departedTo).toEqual([list, `${list}&q=rodilla`])
})

test('the button requires a profession, and for a trainer a modality', async () => {
  const finder = await mountFinder()
  expect(finder.search.elements()).toHaveLength(0)
  await finder.chooseProfession('trainer')
  await expect.element(finder.profession('trainer')).toBeChecked()
  expect(finder.search.elements()).toHaveLength(0)
  await finder.chooseModality('trainer', 'both')
  await expect.element(finder.search).toBeVisible()
  await expect.element(finder.search).toMatchTextContent('entrenadores')
  for (const type of ['nutritionist', 'physiotherapist'] as const) {
    await finder.chooseProfession(type)
    await expect.element(finder.search).toBeVisible()
  }
  await expect.element(finder.search).toMatchTextContent('fisioterapeutas')
  await finder.chooseProfession('trainer')
  await expect.element(finder.profession('trainer')).toBeChecked()
  // The modality was of another profession.
  expect(finder.search.elements()).toHaveLength(0)
})

test.each(LOCALES)(
  '%s: each profession has its own modality labels, and changing it resets the modality',
  async (locale) => {
    const finder = await mountFinder(locale)
    for (const type of PROFESSIONAL_TYPES) {
      await finder.chooseProfession(type)
      await expect.element(finder.profession(type)).toBeChecked()
      expect(finder.form.element().querySelectorAll('[name=type]:checked')).toHaveLength(0)
      await expect.element(finder.modality(type, 'in-person')).toBeInTheDocument()
      await expect.element(finder.modality(type, 'online')).toBeInTheDocument()
      await finder.chooseModality(type, 'both')
      await expect.element(finder.modality(type, 'both')).toBeChecked()
    }
  },
)

test('the city is disabled without a country and cleared by another country', async () => {
  const { country, city, chooseCity } = await mountFinder()
  await expect.element(city).toBeDisabled()
  await country.selectOptions('ES')
  await chooseCity('Valencia')
  await expect.element(city).toHaveValue('Valencia')
  await country.selectOptions('PT')
  await expect.element(city).toHaveValue('')
  await chooseCity('Lisboa')
  await expect.element(city).toHaveValue('Lisboa')
  await country.selectOptions('')
  await expect.element(city).toBeDisabled()
  await expect.element(city).toHaveValue('')
})

test('a city is found by typing, among its region, and an empty text is none', async () => {
  const { t, country, city, chooseCity } = await mountFinder()
  await country.selectOptions('ES')
  await expect.element(city).toBeEnabled()
  await city.fill('valen sue')
  const region = page.getByRole('group', { name: 'Valencia' })
  await expect.element(region.getByRole('option', { name: 'Sueca' })).toBeVisible()
  expect(region.getByRole('option').elements()).toHaveLength(1)
  await expectAccessible()
  await city.fill('xyz')
  await expect.element(page.getByText(t('finder.noCity'))).toBeVisible()
  await chooseCity('Sevilla')
  await expect.element(city).toHaveValue('Sevilla')
  const sent = () => document.querySelector<HTMLInputElement>('[type=hidden][name=city]')?.value
  expect(sent()).toBe('es-sevilla')
  await city.fill('')
  await expect.poll(sent).toBe('')
})

test('"online" hides and clears the place', async () => {
  const finder = await mountFinder()
  const { country } = finder
  await finder.chooseProfession('trainer')
  await country.selectOptions('ES')
  await finder.chooseCity('Valencia')
  await finder.chooseModality('trainer', 'online')
  await expect.poll(() => country.elements().length).toBe(0)
  await expect.element(finder.form.getByText(finder.t('finder.anywhere'))).toBeVisible()
  await finder.chooseModality('trainer', 'in-person')
  await expect.element(country).toBeVisible()
  await expect.element(country).toHaveValue('')
  await expect.element(finder.city).toBeDisabled()
})

test('it is operable by keyboard alone', async () => {
  const finder = await mountFinder()
  await press(finder.profession('trainer'), '{ArrowRight}')
  await expect.element(finder.profession('nutritionist')).toBeChecked()
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard(' ')
  await expect.element(finder.modality('nutritionist', 'in-person')).toBeChecked()
  await userEvent.keyboard('{Tab}')
  await expect.element(finder.need).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(finder.country).toHaveFocus()
  await userEvent.keyboard('Portu')
  await expect.element(finder.country).toHaveValue('PT')
  await expect.element(finder.city).toBeEnabled()
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('Lisb')
  await expect.element(page.getByRole('option', { name: 'Lisboa' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(finder.city).toHaveValue('Lisboa')
  await userEvent.keyboard('{Tab}')
  await expect.element(finder.search).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(departedTo)
    .toEqual(['/nutritionists?professional=nutritionist&type=in-person&country=PT&city=pt-lisboa'])
})

const CITY_NAMES = { 'es-valencia': 'Valencia', 'pt-lisboa': 'Lisboa' } as const

/** Every kind of search: the choices and the exact resulting address. */
const TARGETS = [
  ['es', 'trainer', 'online', '', '', '/trainers?professional=trainer&type=online'],
  ['en', 'trainer', 'in-person', '', '', '/en/trainers?professional=trainer&type=in-person'],
  ['es', 'trainer', 'both', 'ES', '', '/trainers?professional=trainer&type=both&country=ES'],
  ['en', 'nutritionist', '', '', '', '/en/nutritionists?professional=nutritionist'],
  [
    'es',
    'nutritionist',
    '',
    'PT',
    'pt-lisboa',
    '/nutritionists?professional=nutritionist&country=PT&city=pt-lisboa',
  ],
  ['es', 'nutritionist', 'both', '', '', '/nutritionists?professional=nutritionist&type=both'],
  [
    'en',
    'physiotherapist',
    'online',
    '',
    '',
    '/en/physiotherapists?professional=physiotherapist&type=online',
  ],
  [
    'es',
    'physiotherapist',
    'in-person',
    'ES',
    'es-valencia',
    '/physiotherapists?professional=physiotherapist&type=in-person&country=ES&city=es-valencia',
  ],
  [
    'en',
    'trainer',
    'both',
    'ES',
    'es-valencia',
    '/en/trainers?professional=trainer&type=both&country=ES&city=es-valencia',
  ],
] as const

for (const [locale, type, modality, country, city, target] of TARGETS) {
  test(`${[locale, type, modality, country, city].filter(Boolean).join(', ')} leads to ${target}`, async () => {
    const finder = await mountFinder(locale)
    await finder.chooseProfession(type)
    if (modality) await finder.chooseModality(type, modality)
    if (country) await finder.country.selectOptions(country)
    if (city) await finder.chooseCity(CITY_NAMES[city])
    await finder.search.click()
    await expect.poll(departedTo).toEqual([target])
    expect(target).toBe(
      localizedPath(
        finderTarget({
          professional: type,
          modality: modality || undefined,
          country: country || undefined,
          city: city || undefined,
        }),
        locale,
      ),
    )
  })
}

test('is accessible, unanswered and answered', async () => {
  const finder = await mountFinder()
  await expectAccessible('unanswered')
  await finder.chooseProfession('nutritionist')
  await finder.country.selectOptions('ES')
  await expect.element(finder.search).toMatchTextContent(/2 nutricionistas en España/)
  await expectAccessible('answered')
})
