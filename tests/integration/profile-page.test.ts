import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { professionalReviews, professionals, profiles } from '#db/schema/index.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import { getProfilePage } from '#server/professionals/get-profile-page.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertPlaces, insertProfessional, insertReview } from '#tests/support/professionals.ts'

let database: TestDatabase
let ana: ProfessionalId
beforeAll(async () => {
  database = await testDatabase()
  await insertPlaces(database.db)
  ana = await insertProfessional(database.db, { name: 'Ana Pérez' })
  for (let daysAgo = 0; daysAgo < 6; daysAgo++) await insertReview(database.db, ana, { daysAgo })
})
afterAll(() => database.close())

const page = (
  id: string,
  given: { type?: 'trainer' | 'nutritionist'; reviewsPage?: number } = {},
) => getProfilePage(database, { type: 'trainer', reviewsPage: 1, ...given, id })

test('shows the professional and the requested page of reviews', async () => {
  const { professional, reviews } = await page(ana, { reviewsPage: 2 })
  expect(professional).toMatchObject({ id: ana, name: 'Ana Pérez' })
  expect(reviews).toMatchObject({ page: 2, total: 6 })
  expect(reviews.items).toHaveLength(1)
})

test('is found by an id in upper case, as in the API', async () => {
  const { professional, reviews } = await page(ana.toUpperCase())
  expect([professional.id, reviews.total]).toEqual([ana, 6])
})

test.each(['', 'nobody', '00000000-0000-4000-8000-000000000000', `'; --`])(
  'does not exist for the id %j',
  async (id) => {
    await expect(page(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  },
)

test('does not exist under another profession', async () => {
  await expect(page(ana, { type: 'nutritionist' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

const FEAR = 'Me ha quitado el miedo a la sala de pesas.'
const LATE = 'Canceló dos veces el mismo día. No repetiré.'

/** A trainer with so many reviews, the newest first, of which some have words. */
async function reviewed(reviews: readonly { rating: number; comment?: string }[]) {
  const { db } = database
  const id = await insertProfessional(db)
  for (const [daysAgo, { rating, comment = null }] of reviews.entries()) {
    await insertReview(db, id, { rating, daysAgo, comment })
  }
  return id
}
const PLAIN = { rating: 5 }

test('above the first of several pages stand praise and the most critical review', async () => {
  const id = await reviewed([
    { rating: 5, comment: 'Lo mejor que he hecho este año. Gracias.' },
    ...[PLAIN, PLAIN, PLAIN, PLAIN],
    { rating: 5, comment: FEAR },
    { rating: 2, comment: LATE },
    { rating: 4, comment: 'Muy bien, aunque algo caro para mí.' },
    { rating: 1 },
  ])
  const { highlights } = await page(id)
  // What the first page shows is not praised above it, and stars without words say nothing.
  expect(highlights.praise.map(({ text }) => text)).toEqual([FEAR])
  expect(highlights.lowest).toMatchObject({ text: LATE, rating: 2 })

  expect((await page(id, { reviewsPage: 2 })).highlights).toEqual({ praise: [], lowest: null })
  await database.db
    .update(professionalReviews)
    .set({ state: 'hidden' })
    .where(eq(professionalReviews.professionalId, id))
  expect((await page(id)).highlights).toEqual({ praise: [], lowest: null })
})

test('of reviews that all fit on one page nothing is highlighted', async () => {
  const id = await reviewed([{ rating: 5, comment: FEAR }, { rating: 2, comment: LATE }, PLAIN])
  expect((await page(id)).highlights).toEqual({ praise: [], lowest: null })
})

test.each([
  ['female', 'female'],
  ['male', 'male'],
  ['other', 'neutral'],
  [null, 'neutral'],
] as const)('somebody whose gender is %s has a title in the %s form', async (gender, form) => {
  const id = await insertProfessional(database.db)
  const [{ userId }] = (await database.db
    .select({ userId: professionals.userId })
    .from(professionals)
    .where(eq(professionals.id, id))) as [{ userId: typeof professionals.$inferSelect.userId }]
  await database.db.update(profiles).set({ gender }).where(eq(profiles.userId, userId))
  expect((await page(id)).professional).toMatchObject({ titleForm: form })
})
