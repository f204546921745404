import { expect, test } from 'vitest'
import type { Review, ReviewsResponse } from '#lib/professionals/schemas.ts'
import { withChanges } from './with-changes.ts'

const review = (id: string, createdAt: string, rating = 5): Review => ({
  id,
  createdAt,
  rating,
  reviewerName: 'Nora',
  comment: null,
  editedAt: null,
  isVerifiedContact: false,
  reply: null,
})
const june = review('june', '2026-06-01T00:00:00.000Z')
const may = review('may', '2026-05-01T00:00:00.000Z')
const july = review('july', '2026-07-01T00:00:00.000Z')
const page = (items: Review[], number = 1): ReviewsResponse => ({
  items,
  total: 7,
  page: number,
  pageSize: 5,
})

test('a review that the page lacks stands at its beginning, and is counted', () => {
  const shown = withChanges(page([june, may]), { july })
  expect(shown).toEqual({ ...page([july, june, may]), total: 8 })
  expect(withChanges(page([]), { july }).items).toEqual([july])
})

test('a page that has it shows it once, in its place, as it is now', () => {
  const better = { ...may, rating: 1 }
  expect(withChanges(page([june, may]), { may: better })).toEqual(page([june, better]))
  expect(withChanges(page([july, june]), { july })).toEqual(page([july, june]))
})

test('an older one, or one of another page, is not added', () => {
  expect(withChanges(page([july, june]), { may })).toEqual(page([july, june]))
  expect(withChanges(page([june, may], 2), { july })).toEqual(page([june, may], 2))
})

test('a deleted one is left out and not counted, once the page lacks it too', () => {
  expect(withChanges(page([june, may]), { june: null })).toEqual({ ...page([may]), total: 6 })
  expect(withChanges(page([may]), { june: null })).toEqual(page([may]))
})
