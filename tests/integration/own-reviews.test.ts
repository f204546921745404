import { expect, test } from 'vitest'
import workspace from '#functions/workspace.ts'
import { rankingScore } from '#lib/professionals/ranking.ts'
import type { OwnReviews } from '#lib/workspace/schemas.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { cookieOf, makeUser } from '#tests/support/accounts.ts'
import { callFunction } from '#tests/support/call-function.ts'
import { insertProfessional, insertReview } from '#tests/support/professionals.ts'
import { bodyOf, professional } from '#tests/support/sharing.ts'

const suite = accountSuite()

const reviewsOf = (cookie: string) =>
  callFunction(workspace, '/api/workspace/reviews', { headers: { cookie } })

test('own reviews are counted by their stars, and the place adds up', async () => {
  const eva = await professional(suite)
  const other = await insertProfessional(suite(), { name: 'Otra', cityId: null, isPublic: true })
  for (const [daysAgo, rating] of [5, 5, 3, 1].entries()) {
    await insertReview(suite(), eva.professionalId, { rating, daysAgo })
  }
  await insertReview(suite(), other, { rating: 4, daysAgo: 9 })

  const { items, total, rating, ratingCounts, ranking } = await bodyOf<OwnReviews>(
    reviewsOf(eva.cookie),
  )
  expect(items.map((review) => review.rating)).toEqual([5, 5, 3, 1])
  expect({ total, rating, ratingCounts }).toEqual({
    total: 4,
    rating: 3.5,
    ratingCounts: [1, 0, 1, 0, 2],
  })
  expect(ranking.score).toBe(rankingScore(ranking))
  expect(ranking).toMatchObject({ rating: 3.5, totalReviews: 4 })
})

test('without a professional’s row there are none', async () => {
  const user = await makeUser(suite(), { role: 'trainer' })
  expect((await reviewsOf(await cookieOf(suite(), user))).status).toBe(404)
})
