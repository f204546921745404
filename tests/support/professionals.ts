import { randomUUID } from 'node:crypto'
import type { Database } from '#db/client.ts'
import {
  cities,
  countries,
  professionalReviews,
  professionals,
  profiles,
  states,
  users,
  verifications,
} from '#db/schema/index.ts'
import type { ProfessionalId, UserId, VerificationId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { authorPseudonym, type Author } from '#server/professionals/author-pseudonym.ts'

/** The pseudonyms of authors in test databases. */
export const pseudonym = (author: Author): string =>
  authorPseudonym('a secret for tests, of more than 32 bytes', author)

/** Two countries with a city each. */
export async function insertPlaces(db: Database): Promise<void> {
  await db.insert(countries).values([
    { id: 'ES', name: 'España' },
    { id: 'PT', name: 'Portugal' },
  ])
  await db.insert(states).values([
    { id: 'ES-V', name: 'Valencia', countryId: 'ES' },
    { id: 'PT-11', name: 'Lisboa', countryId: 'PT' },
  ])
  await db.insert(cities).values([
    { id: 'es-valencia', name: 'Valencia', stateId: 'ES-V' },
    { id: 'pt-lisboa', name: 'Lisboa', stateId: 'PT-11' },
  ])
}

/** A confirmed user, whose address is made of the name. */
export async function insertUser(
  db: Database,
  name: string,
  role: (typeof profiles.$inferInsert)['role'] = 'athlete',
): Promise<UserId> {
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${randomUUID()}@example.com`
  const [user] = await db
    .insert(users)
    .values({ email, emailConfirmedAt: new Date() })
    .returning({ id: users.id })
  const userId = user!.id
  const phone = '+34 600 000 000'
  await db.insert(profiles).values({ userId, role, displayName: name, phone })
  return userId
}

type ProfessionalInput = Partial<typeof professionals.$inferInsert> & { name?: string }

/** A record of what an admin has checked, of the profession unless told. */
export async function insertVerification(
  db: Database,
  professionalId: ProfessionalId,
  values: Partial<typeof verifications.$inferInsert> = {},
): Promise<VerificationId> {
  const [row] = await db
    .insert(verifications)
    .values({
      professionalId,
      kind: 'profession',
      state: 'approved',
      checks: ['name'],
      decidedAt: new Date('2026-11-20T10:00:00Z'),
      ...values,
    })
    .returning({ id: verifications.id })
  return row!.id
}

/** A trainer in Valencia, unless overridden; verified, and with checked certifications, by records. */
export async function insertProfessional(
  db: Database,
  {
    name = 'Ana Pérez',
    type = 'trainer',
    isVerified = false,
    checkedCertifications = [],
    ...rest
  }: ProfessionalInput = {},
): Promise<ProfessionalId> {
  const userId = await insertUser(db, name, type)
  const [row] = await db
    .insert(professionals)
    .values({ userId, type, cityId: 'es-valencia', ...rest })
    .returning({ id: professionals.id })
  const id = row!.id
  if (isVerified) await insertVerification(db, id)
  for (const certificate of checkedCertifications) {
    await insertVerification(db, id, { kind: 'certificate', certificate })
  }
  return id
}

type NewReview = {
  rating?: number
  daysAgo?: number
  type?: ProfessionalType
  comment?: string | null
}

/** A review by a person of its own, `daysAgo` days old. */
export async function insertReview(
  db: Database,
  professionalId: ProfessionalId,
  {
    rating = 5,
    daysAgo = 0,
    type = 'trainer',
    comment = `Written ${daysAgo} days ago`,
  }: NewReview = {},
): Promise<void> {
  await db.insert(professionalReviews).values({
    professionalType: type,
    professionalId,
    reviewerId: await insertUser(db, `Reviewer ${daysAgo}`),
    authorPseudonym: randomUUID(),
    rating,
    comment,
    createdAt: new Date(Date.now() - daysAgo * 86_400_000),
  })
}
