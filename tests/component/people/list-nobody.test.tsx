import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NEARBY_KM } from '#lib/locations/distance.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expectAddress, listFor, mountList, NOBODY, textsIn } from './support/list.tsx'

test.each(PROFESSIONAL_TYPES)(
  '%ss: an empty result is reported with a way to clear the filters',
  async (type) => {
    const list = await mountList(type, { search: `q=${NOBODY}&modality=online` })
    await list.shows(`q=${NOBODY}`)
    await expect
      .element(list.results)
      .toMatchTextContent(list.t(`list.${type}.count`, { count: 0 }))
    await expect.element(list.results.getByText(list.t('list.empty.filters'))).toBeVisible()
    expect(list.names.elements()).toHaveLength(0)
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
