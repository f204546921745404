import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SORTS } from '#lib/professionals/list-query.ts'
import { expectAddress, mountList } from './support/list.tsx'

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
  await list.paging.getByRole('link', { name: list.t('common.paging.next') }).click()
  await expectAddress(`${list.path}?page=2`)
  await list.shows('page=2')
  await expect.element(list.results).toHaveFocus()
  await expect.element(list.names.first()).toBeInViewport()
  await list.paging.getByRole('link', { name: list.t('common.paging.page', { page: 1 }) }).click()
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
