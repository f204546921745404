import { finderTarget } from '#lib/finder/finder.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { finderOn } from './support/finder.ts'
import { expect, inBothLanguages, test } from './support/test.ts'

inBothLanguages((locale) => {
  test('the sentence is extended by each answer', async ({ page }) => {
    const finder = finderOn(page, locale)
    const words =
      locale === 'es'
        ? ['Busco un entrenador', ', presencial', ', en España', ', en Valencia']
        : ['I am looking for a trainer', ', in person', ', in Spain', ', in Valencia']
    await finder.openAlive()
    await expect(finder.sentence).toHaveText(finder.t('home.finder.say.empty'))
    await finder.chooseProfession('trainer')
    await expect(finder.sentence).toHaveText(`${words[0]}.`)
    await finder.chooseModality('trainer', 'in-person')
    await expect(finder.sentence).toHaveText(`${words[0]}${words[1]}.`)
    await finder.chooseCountry('ES')
    await expect(finder.sentence).toHaveText(`${words[0]}${words[1]}${words[2]}.`)
    await finder.city.selectOption('es-valencia')
    await expect(finder.sentence).toHaveText(`${words[0]}${words[1]}${words[3]}.`)
  })

  test('the button requires a profession, and for a trainer a modality', async ({ page }) => {
    const finder = finderOn(page, locale)
    await finder.openAlive()
    await expect(finder.search).toBeHidden()
    await finder.chooseProfession('trainer')
    await expect(finder.search).toBeHidden()
    await finder.chooseModality('trainer', 'both')
    await expect(finder.search).toHaveText(/trainers|entrenadores/)
    for (const type of ['nutritionist', 'physiotherapist'] as const) {
      await finder.chooseProfession(type)
      await expect(finder.search).toBeVisible()
    }
    await expect(finder.search).toHaveText(/physiotherapists|fisioterapeutas/)
    await finder.chooseProfession('trainer')
    await expect(finder.search, 'the modality was that of another profession').toBeHidden()
  })

  test('each profession has its own modality labels, and changing it resets the modality', async ({
    page,
  }) => {
    const finder = finderOn(page, locale)
    await finder.openAlive()
    for (const type of PROFESSIONAL_TYPES) {
      await finder.chooseProfession(type)
      await expect(finder.profession(type)).toBeChecked()
      await expect(finder.form.locator('input[name=type]:checked')).toHaveCount(0)
      await finder.chooseModality(type, 'both')
      await expect(finder.modality(type, 'both')).toBeChecked()
    }
  })

  test('the city is disabled without a country and cleared by another country', async ({
    page,
  }) => {
    const finder = finderOn(page, locale)
    await finder.openAlive()
    await expect(finder.city).toBeDisabled()
    await finder.chooseCountry('ES')
    await finder.city.selectOption('es-valencia')
    await finder.chooseCountry('PT')
    await expect(finder.city).toHaveValue('')
    await expect(finder.city.locator('option[value^="es-"]')).toHaveCount(0)
    await finder.city.selectOption('pt-lisboa')
    await finder.chooseCountry('')
    await expect(finder.city).toBeDisabled()
    await expect(finder.city).toHaveValue('')
  })

  test('"online" hides and clears the place', async ({ page }) => {
    const finder = finderOn(page, locale)
    await finder.openAlive()
    await finder.chooseProfession('trainer')
    await finder.chooseCountry('ES')
    await finder.city.selectOption('es-valencia')
    await finder.chooseModality('trainer', 'online')
    await expect(finder.country).toBeHidden()
    await expect(finder.form.getByText(finder.t('home.finder.anywhere'))).toBeVisible()
    await finder.chooseModality('trainer', 'in-person')
    await expect(finder.country).toHaveValue('')
    await expect(finder.city).toBeDisabled()
  })

  test('it is operable by keyboard alone', async ({ page }) => {
    const finder = finderOn(page, locale)
    const { keyboard } = page
    await finder.openAlive()
    await finder.profession('trainer').focus()
    await keyboard.press('ArrowRight')
    await expect(finder.profession('nutritionist')).toBeChecked()
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await expect(finder.modality('nutritionist', 'in-person')).toBeChecked()
    await keyboard.press('Tab')
    await expect(finder.country).toBeFocused()
    await keyboard.type('Portu')
    await expect(finder.country).toHaveValue('PT')
    await expect(finder.city).toBeEnabled()
    await keyboard.press('Tab')
    await keyboard.type('Lisb')
    await expect(finder.city).toHaveValue('pt-lisboa')
    await keyboard.press('Tab')
    await expect(finder.search).toBeFocused()
    await keyboard.press('Enter')
    await page.waitForURL(
      localizedPath(
        '/nutritionists?professional=nutritionist&type=in-person&country=PT&city=pt-lisboa',
        locale,
      ),
    )
  })

  test('a failure to load cities is reported, can be retried, and does not block the search', async ({
    page,
    problems,
  }) => {
    problems.allow(/locations\.json/)
    await page.route('**/data/locations.json', (route) => route.abort('connectionfailed'))
    const finder = finderOn(page, locale)
    await finder.openAlive()
    await finder.chooseProfession('nutritionist')
    await expect(finder.form.getByText(finder.t('home.finder.loadFailed'))).toBeVisible()
    await finder.chooseCountry('ES')
    await expect(finder.city).toBeDisabled()
    await expect(finder.search).toBeVisible()
    await page.unroute('**/data/locations.json')
    await finder.form.getByRole('button', { name: finder.t('home.finder.retry') }).click()
    await finder.city.selectOption('es-valencia')
    await finder.search.click()
    await page.waitForURL(
      localizedPath('/nutritionists?professional=nutritionist&country=ES&city=es-valencia', locale),
    )
  })
})

/** Every kind of search: the choices and the exact resulting URL. */
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
  test(`${[locale, type, modality, country, city].filter(Boolean).join(', ')} leads to ${target}`, async ({
    page,
  }) => {
    const finder = finderOn(page, locale)
    await finder.openAlive()
    await finder.chooseProfession(type)
    if (modality) await finder.chooseModality(type, modality)
    if (country) await finder.chooseCountry(country)
    if (city) await finder.city.selectOption(city)
    await finder.search.click()
    await page.waitForURL(target)
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
