import { eq } from 'drizzle-orm'
import { professionals } from '#db/schema/index.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import { insertProfessional } from '#tests/support/professionals.ts'
import { withDatabase } from './person.ts'

/** A trainer with a public page and no reviews, for tests that change them. */
export function newTrainer(name: string): Promise<{ id: UserId; professionalId: ProfessionalId }> {
  return withDatabase(async (db) => {
    // In no city: the counts that other tests compare are by city.
    const professionalId = await insertProfessional(db, { name, cityId: null, isPublic: true })
    const [row] = await db
      .select({ id: professionals.userId })
      .from(professionals)
      .where(eq(professionals.id, professionalId))
    return { id: row!.id, professionalId }
  })
}
