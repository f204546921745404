import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listProfessionals } from '#db/queries/professionals.ts'
import { professionals } from '#db/schema/index.ts'
import { RANKING_WEIGHTS, rankingScore } from '#lib/professionals/ranking.ts'
import { LIST_QUERY } from '#lib/professionals/list-query.ts'
import type { OwnReviews } from '#lib/workspace/schemas.ts'
import { accountSuite } from '#tests/support/account-suite.ts'
import { insertReview } from '#tests/support/professionals.ts'
import { bodyOf, professional, type Professional } from '#tests/support/sharing.ts'

const suite = accountSuite()

const reviewsOf = (of: Professional, query = {}) => bodyOf<OwnReviews>(of.reviews(query))
type Facts = Partial<typeof professionals.$inferInsert>
async function withFacts(facts: Facts = { bio: 'Cocina' }, ratings: readonly number[] = []) {
  const one = await professional(suite, { type: 'nutritionist' })
  await suite().update(professionals).set(facts).where(eq(professionals.id, one.professionalId))
  for (const [n, rating] of ratings.entries())
    await insertReview(suite(), one.professionalId, { rating, daysAgo: n, type: one.type })
  return one
}

test('the own reviews, by page, with what the place in the lists is made of', async () => {
  const facts = { certifications: ['CAFYD', 'NSCA'], experienceYears: 3 }
  const one = await withFacts(facts, [5, 4, 4, 1, 5, 5, 2])
  const first = await reviewsOf(one)
  expect(first).toMatchObject({
    ...{ professionalId: one.professionalId, total: 7, page: 1, pageSize: 5, rating: 3.71 },
    ratingCounts: [1, 1, 0, 2, 3],
  })
  expect(first.items.map(({ rating }) => rating)).toEqual([5, 4, 4, 1, 5])
  const known = {
    certificationCount: 2,
    checkedCertificationCount: 0,
    experienceYears: 3,
    rating: 3.71,
    totalReviews: 7,
  }
  const place = { position: first.ranking.position, of: first.ranking.of }
  expect(first.ranking).toEqual({
    ...{ ...known, ...place, score: rankingScore(known), participates: true },
  })
  expect(first.ranking.score).toBeGreaterThan(0)
  expect(first.ranking.score).toBeLessThan(RANKING_WEIGHTS.training)
  const second = await reviewsOf(one, { page: '2' })
  expect(second.items.map(({ rating }) => rating)).toEqual([5, 2])
  expect((await reviewsOf(one, { page: '99' })).page).toBe(2)
})

test('none yet', async () => {
  expect(await reviewsOf(await withFacts())).toMatchObject({
    ...{ items: [], total: 0, rating: 0, ratingCounts: [0, 0, 0, 0, 0] },
    ranking: {
      score: 0,
      totalReviews: 0,
      certificationCount: 0,
      checkedCertificationCount: 0,
      experienceYears: 0,
    },
  })
})

test('without a public profile there are reviews, and no place', async () => {
  const one = await withFacts({ isPublic: false }, [5])
  const [{ of }, own] = [(await reviewsOf(await withFacts())).ranking, await reviewsOf(one)]
  expect(own.items).toHaveLength(1)
  expect(own.ranking).toMatchObject({ position: null, of })
})

test('who stays out of the Top 10 has a place all the same', async () => {
  const { ranking } = await reviewsOf(await withFacts({ participateRanking: false }))
  expect(ranking.participates).toBe(false)
  expect(ranking.position).toBeGreaterThan(0)
})

describe('the place', () => {
  test('is that of the public list, for everybody in it, ties included', async () => {
    const people: Professional[] = []
    // Equal scores of different averages, equal in everything, and all kinds between.
    const certificates = (count: number) => Array.from({ length: count }, (_, n) => `c${n}`)
    for (const [n, ratings] of [
      [],
      [],
      [5],
      [5],
      [4, 4],
      [3],
      [5, 5, 5],
      [1],
      [2, 4],
      [],
    ].entries())
      people.push(
        await withFacts(
          { certifications: certificates(n % 3), experienceYears: (n * 5) % 12 },
          ratings,
        ),
        await withFacts({ experienceYears: 0 }, ratings),
        await withFacts({ isPublic: false, certifications: certificates(5) }, ratings),
      )
    // One certification that is not checked is as much as two years.
    people.push(
      await withFacts({ certifications: certificates(1) }),
      await withFacts({ experienceYears: 2 }),
      await withFacts({ experienceYears: 2 }),
    )
    const listed: string[] = []
    for (let page = 1, total = 1; listed.length < total; page++) {
      const query = LIST_QUERY.nutritionist.parse({ page: String(page) })
      const found = await listProfessionals(suite(), query)
      total = found.total
      listed.push(...found.items.map(({ id }) => id))
    }
    expect(listed.length).toBeGreaterThan(20)
    for (const one of people) {
      const { ranking } = await reviewsOf(one)
      const place = listed.indexOf(one.professionalId)
      expect(ranking).toMatchObject({
        position: place === -1 ? null : place + 1,
        of: listed.length,
      })
    }
  })

  test('is among the own profession', async () => {
    const trainer = await professional(suite)
    expect((await reviewsOf(trainer)).ranking).toMatchObject({ position: 1, of: 1 })
  })
})

test.each([{ page: '0' }, { page: 'x' }, { professionalId: 'x' }] as Record<string, string>[])(
  '%j is refused',
  async (query) => {
    expect((await (await professional(suite)).reviews(query)).status).toBe(400)
  },
)
