import { eq, inArray } from 'drizzle-orm'
import { professionals, profiles, users } from '#db/schema/index.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { makeUser, type TestUser } from '#tests/support/accounts.ts'
import { insertProfessional } from '#tests/support/professionals.ts'
import { withDatabase } from './person.ts'

const made: UserId[] = []

/**
 * A trainer with a public page and no reviews, for tests that change them; the last of the list meanwhile.
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

/** A public professional of any type who can sign in. */
export function newProfessional(type: ProfessionalType, name: string): Promise<NewProfessional> {
  return withDatabase(async (db) => {
    const user = await makeUser(db, { role: type })
    made.push(user.id)
    await db.update(profiles).set({ displayName: name }).where(eq(profiles.userId, user.id))
    const [row] = await db
      .insert(professionals)
      // Lists that other tests compare are of those who see people.
      .values({ userId: user.id, type, trainingModality: 'online', isPublic: true })
      .returning({ id: professionals.id })
    return { ...user, name, professionalId: row!.id }
  })
}
export type NewProfessional = TestUser & { name: string; professionalId: ProfessionalId }

/** Deletes the professionals of a test, after it: the lists of later builds and tests know none of them. */
export async function forgetTrainers(): Promise<void> {
  const ids = made.splice(0)
  if (ids.length > 0) await withDatabase((db) => db.delete(users).where(inArray(users.id, ids)))
}
