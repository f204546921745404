import { eq, inArray } from 'drizzle-orm'
import { professionals, users } from '#db/schema/index.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import { insertProfessional } from '#tests/support/professionals.ts'
import { withDatabase } from './person.ts'

const made: UserId[] = []

/**
 * A trainer with a public page and no reviews, for tests that change them; the last of the list meanwhile. Such a test has
 * `test.afterEach(forgetTrainers)`.
 */
export function newTrainer(name: string): Promise<{ id: UserId; professionalId: ProfessionalId }> {
  return withDatabase(async (db) => {
    // In no city: the counts that other tests compare are by city.
    const professionalId = await insertProfessional(db, { name, cityId: null, isPublic: true })
    const [row] = await db
      .select({ id: professionals.userId })
      .from(professionals)
      .where(eq(professionals.id, professionalId))
    made.push(row!.id)
    return { id: row!.id, professionalId }
  })
}

/** Deletes the trainers of a test: the lists of later builds and tests know none of them. */
export async function forgetTrainers(): Promise<void> {
  const ids = made.splice(0)
  if (ids.length > 0) await withDatabase((db) => db.delete(users).where(inArray(users.id, ids)))
}
