import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SORTS } from '#lib/professionals/list-query.ts'
import { unmountAll } from '../support/mount.tsx'
import { expectAddress, listFor, mountList, UNKNOWN_CITY } from './support/list.tsx'

const locale = 'en'

test('each order sorts the results and is in the URL', async () => {
  const list = await mountList('trainer', { locale })
  for (const sort of SORTS.toReversed()) {
    await list.sort.selectOptions(list.t(`list.sort.${sort}`))
    await list.shows(sort === 'score' ? '' : `sort=${sort}`)
    await expectAddress(sort === 'score' ? list.path : `${list.path}?sort=${sort}`)
  }
})

test('paging updates the list in place and scrolls the results into view', async () => {
  const list = await mountList('nutritionist', { locale })
  await list.shows('')
  await list.paging.getByRole('link', { name: list.t('paging.next') }).click()
  await expectAddress(`${list.path}?page=2`)
  await list.shows('page=2')
  await expect.element(list.results).toHaveFocus()
  await expect.element(list.names.first()).toBeInViewport()
  await list.paging.getByRole('link', { name: list.t('paging.page', { page: 1 }) }).click()
  await expectAddress(list.path)
  await list.shows('')
})

test('a page beyond the end becomes the last one, also in the URL', async () => {
  const list = await mountList('trainer', { locale, search: 'page=999', rendered: '' })
  await list.shows('page=3')
  await expectAddress(`${list.path}?page=3`)
  await expect.element(list.ignored('page', 'one')).toBeVisible()
})

test('changing a filter resets the page', async () => {
  const list = await mountList('trainer', { locale, search: 'page=2' })
  await list.shows('page=2')
  await list.filter('modality').selectOptions('both')
  await expectAddress(`${list.path}?modality=both`)
  await list.shows('modality=both')
})

test('unknown parameters are ignored with a notice', async () => {
  const search = 'goal=zzz&foo=1&page=99&utm_source=mail&gclid=1'
  const list = await mountList('trainer', { locale, search, rendered: '' })
  await list.shows('page=3')
  await expect.element(list.ignored('goal, foo, page', 'many')).toBeVisible()
})

test('tracking parameters are ignored without a notice', async () => {
  const search = 'utm_source=mail&fbclid=1'
  const list = await mountList('trainer', { locale, search, rendered: '' })
  await list.shows('')
  expect(page.getByText(/We have ignored/).elements()).toHaveLength(0)
})

test('an unknown city is ignored with a notice', async () => {
  const list = await mountList('trainer', {
    ...{ locale, search: `modality=online&city=${UNKNOWN_CITY}` },
    list: listFor('trainer', 'modality=online'),
  })
  await expect.element(list.ignored('city', 'one')).toBeVisible()
  await list.shows('modality=online')
  await expect.poll(() => list.chips.elements().length).toBe(1)
  expect(list.asked().map(({ query }) => query['city'])).toEqual([UNKNOWN_CITY, undefined])
})

test('a shared link shows the same results', async () => {
  const list = await mountList('nutritionist', { locale })
  await list.filter('modality').selectOptions('in-person')
  await list.sort.selectOptions('experience')
  await list.shows('modality=in-person&sort=experience')
  await list.paging.getByRole('link', { name: list.t('paging.next') }).click()
  const shared = 'modality=in-person&sort=experience&page=2'
  await list.shows(shared)
  await expectAddress(`${list.path}?${shared}`)

  // Another browser gets the prerendered page at the address.
  await unmountAll()
  const theirs = await mountList('nutritionist', { locale, search: shared, rendered: '' })
  await theirs.shows(shared)
  await expect.element(theirs.filter('modality')).toHaveValue('in-person')
  await expect.element(theirs.sort).toHaveValue('experience')
})

test('the field shows the current search, also on back and forward', async () => {
  const list = await mountList('trainer', { locale })
  await list.text.fill(' andrea ')
  await userEvent.keyboard('{Enter}')
  await expectAddress(`${list.path}?q=andrea`)
  history.back()
  await expect.element(list.text).toHaveValue('')
  history.forward()
  await expect.element(list.text).toHaveValue('andrea')
  await list.chip(list.t('list.filter.search', { text: 'andrea' })).click()
  await expectAddress(list.path)
  await expect.element(list.text).toHaveValue('')
})
