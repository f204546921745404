import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { professionalReviews, professionals } from '#db/schema/index.ts'
import { getHome } from '#server/home/get-home.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertPlaces, insertProfessional, insertReview } from '#tests/support/professionals.ts'

let own: TestDatabase

beforeAll(async () => {
  own = await testDatabase()
  await insertPlaces(own.db)
})
afterAll(() => own.close())

const home = async () => {
  const { professions, reviews } = await getHome(own)
  return {
    best: Object.fromEntries(professions.map(({ type, best }) => [type, best.map((p) => p.name)])),
    totals: Object.fromEntries(professions.map(({ type, total }) => [type, total])),
    reviews: reviews.map(({ quote, professional }) => `${professional.name}: ${quote}`),
  }
}

test('an empty marketplace has nobody and no review', async () => {
  expect(await home()).toEqual({
    best: { trainer: [], nutritionist: [], physiotherapist: [] },
    totals: { trainer: 0, nutritionist: 0, physiotherapist: 0 },
    reviews: [],
  })
})

test('the home page has the three best of each profession, and counts as the lists do', async () => {
  const { db } = own
  for (const [name, experienceYears] of [
    ['Uno', 9],
    ['Dos', 7],
    ['Tres', 5],
    ['Cuatro', 3],
  ] as const) {
    await insertProfessional(db, { name, type: 'trainer', experienceYears })
  }
  await insertProfessional(db, { name: 'Sara', type: 'nutritionist' })
  expect(await home()).toMatchObject({
    best: { trainer: ['Uno', 'Dos', 'Tres'], nutritionist: ['Sara'], physiotherapist: [] },
    totals: { trainer: 4, nutritionist: 1, physiotherapist: 0 },
  })
})

test('it quotes shown reviews of five stars of people whom visitors may see', async () => {
  const { db } = own
  const id = await insertProfessional(db, { name: 'Iris', type: 'physiotherapist' })
  const comment = 'Me devolvió las ganas de andar por el monte.'
  await insertReview(db, id, {
    type: 'physiotherapist',
    rating: 4,
    comment: 'Muy bien, pero llegué tarde a todo.',
  })
  expect((await home()).reviews).toEqual([])
  await insertReview(db, id, { type: 'physiotherapist', rating: 5, comment })
  expect((await home()).reviews).toEqual([`Iris: ${comment}`])

  await db
    .update(professionalReviews)
    .set({ state: 'hidden' })
    .where(eq(professionalReviews.comment, comment))
  expect((await home()).reviews).toEqual([])
  await db
    .update(professionalReviews)
    .set({ state: 'public' })
    .where(eq(professionalReviews.comment, comment))
  await db.update(professionals).set({ isPublic: false }).where(eq(professionals.id, id))
  expect(await home()).toMatchObject({ reviews: [], totals: { physiotherapist: 0 } })
})
