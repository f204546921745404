import { sql, type InferInsertModel } from 'drizzle-orm'
import type { Database, Executor } from '#db/client.ts'
import { professionalReviews, professionals, profiles, users } from '#db/schema/index.ts'
import type { ProfessionalId, UserId } from '#lib/ids.ts'
import { DEMO_PEOPLE } from './demo-people.ts'
import { DEMO_ATHLETES, DEMO_REVIEWS } from './demo-reviews.ts'

/** Postgres allows 65,535 parameters in a statement; this is far below. */
const ROWS_AT_ONCE = 1000

const EMAILS = new Map<UserId, string>(DEMO_ATHLETES.map(({ userId, email }) => [userId, email]))

/**
 * Inserts the demo professionals, athletes and reviews in one transaction, into a database without professionals:
 * deleted ones are not restored. Needs the places of `seedLocations`.
 *
 * @param pseudonym makes the value of `professional_reviews.author_pseudonym`
 */
export async function seedDemo(
  db: Database,
  pseudonym: (author: { professionalId: ProfessionalId; email: string }) => string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [somebody] = await tx.select({ id: professionals.id }).from(professionals).limit(1)
    if (somebody) return renewPictures(tx)
    await tx.insert(users).values(demoUsers()).onConflictDoNothing()
    await tx.insert(profiles).values(demoProfiles()).onConflictDoNothing()
    await tx
      .insert(professionals)
      .values(DEMO_PEOPLE.map(({ professional }) => professional))
      .onConflictDoNothing()
    const reviews = DEMO_REVIEWS.map((review) => {
      const { professionalId, reviewerId } = review
      const email = EMAILS.get(reviewerId) ?? ''
      return { ...review, authorPseudonym: pseudonym({ professionalId, email }) }
    })
    for (let at = 0; at < reviews.length; at += ROWS_AT_ONCE)
      await tx
        .insert(professionalReviews)
        .values(reviews.slice(at, at + ROWS_AT_ONCE))
        .onConflictDoNothing()
  })
}

/** Confirmed, so that nobody can sign up with their addresses. */
function demoUsers(): InferInsertModel<typeof users>[] {
  const emailConfirmedAt = new Date()
  return [
    ...DEMO_PEOPLE.map(({ professional, email }) => ({ id: professional.userId, email })),
    ...DEMO_ATHLETES.map(({ userId, email }) => ({ id: userId, email })),
  ].map((user) => ({ ...user, emailConfirmedAt }))
}

function demoProfiles(): InferInsertModel<typeof profiles>[] {
  return [
    ...DEMO_PEOPLE.map((person) => ({
      userId: person.professional.userId,
      role: person.professional.type,
      displayName: person.name,
      avatarUrl: person.portrait.address,
      gender: person.gender,
    })),
    ...DEMO_ATHLETES.map(({ userId, name }) => ({
      userId,
      role: 'athlete' as const,
      displayName: name,
    })),
  ]
}

/** Gives the demo people of an older database the pictures of today, unless they have chosen others. */
async function renewPictures(tx: Executor): Promise<void> {
  const pictures = DEMO_PEOPLE.map(({ professional, portrait }) => ({
    id: professional.userId,
    address: portrait.address,
  }))
  await tx.execute(sql`
    update profiles set avatar_url = picture.address
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as picture (id uuid, address text)
    where user_id = picture.id and avatar_url like '/demo/avatars/%'
      and avatar_url is distinct from picture.address`)
}
