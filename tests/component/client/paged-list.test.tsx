import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { hrefOf, page as pageNumber } from '#client/address/address.ts'
import { useAddress } from '#client/address/use-address.ts'
import { KEEP_PREVIOUS, useRead } from '#client/data/use-read.ts'
import { PagedList } from '#client/list/paged-list.tsx'
import { listReviews } from '#lib/professionals/calls.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { profile, reviewsPage } from '../people/support/people.ts'
import { answer, held, ok, refused, type Asked } from '../support/api.ts'
import { mount } from '../support/mount.tsx'

/** A list with pages: all screens with numbered pages have it by this. */

const t = textsOf('es')
const ADDRESS = { page: pageNumber }
const { id } = profile(1)

function Screen() {
  const query = { page: String(useAddress(ADDRESS).page) }
  return (
    <PagedList
      read={useRead(listReviews, { params: { id }, query }, KEEP_PREVIOUS)}
      failed="not read"
      waiting={<p>reading</p>}
      label="Reviews"
      count={({ total }) => (total > 0 ? `${total} reviews` : '')}
      empty={<p>nothing</p>}
      className="grid"
      hrefOf={(number) => hrefOf(ADDRESS, { page: number })}
    >
      {(review) => <li key={review.id}>{review.comment}</li>}
    </PagedList>
  )
}

const PAGE = reviewsPage(1, 12).pageSize
const list = page.getByRole('list', { name: 'Reviews' })
const next = page.getByRole('link', { name: t('paging.next') })
const first = list.getByRole('listitem').first()
const pageOf = ({ query }: Pick<Asked, 'query'>) => ok(reviewsPage(Number(query['page']), 12))
const open = (search = '') => mount(<Screen />, { at: `/profile${search}` })

test('a page is at an address of its own, and its link takes the focus to the list', async () => {
  answer(listReviews, pageOf)
  open()
  await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(PAGE)
  await expect.element(page.getByRole('status')).toHaveTextContent('12 reviews')
  await next.click()
  await expect.element(list).toHaveFocus()
  await expect.element(first).toHaveTextContent(reviewsPage(2, 12).items[0]!.comment!)
  expect(location.search).toBe('?page=2')
  history.back()
  await expect.element(first).toHaveTextContent(reviewsPage(1, 12).items[0]!.comment!)
})

test('the page before stays, busy, until the next one is there', async () => {
  answer(listReviews, pageOf)
  open()
  await expect.element(list).toHaveAttribute('aria-busy', 'false')
  const late = held<ReturnType<typeof reviewsPage>>()
  answer(listReviews, late.answer)
  await next.click()
  await expect.element(list).toHaveAttribute('aria-busy', 'true')
  await expect.element(first).toHaveTextContent(reviewsPage(1, 12).items[0]!.comment!)
  late.release(ok(reviewsPage(2, 12)))
  await expect.element(list).toHaveAttribute('aria-busy', 'false')
  await expect.element(first).toHaveTextContent(reviewsPage(2, 12).items[0]!.comment!)
})

test('a page that cannot be read is asked for again by its button', async () => {
  answer(listReviews, pageOf)
  open()
  await expect.element(list).toBeVisible()
  answer(listReviews, () => refused('INTERNAL'))
  await next.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('not read')
  answer(listReviews, pageOf)
  await page.getByRole('button', { name: t('island.retry') }).click()
  await expect.element(first).toHaveTextContent(reviewsPage(2, 12).items[0]!.comment!)
})

test('a list without items has no count and no pages', async () => {
  answer(listReviews, reviewsPage(1, 0))
  open()
  await expect.element(page.getByText('nothing')).toBeVisible()
  expect(list.elements()).toHaveLength(0)
  expect(page.getByRole('navigation').elements()).toHaveLength(0)
  expect(page.getByText('reviews').elements()).toHaveLength(0)
})
