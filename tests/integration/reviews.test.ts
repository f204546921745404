import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Database } from '#db/client.ts'
import { findProfessional } from '#db/queries/professionals.ts'
import { listReviews } from '#db/queries/reviews.ts'
import { professionalReviews, professionals, profiles, users } from '#db/schema/index.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import { ReviewsResponse } from '#lib/professionals/schemas.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { PATIENCE_MS, testDatabase, type TestDatabase } from '#tests/support/database.ts'
import {
  insertPlaces,
  insertProfessional,
  insertReview,
  insertUser,
} from '#tests/support/professionals.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await insertPlaces(db)
})
afterAll(() => database.close())

type Given = { rating?: number; type?: ProfessionalType; comment?: string }

const review = (
  professionalId: ProfessionalId,
  reviewerId: UserId,
  given: Given = {},
  connection = db,
) =>
  connection.insert(professionalReviews).values({
    professionalType: given.type ?? 'trainer',
    professionalId,
    reviewerId,
    authorPseudonym: reviewerId,
    rating: given.rating ?? 5,
    comment: given.comment ?? null,
  })

async function figures(id: ProfessionalId) {
  const [row] = await db
    .select({ rating: professionals.rating, total: professionals.totalReviews })
    .from(professionals)
    .where(eq(professionals.id, id))
  return row
}

/** The PostgreSQL error of a rejected write. */
async function refusal(write: Promise<unknown>) {
  const error: unknown = await write.then(
    () => undefined,
    (cause: unknown) => (cause as Error).cause,
  )
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string }
  return { code, constraint }
}

describe('rating and total', () => {
  test('are exact after fifty concurrent reviews', async () => {
    const id = await insertProfessional(db)
    const reviewers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => insertUser(db, `Parallel ${n}`)),
    )
    const ratings = reviewers.map((_, n) => 1 + (n % 5))
    // Three pools of three connections: up to nine of the fifty writes run at the same time.
    const pools = reviewers
      .slice(0, 3)
      .map(() => connect(database.url, database.wsProxy, PATIENCE_MS))
    await Promise.all(
      reviewers.map((reviewer, n) =>
        review(id, reviewer, { rating: ratings[n]! }, pools[n % pools.length]),
      ),
    )
    await Promise.all(pools.map(({ pool }) => pool.end()))
    expect(await figures(id)).toEqual({ rating: 3, total: 50 })
  })

  test('have two decimals and return to 0 with the last review', async () => {
    const id = await insertProfessional(db)
    const people = [await insertUser(db, 'A'), await insertUser(db, 'B'), await insertUser(db, 'C')]
    for (const [n, person] of people.entries()) await review(id, person, { rating: n ? 5 : 4 })
    expect(await figures(id)).toEqual({ rating: 4.67, total: 3 })
    await db
      .update(professionalReviews)
      .set({ rating: 1 })
      .where(eq(professionalReviews.reviewerId, people[0]!))
    expect(await figures(id)).toEqual({ rating: 3.67, total: 3 })
    await db.delete(professionalReviews).where(eq(professionalReviews.professionalId, id))
    expect(await figures(id)).toEqual({ rating: 0, total: 0 })
  })

  test('are updated for every professional of a statement that writes several reviews', async () => {
    const ids = [await insertProfessional(db), await insertProfessional(db)]
    const reviewerId = await insertUser(db, 'Both')
    await db.insert(professionalReviews).values(
      ids.map((professionalId, n) => ({
        professionalId,
        professionalType: 'trainer' as const,
        reviewerId,
        authorPseudonym: reviewerId,
        rating: 4 + n,
      })),
    )
    expect(await Promise.all(ids.map(figures))).toEqual([
      { rating: 4, total: 1 },
      { rating: 5, total: 1 },
    ])
  })

  test('are rolled back with the transaction of the review', async () => {
    const id = await insertProfessional(db)
    const reviewerId = await insertUser(db, 'Undone')
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(professionalReviews).values({
          professionalId: id,
          professionalType: 'trainer',
          reviewerId,
          authorPseudonym: reviewerId,
          rating: 5,
        })
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await figures(id)).toEqual({ rating: 0, total: 0 })
  })

  test.each(['rating', 'total_reviews', 'search', 'country_id', 'type'])(
    'the application cannot set %s directly',
    async (column) => {
      const id = await insertProfessional(db)
      const name = sql.identifier(column)
      const write = db.execute(sql`update professionals set ${name} = ${name} where id = ${id}`)
      expect(await refusal(write)).toEqual({
        code: '23514',
        constraint: 'professionals_derived',
      })
    },
  )

  test('a professional cannot be inserted with a rating', async () => {
    const userId = await insertUser(db, 'Famous', 'trainer')
    const write = db.insert(professionals).values({ userId, type: 'trainer', totalReviews: 9 })
    expect(await refusal(write)).toEqual({ code: '23514', constraint: 'professionals_derived' })
  })
})

describe('a review is rejected', () => {
  test('of oneself', async () => {
    const id = await insertProfessional(db)
    const [row] = await db.select().from(professionals).where(eq(professionals.id, id))
    expect(await refusal(review(id, row!.userId))).toEqual({
      code: '23514',
      constraint: 'reviews_not_own',
    })
    expect(await figures(id)).toEqual({ rating: 0, total: 0 })
  })

  test('when the reviewer already has one', async () => {
    const id = await insertProfessional(db)
    const reviewer = await insertUser(db, 'Twice')
    const [first, second] = await Promise.allSettled([review(id, reviewer), review(id, reviewer)])
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(review(id, reviewer))).toEqual({
      code: '23505',
      constraint: 'reviews_one_per_reviewer',
    })
    expect(await figures(id)).toEqual({ rating: 5, total: 1 })
  })

  test.each([
    ['of another profession', { type: 'nutritionist' }, 'reviews_professional_type'],
    ['with no star', { rating: 0 }, 'reviews_rating'],
    ['with six stars', { rating: 6 }, 'reviews_rating'],
    ['with 501 characters', { comment: 'a'.repeat(501) }, 'reviews_comment'],
  ] as const)('%s', async (_, given, constraint) => {
    const id = await insertProfessional(db)
    const write = review(id, await insertUser(db, 'Wrong'), given)
    expect(await refusal(write)).toEqual({ code: '23514', constraint })
  })
})

describe('listReviews', () => {
  test('returns pages newest first, and the last page for a later one', async () => {
    const id = await insertProfessional(db)
    for (const daysAgo of [3, 0, 6, 1, 5, 2, 4]) await insertReview(db, id, { daysAgo })
    const first = await listReviews(db, { professionalId: id, page: 1 })
    expect(ReviewsResponse.parse({ ...first, pageSize: 5 })).toEqual({ ...first, pageSize: 5 })
    expect(first).toMatchObject({ total: 7, page: 1 })
    expect(first.items.map(({ reviewerName }) => reviewerName)).toEqual(
      [0, 1, 2, 3, 4].map((n) => `Reviewer ${n}`),
    )
    const last = await listReviews(db, { professionalId: id, page: 2 })
    expect(last.items.map(({ comment }) => comment)).toEqual([
      'Written 5 days ago',
      'Written 6 days ago',
    ])
    expect(await listReviews(db, { professionalId: id, page: 99 })).toEqual(last)
  })

  test('returns an empty first page when there are no reviews', async () => {
    const id = await insertProfessional(db)
    const page = await listReviews(db, { professionalId: id, page: 3 })
    expect(page).toEqual({ items: [], total: 0, page: 1 })
  })

  test('returns reviews without a name when the author is deleted or nameless', async () => {
    const id = await insertProfessional(db)
    const [gone, nameless] = [await insertUser(db, 'Gone'), await insertUser(db, 'Nameless')]
    await review(id, gone, { rating: 5 })
    await review(id, nameless, { rating: 2 })
    await db.delete(users).where(eq(users.id, gone))
    await db.update(profiles).set({ displayName: null }).where(eq(profiles.userId, nameless))
    const { items } = await listReviews(db, { professionalId: id, page: 1 })
    expect(items.map(({ reviewerName }) => reviewerName)).toEqual([null, null])
    const profile = await findProfessional(db, { id, type: 'trainer' })
    expect(profile).toMatchObject({ rating: 3.5, totalReviews: 2, ratingCounts: [0, 1, 0, 0, 1] })
  })
})
