import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { listProfessionals } from '#db/queries/professionals.ts'
import { renewRatingMeans } from '#db/queries/rating-means.ts'
import { professionals, ratingMeans } from '#db/schema/index.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { listQuery } from '#tests/support/list-suite.ts'
import { insertPlaces, insertProfessional, insertReview } from '#tests/support/professionals.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  await insertPlaces(db)
})
afterAll(() => database.close())

async function insertRated(name: string, ratings: readonly number[]): Promise<ProfessionalId> {
  const id = await insertProfessional(db, { name })
  for (const [daysAgo, rating] of ratings.entries()) await insertReview(db, id, { rating, daysAgo })
  return id
}
const byRating = async () =>
  (await listProfessionals(db, listQuery({ sort: 'rating' }))).items.map(({ name }) => name)
const meanOf = async (type: 'trainer' | 'nutritionist') =>
  (await db.select().from(ratingMeans).where(eq(ratingMeans.type, type)))[0]?.mean
const weightOf = async (id: ProfessionalId) =>
  (await db.select().from(professionals).where(eq(professionals.id, id)))[0]?.weightedRating

test('the order by rating counts five reviews more with the mean of the profession', async () => {
  const once = await insertRated('Once', [5])
  const often = await insertRated('Often', [5, 5, 5, 5, 5, 5, 5, 4])
  await insertRated('Nobody yet', [])
  await insertRated('Poor', [2, 3])
  expect(await meanOf('trainer')).toBe(4)
  expect(await weightOf(once)).toBeCloseTo((5 + 5 * 4) / 6, 10)

  await renewRatingMeans(db)
  const mean = (5 + 39 + 5) / 11
  expect(await meanOf('trainer')).toBeCloseTo(mean, 1)
  expect(await meanOf('nutritionist')).toBe(4)
  const stored = (await meanOf('trainer'))!
  expect(await weightOf(once)).toBeCloseTo((5 + 5 * stored) / 6, 10)
  expect(await weightOf(often)).toBeCloseTo((4.88 * 8 + 5 * stored) / 13, 10)
  expect(await byRating()).toEqual(['Often', 'Once', 'Poor', 'Nobody yet'])
})

test('a new review counts at once, and the mean moves by a twentieth of a star or not at all', async () => {
  const before = await meanOf('trainer')
  const late = await insertRated('Late', [5, 4])
  expect(await weightOf(late)).toBeCloseTo((4.5 * 2 + 5 * before!) / 7, 10)
  await renewRatingMeans(db)
  expect(await meanOf('trainer')).toBe(before)
})

test('people whom an interrupted run has not reached get their order by the next one, the mean unmoved', async () => {
  const [first, last] = [await insertRated('One', [5]), await insertRated('Two', [5])].sort()
  await renewRatingMeans(db)
  const mean = (await meanOf('trainer'))! + 0.01
  await db
    .update(ratingMeans)
    .set({ mean, orderedTo: first! })
    .where(eq(ratingMeans.type, 'trainer'))
  const before = await weightOf(first!)
  await renewRatingMeans(db)
  expect(await meanOf('trainer')).toBe(mean)
  expect(await weightOf(last!)).toBeCloseTo((5 + 5 * mean) / 6, 10)
  expect(await weightOf(first!), 'has had it').toBe(before)
  const [{ orderedTo } = {}] = await db
    .select()
    .from(ratingMeans)
    .where(eq(ratingMeans.type, 'trainer'))
  expect(orderedTo).toBeNull()
})

test('no write sets the value by hand', async () => {
  const id = await insertRated('Cheat', [1])
  const fair = await weightOf(id)
  await db.update(professionals).set({ weightedRating: 5 }).where(eq(professionals.id, id))
  expect(await weightOf(id)).toBe(fair)
})
