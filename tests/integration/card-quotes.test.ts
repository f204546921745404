import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import professionals from '#functions/professionals.ts'
import { professionalReviews } from '#db/schema/index.ts'
import type { ListResponse } from '#lib/professionals/schemas.ts'
import { closeDatabase } from '#server/database.ts'
import { callFunction, useDatabase } from '#tests/support/call-function.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertPlaces, insertProfessional, insertReview } from '#tests/support/professionals.ts'

let own: TestDatabase

beforeAll(async () => {
  own = await testDatabase()
  useDatabase(own)
  await insertPlaces(own.db)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterAll(async () => {
  await closeDatabase()
  await own.close()
})

test('a list quotes the newest review of five stars that is shown and has a sentence to quote', async () => {
  const { db } = own
  const id = await insertProfessional(db, { name: 'Marta Ríos', type: 'nutritionist' })
  const quote = async () => {
    const answer = await callFunction(professionals, '/api/professionals?professional=nutritionist')
    return ((await answer.json()) as ListResponse).items[0]?.quote
  }
  const review = (rating: number, daysAgo: number, comment: string) =>
    insertReview(db, id, { type: 'nutritionist', rating, daysAgo, comment })

  await review(4, 0, 'Cuatro estrellas no se citan en la lista.')
  expect(await quote()).toBeNull()
  await review(5, 3, 'Me ha quitado el miedo a la cocina.')
  expect(await quote()).toBe('Me ha quitado el miedo a la cocina.')
  await review(5, 2, 'Bien.')
  expect(await quote()).toBe('Me ha quitado el miedo a la cocina.')
  const newest = 'Como mejor y sin pasar hambre. Gracias.'
  await review(5, 1, newest)
  expect(await quote()).toBe(newest)
  await db
    .update(professionalReviews)
    .set({ state: 'hidden' })
    .where(eq(professionalReviews.comment, newest))
  expect(await quote()).toBe('Me ha quitado el miedo a la cocina.')
})
