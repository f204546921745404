import { countryName } from '#lib/format/country.ts'
import { NEARBY_KM } from '#lib/locations/distance.ts'
import { GOAL_CHOICES } from '#lib/professionals/goals.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { apiList } from './support/api.ts'
import { listOn } from './support/list.ts'
import { expect, inLanguage, test } from './support/test.ts'
import { professionalName } from '#lib/professionals/professional-name.ts'

// The filter labels of each language come from the same tables as the names on the cards.
test.describe('in Spanish', () => {
  const locale = 'es'

  for (const type of PROFESSIONAL_TYPES) {
    test(`${type}s: each modality filters`, async ({ page, request }) => {
      const list = listOn(page, type, locale)
      await list.open()
      for (const modality of MODALITIES) {
        await list.filter('modality').selectOption(modality)
        await list.shows(await apiList(request, type, `modality=${modality}`))
        await expect(page).toHaveURL(`${list.path}?modality=${modality}`)
        await expect(list.chip(list.t(`professionals.modality.${modality}`))).toBeVisible()
      }
    })
  }

  test('trainers: each goal filters', async ({ page, request }) => {
    const list = listOn(page, 'trainer', locale)
    await list.open()
    for (const goal of GOAL_CHOICES) {
      await list.filter('goal').selectOption(goal)
      await list.shows(await apiList(request, 'trainer', `goal=${goal}`))
      await expect(page).toHaveURL(`${list.path}?goal=${goal}`)
      await expect(list.chip(list.t(`professionals.goal.${goal}`))).toBeVisible()
    }
  })

  for (const type of ['nutritionist', 'physiotherapist'] as const) {
    test(`${type}s: each speciality filters`, async ({ page, request }) => {
      const list = listOn(page, type, locale)
      await list.open()
      for (const specialty of SPECIALTIES[type]) {
        await list.filter('specialization').selectOption(specialty)
        await list.shows(await apiList(request, type, `specialization=${specialty}`))
        await expect(page).toHaveURL(`${list.path}?specialization=${specialty}`)
        await expect(list.chip(list.t(`professionals.specialty.${specialty}`))).toBeVisible()
      }
    })
  }
})

inLanguage('es', (locale) => {
  for (const type of PROFESSIONAL_TYPES) {
    test(`${type}s: the list shows the query of the finder`, async ({ page, request }) => {
      const list = listOn(page, type, locale)
      await list.open(`professional=${type}&type=presencial&country=ES&city=es-sevilla`)
      await list.shows(
        await apiList(request, type, 'modality=in-person&country=ES&city=es-sevilla'),
      )
      await expect(list.filter('modality')).toHaveValue('in-person')
      await expect(list.filter('country')).toHaveValue('ES')
      await expect(list.filter('city')).toHaveValue('es-sevilla')
      for (const name of [
        list.t('professionals.modality.in-person'),
        countryName('ES', locale),
        'Sevilla',
      ]) {
        await expect(list.chip(name)).toHaveText(name)
      }
    })
  }

  test('the goal "online" clears the modality and disables it', async ({ page, request }) => {
    const list = listOn(page, 'trainer', locale)
    await list.open('modality=in-person')
    await list.filter('goal').selectOption('online')
    await expect(list.filter('modality')).toBeDisabled()
    await expect(list.filter('modality')).toHaveValue('')
    await expect(page).toHaveURL(`${list.path}?goal=online`)
    await list.shows(await apiList(request, 'trainer', 'modality=online'))
    await list.filter('goal').selectOption('')
    await expect(list.filter('modality')).toBeEnabled()
  })

  test('the city is disabled without a country and cleared by another country', async ({
    page,
    request,
  }) => {
    const list = listOn(page, 'nutritionist', locale)
    await list.open()
    await expect(list.filter('city')).toBeDisabled()
    await list.filter('country').selectOption('ES')
    await list.filter('city').selectOption('es-valencia')
    await list.shows(await apiList(request, 'nutritionist', 'country=ES&city=es-valencia'))
    // A city that stands alone shows its country.
    await list.open('city=es-valencia')
    await expect(list.filter('country')).toHaveValue('ES')
    await expect(list.filter('city')).toHaveValue('es-valencia')
    await list.filter('country').selectOption('AR')
    await expect(page).toHaveURL(`${list.path}?country=AR`)
    await expect(list.filter('city')).toHaveValue('')
    await list.shows(await apiList(request, 'nutritionist', 'country=AR'))
  })

  test('a search finds a name with and without accents', async ({ page, request }) => {
    const list = listOn(page, 'trainer', locale)
    const plain = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '')
    const { items } = await apiList(request, 'trainer', 'sort=experience')
    const wanted = items.find(({ name }) => name && plain(name) !== name)
    const name = professionalName(wanted!, list.t)
    await list.open()
    for (const typed of [name, plain(name).toLowerCase()]) {
      await list.text.fill(typed)
      await list.text.press('Enter')
      await expect(list.names).toHaveText([name])
      await expect(list.chip(list.t('list.filter.search', { text: typed }))).toBeVisible()
    }
  })

  test('a chip removes its filter, and one button removes all', async ({ page, request }) => {
    const list = listOn(page, 'physiotherapist', locale)
    await list.open('modality=in-person&country=ES&sort=rating')
    await expect(list.chips).toHaveCount(2)
    await list.chip(countryName('ES', locale)).click()
    await expect(page).toHaveURL(`${list.path}?modality=in-person&sort=rating`)
    await list.shows(await apiList(request, 'physiotherapist', 'modality=in-person&sort=rating'))
    await list.filter('country').selectOption('ES')
    await list.clearAll.click()
    await expect(page, 'the order is no filter').toHaveURL(`${list.path}?sort=rating`)
    await expect(list.chips).toHaveCount(0)
    await list.shows(await apiList(request, 'physiotherapist', 'sort=rating'))
  })

  for (const type of PROFESSIONAL_TYPES) {
    test(`${type}s: an empty result is reported with a way to clear the filters`, async ({
      page,
      request,
    }) => {
      const list = listOn(page, type, locale)
      await list.open('q=qqqqqq')
      const empty = list.t(`list.${type}.empty`)
      await expect(list.results.getByRole('heading', { name: empty })).toBeVisible()
      await expect(list.names).toHaveCount(0)
      await list.clearAll.click()
      await expect(page).toHaveURL(list.path)
      await list.shows(await apiList(request, type))
    })
  }

  test('a city without anybody offers people nearby, then online', async ({ page, request }) => {
    const list = listOn(page, 'physiotherapist', locale)
    const { elsewhere } = await apiList(request, 'physiotherapist', 'city=es-sueca')
    await list.open('city=es-sueca')
    await expect(list.results).toContainText(list.t('list.elsewhere.text', { city: 'Sueca' }))
    for (const [title, people] of [
      [list.t('list.elsewhere.nearby', { km: NEARBY_KM }), elsewhere!.nearby],
      [list.t('list.elsewhere.online'), elsewhere!.online],
    ] as const) {
      expect(people.length).toBeGreaterThan(0)
      const names = page.getByRole('region', { name: title }).getByRole('article').getByRole('link')
      await expect(names).toHaveText(people.map((one) => professionalName(one, list.t)))
    }
  })

  for (const asked of ['', 'modality=online']) {
    test(`the keyboard goes down the list with "${asked}" as it is read`, async ({
      page,
      request,
    }) => {
      const list = listOn(page, 'trainer', locale)
      await page.setViewportSize({ width: 390, height: 844 })
      await list.open(asked)
      await list.hydrated()
      if (asked) await list.shows(await apiList(request, 'trainer', asked))
      await list.text.focus()
      const stops: number[] = []
      const isWithin = () => page.evaluate(() => document.activeElement?.closest('main') !== null)
      while (await isWithin()) {
        stops.push(
          await page.evaluate(
            () => document.activeElement!.getBoundingClientRect().top + window.scrollY,
          ),
        )
        await page.keyboard.press('Tab')
      }
      expect(stops.length).toBeGreaterThan(40)
      // What stands in one row, such as the places of the podium, is not level.
      const upwards = stops.filter((top, i) => top < (stops[i - 1] ?? 0) - 60)
      expect(upwards).toEqual([])
    })
  }

  test('the Top 10 ignores the filters', async ({ page, request }) => {
    const list = listOn(page, 'trainer', locale)
    const { top10 = [] } = await apiList(request, 'trainer')
    const best = top10.map((professional) => new RegExp(professionalName(professional, list.t)))
    await list.open()
    await expect(list.top).toHaveText(best)
    await list.filter('country').selectOption('AR')
    await list.shows(await apiList(request, 'trainer', 'country=AR'))
    await expect(list.top).toHaveText(best)
  })
})
