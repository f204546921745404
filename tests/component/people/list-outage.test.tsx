import { expect, test } from 'vitest'
import { listProfessionals } from '#lib/professionals/calls.ts'
import { type ListResponse } from '#lib/professionals/schemas.ts'
import { expectAccessible } from '../support/accessible.ts'
import { answer, held, ok, refused } from '../support/api.ts'
import { listFor, mountList } from './support/list.tsx'

test('filters that cannot be applied are reported, and the retry applies them', async () => {
  const list = await mountList('nutritionist', { search: 'modality=online', rendered: '' })
  await list.shows('modality=online')
  answer(listProfessionals, () => refused('UNAVAILABLE'))
  await list.filter('modality').selectOptions('in-person')
  const notice = list.status(list.t('list.stale.filtered'))
  await expect.element(notice).toBeVisible()
  answer(listProfessionals, () => ok(listFor('nutritionist', 'modality=in-person')))
  await notice.getByRole('button', { name: list.t('island.retry') }).click()
  await list.shows('modality=in-person')
  await expect.element(notice).not.toBeInTheDocument()
})

test('while results load the page shows skeletons of their size', async () => {
  const list = await mountList('physiotherapist')
  await list.shows('')
  const later = held<ListResponse>()
  answer(listProfessionals, later.answer)
  await list.filter('modality').selectOptions('in-person')
  await expect.element(list.status(list.t('list.physiotherapist.loading'))).toBeVisible()
  const busy = () => list.results.element().querySelector('[aria-busy=true]')
  expect(busy()).not.toBeNull()
  expect(list.names.elements()).toHaveLength(0)
  const tall = document.documentElement.scrollHeight
  expect(tall, 'a skeleton stands where the cards will be').toBeGreaterThan(1500)
  later.release(ok(listFor('physiotherapist', 'modality=in-person')))
  await list.shows('modality=in-person')
  expect(busy()).toBeNull()
})

test('a filtered list is accessible with open score details, notice and chips', async () => {
  const list = await mountList('trainer', { search: 'modality=online&country=ES&colour=red' })
  await expect.poll(() => list.chips.elements().length).toBe(2)
  await expect.element(list.ignored('colour', 'one')).toBeVisible()
  list.results.getByRole('article').first().element().querySelector('summary')!.click()
  await expectAccessible()
})
