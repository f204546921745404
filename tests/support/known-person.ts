import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { professionalReviews, professionals, users } from '#db/schema/index.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import type { SignedIn } from '#lib/actor.ts'
import { authorPseudonym } from '#server/professionals/author-pseudonym.ts'
import { accountDeps, signUpDirectly, parsedForm } from './account-api.ts'
import { makeUser, PASSWORD, sessionOf, type TestUser } from './accounts.ts'
import { insertProfessional } from './professionals.ts'

/** A user with rows in every table: a trainer with reviews written and received. */
export async function knownPerson(db: Database, firstName = 'Zoraida') {
  const form = parsedForm('trainer', { password: PASSWORD, firstName })
  const { userId } = await signUpDirectly(accountDeps(db), form)
  const id = userId
  await db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, id))
  const [own] = await db
    .select({ id: professionals.id })
    .from(professionals)
    .where(eq(professionals.userId, id))
  const other = await insertProfessional(db, { name: 'Otra Persona' })
  const reader = await makeUser(db)
  const { secret } = accountDeps(db)
  const review = (
    professionalId: ProfessionalId,
    author: { id: TestUser['id']; email: string },
  ) => ({
    professionalType: 'trainer' as const,
    professionalId,
    reviewerId: author.id,
    authorPseudonym: authorPseudonym(secret, { professionalId, email: author.email }),
    rating: 5,
    comment: 'Muy bien',
  })
  const person = { id, email: form.email }
  await db.insert(professionalReviews).values([review(other, person), review(own!.id, reader)])
  const { cookie, sessionId } = await sessionOf(db, { id })
  const actor: SignedIn = { kind: 'signed-in', userId: id, role: 'trainer', sessionId }
  return { id, email: form.email, cookie, sessionId, actor, reviewed: other, reader }
}
