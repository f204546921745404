import { afterAll, beforeAll, expect, test } from 'vitest'
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
