import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { countryName } from '#lib/format/country.ts'
import { GOAL_CHOICES } from '#lib/professionals/goals.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { focus } from '../support/act.ts'
import { card, LOCATIONS } from './support/people.ts'
import { expectAddress, listFor, mountList, textsIn } from './support/list.tsx'

test.each(PROFESSIONAL_TYPES)('%ss: each modality filters', async (type) => {
  const list = await mountList(type)
  for (const modality of MODALITIES) {
    await list.filter('modality').selectOptions(modality)
    await list.shows(`modality=${modality}`)
    await expectAddress(`${list.path}?modality=${modality}`)
    await expect.element(list.chip(list.t(`professionals.modality.${modality}`))).toBeVisible()
  }
})

test('trainers: each goal filters', async () => {
  const list = await mountList('trainer')
  for (const goal of GOAL_CHOICES) {
    await list.filter('goal').selectOptions(goal)
    await list.shows(`goal=${goal}`)
    await expectAddress(`${list.path}?goal=${goal}`)
    await expect.element(list.chip(list.t(`professionals.goal.${goal}`))).toBeVisible()
  }
})

test.each(['nutritionist', 'physiotherapist'] as const)(
  '%ss: each speciality filters',
  async (type) => {
    const list = await mountList(type)
    for (const specialty of SPECIALTIES[type]) {
      await list.filter('specialization').selectOptions(specialty)
      await list.shows(`specialization=${specialty}`)
      await expectAddress(`${list.path}?specialization=${specialty}`)
      await expect.element(list.chip(list.t(`professionals.specialty.${specialty}`))).toBeVisible()
    }
  },
)

test.each(PROFESSIONAL_TYPES)('%ss: the list shows the query of the finder', async (type) => {
  const search = `professional=${type}&type=in-person&country=ES&city=es-sevilla`
  const list = await mountList(type, { search })
  await list.shows('modality=in-person&country=ES&city=es-sevilla')
  await list.more()
  await expect.element(list.filter('modality')).toHaveValue('in-person')
  await expect.element(list.filter('country')).toHaveValue('ES')
  await expect.element(list.filter('city')).toHaveValue('Sevilla')
  for (const name of [
    list.t('professionals.modality.in-person'),
    countryName('ES', 'es'),
    'Sevilla',
  ]) {
    await expect.element(list.chip(name)).toHaveTextContent(name)
  }
})

test('the goal "online" clears the modality and disables it', async () => {
  const list = await mountList('trainer', { search: 'modality=in-person' })
  await list.filter('goal').selectOptions('online')
  await expect.element(list.filter('modality')).toBeDisabled()
  await expect.element(list.filter('modality')).toHaveValue('')
  await expectAddress(`${list.path}?goal=online`)
  await list.shows('goal=online')
  await list.filter('goal').selectOptions('')
  await expect.element(list.filter('modality')).toBeEnabled()
})

test('a city of any country is offered without a country, and chosen with its own', async () => {
  const list = await mountList('nutritionist')
  await expect.element(list.filter('city')).toBeEnabled()
  const countries = LOCATIONS.countries.length
  expect(countries).toBeGreaterThan(1)
  const regions = LOCATIONS.countries.flatMap(({ states }) => states)
  expect(list.filter('city').element().querySelectorAll('optgroup')).toHaveLength(regions.length)
  await list.filter('city').selectOptions('Valencia')
  await expectAddress(`${list.path}?city=es-valencia`)
  await list.more()
  await expect.element(list.filter('country')).toHaveValue('ES')
})

test('the city is cleared by another country', async () => {
  const list = await mountList('nutritionist')
  await list.more()
  await list.filter('country').selectOptions('ES')
  await userEvent.keyboard('{Escape}')
  await list.filter('city').fill('Vale')
  await page.getByRole('option', { name: 'Valencia' }).click()
  await list.shows('country=ES&city=es-valencia')
  await list.more()
  await list.filter('country').selectOptions('AR')
  await expectAddress(`${list.path}?country=AR`)
  await expect.element(list.filter('city')).toHaveValue('')
  await list.shows('country=AR')
})

test('a city that stands alone shows its country', async () => {
  const list = await mountList('nutritionist', { search: 'city=es-valencia' })
  await list.more()
  await expect.element(list.filter('country')).toHaveValue('ES')
  await expect.element(list.filter('city')).toHaveValue('Valencia')
  await list.shows('city=es-valencia')
  await expectAddress(`${list.path}?city=es-valencia`)
})

test('a search asks for the name as it is typed, with and without accents', async () => {
  const list = await mountList('trainer')
  for (const typed of ['Íñigo Núñez', 'inigo nunez']) {
    await list.text.fill(typed)
    await userEvent.keyboard('{Enter}')
    await list.shows(new URLSearchParams({ q: typed }).toString())
    expect(list.asked().at(-1)?.query['q']).toBe(typed)
    await expect.element(list.chip(list.t('list.filter.search', { text: typed }))).toBeVisible()
  }
})

test('a chip removes its filter, and one button removes all', async () => {
  const list = await mountList('physiotherapist', {
    search: 'modality=in-person&country=ES&sort=rating',
  })
  await expect.poll(() => list.chips.elements().length).toBe(2)
  await list.chip(countryName('ES', 'es')).click()
  await expectAddress(`${list.path}?modality=in-person&sort=rating`)
  await list.shows('modality=in-person&sort=rating')
  await list.more()
  await list.filter('country').selectOptions('ES')
  await list.clearAll.click()
  // The order is no filter.
  await expectAddress(`${list.path}?sort=rating`)
  await expect.poll(() => list.chips.elements().length).toBe(0)
  await list.shows('sort=rating')
})

test('a city with a few people shows them, then who works online', async () => {
  const search = 'city=es-valencia'
  const { items, ...found } = listFor('trainer', search)
  const online = [card(301, { name: 'Online' })]
  const few = { ...found, items: items.slice(0, 2), total: 2, elsewhere: { nearby: [], online } }
  const list = await mountList('trainer', { search, list: few })
  expect(textsIn(list.names)).toEqual([...few.items, ...online].map(({ name }) => name))
  const region = page.getByRole('region', { name: list.t('list.elsewhere.online') })
  await expect.element(region.getByRole('article')).toMatchTextContent('Online')
  await region.getByRole('link', { name: list.t('list.elsewhere.all') }).click()
  await expectAddress(`${list.path}?modality=online`)
})

test.each([
  [390, 'open'],
  [1280, 'moreCount'],
] as const)(
  'at %i px the filters are taken away and left where they are, and the number found leads to them',
  async (width, opener) => {
    await page.viewport(width, 844)
    const list = await mountList('trainer', { search: 'rating=4&verified=true' })
    const button = (name: string) => page.getByRole('button', { name })
    await button(list.t(`list.filter.${opener}`, { count: 2 })).click()
    await button(list.t('list.filter.clear')).click()
    await expectAddress(list.path)
    await list.shows('')
    const show = button(list.t('list.filter.show', { count: '30' }))
    await show.click()
    await expect.element(show).not.toBeInTheDocument()
  },
)

test.each(['', 'modality=online'])(
  'the keyboard goes down the list with "%s" as it is read',
  async (search) => {
    await page.viewport(390, 844)
    const list = await mountList('trainer', { search })
    await list.shows(search)
    const end = document.createElement('button')
    document.body.append(end)
    await focus(list.text)
    const met: Element[] = []
    const stops: number[] = []
    while (document.activeElement !== end) {
      met.push(document.activeElement!)
      stops.push(document.activeElement!.getBoundingClientRect().top + scrollY)
      await userEvent.tab()
    }
    end.remove()
    const names = list.names.elements()
    expect(met.filter((one) => names.some((name) => name === one))).toEqual(names)
    expect(met).toContain(list.paging.getByRole('link').last().element())
    // What stands in one row, such as the places of the podium, is not level.
    const upwards = stops.filter((top, i) => top < (stops[i - 1] ?? 0) - 60)
    expect(upwards).toEqual([])
  },
)

test('the Top 10 is that of everybody, and goes while anything is asked for', async () => {
  const list = await mountList('trainer')
  const best = listFor('trainer', '').top10!.map(
    ({ name }) => expect.stringContaining(name!) as string,
  )
  await expect.poll(() => textsIn(list.top)).toEqual(best)
  await list.filter('modality').selectOptions('online')
  await list.shows('modality=online')
  expect(list.top.elements()).toEqual([])
  await list.chip(list.t('professionals.modality.online')).click()
  await list.shows('')
  expect(textsIn(list.top)).toEqual(best)
})

test.each([
  [
    'trainer',
    'es',
    'goal=rehabilitation&modality=in-person&city=es-valencia',
    '30 entrenadores de rehabilitación, presencial, en Valencia.',
  ],
  ['physiotherapist', 'en', 'q=knee&verified=true', '30 physiotherapists, verified, for “knee”.'],
] as const)('%ss, %s: a list filtered by %s says so in one sentence', async (...given) => {
  const [type, locale, search, said] = given
  const list = await mountList(type, { locale, search })
  await expect.element(list.status('30')).toHaveTextContent(said)
})
