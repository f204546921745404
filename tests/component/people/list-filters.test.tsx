import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { countryName } from '#lib/format/country.ts'
import { NEARBY_KM } from '#lib/locations/distance.ts'
import { GOAL_CHOICES } from '#lib/professionals/goals.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { focus } from '../support/act.ts'
import { expectAccessible } from '../support/accessible.ts'
import { card, LOCATIONS } from './support/people.ts'
import { expectAddress, listFor, mountList, NOBODY, textsIn } from './support/list.tsx'

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

test.each(PROFESSIONAL_TYPES)(
  '%ss: an empty result is reported with a way to clear the filters',
  async (type) => {
    const list = await mountList(type, { search: `q=${NOBODY}&modality=online` })
    await list.shows(`q=${NOBODY}`)
    await expect.element(list.results.getByText(list.t('list.empty.filters'))).toBeVisible()
    expect(list.chips.elements()).toHaveLength(2)
    await expectAccessible()
    await list.clearAll.click()
    await expectAddress(list.path)
    await list.shows('')
  },
)

test('words that nobody has are said once, and cleared by a button of their own', async () => {
  const list = await mountList('trainer', { search: `q=${NOBODY}` })
  await expect.element(list.results.getByText(list.t('list.empty.words'))).toBeVisible()
  expect(list.results.element().textContent.split(NOBODY)).toHaveLength(2)
  await list.results.getByRole('button', { name: list.t('list.filter.clearWords') }).click()
  await expectAddress(list.path)
  await list.shows('')
})

test('an empty result proposes the nearest word, else fewer filters', async () => {
  const empty = listFor('physiotherapist', `q=${NOBODY}`)
  const near = await mountList('physiotherapist', {
    search: `q=${NOBODY}`,
    list: { ...empty, instead: { q: 'rodilla', without: [] } },
  })
  await near.results
    .getByRole('link', { name: near.t('list.instead.q', { text: 'rodilla' }) })
    .click()
  await expectAddress(`${near.path}?q=rodilla`)
  await near.shows('q=rodilla')
})

test('a filter that leaves nobody can be removed, and how many there are then', async () => {
  const empty = listFor('trainer', `q=${NOBODY}`)
  const search = `modality=online&q=${NOBODY}+q`
  const list = await mountList('trainer', {
    search,
    list: { ...empty, instead: { q: null, without: [{ filter: 'q', total: 7, isMore: false }] } },
  })
  const name = list.t('list.filter.search', { text: `${NOBODY} q` })
  const people = list.t('list.trainer.count', { count: 7 })
  const link = list.results.getByRole('link', {
    name: list.t('list.instead.without', { name, people }),
  })
  await expect.element(link).toBeVisible()
  await expectAccessible()
  await link.click()
  await expectAddress(`${list.path}?modality=online`)
})

test('a city without anybody offers people nearby, then online', async () => {
  const list = await mountList('physiotherapist', { search: 'city=es-sueca' })
  const { elsewhere } = listFor('physiotherapist', 'city=es-sueca')
  await expect
    .element(list.results)
    .toMatchTextContent(list.t('list.elsewhere.text', { city: 'Sueca' }))
  const regions = [
    [list.t('list.elsewhere.nearby', { km: NEARBY_KM }), elsewhere!.nearby],
    [list.t('list.elsewhere.online'), elsewhere!.online],
  ] as const
  for (const [title, people] of regions) {
    const region = page.getByRole('region', { name: title })
    const names = region.getByRole('article').getByRole('heading').getByRole('link')
    expect(textsIn(names)).toEqual(people.map(({ name }) => name))
  }
  const titles = textsIn(list.results.getByRole('heading', { level: 3 }))
  const [nearby = -1, online = -1] = regions.map(([title]) => titles.indexOf(title))
  expect(nearby).toBeGreaterThanOrEqual(0)
  expect(online).toBeGreaterThan(nearby)
  await expectAccessible()
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
