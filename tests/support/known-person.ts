import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import {
  articleDrafts,
  articleVersions,
  athletes,
  contactRequests,
  knownDevices,
  newsletterSubscriptions,
  notifications,
  professionalReviews,
  professionals,
  reviewDecisions,
  reviewReports,
  siteMessages,
  users,
} from '#db/schema/index.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import type { SignedIn } from '#lib/actor.ts'
import { authorPseudonym } from '#server/professionals/author-pseudonym.ts'
import { accountDeps, signUpDirectly, parsedForm } from './account-api.ts'
import { insertArticle } from './articles.ts'
import { makeUser, PASSWORD, sessionOf, type TestUser } from './accounts.ts'
import { insertHealth, nameOf } from './known-health.ts'
import { insertProfessional, insertVerification } from './professionals.ts'
import { insertVideo } from './videos.ts'

/** A user with rows in every table: a trainer with reviews written and received, who is a client and has one. */
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
  await db.insert(reviewDecisions).values({
    professionalId: other,
    authorId: id,
    outcome: 'hidden',
    reason: 'No habla del servicio.',
    appealedAt: new Date(),
    appeal: `Firmado: ${firstName}`,
  })
  const message = { name: firstName, objective: 'strength', message: 'Quiero ganar fuerza.' }
  await db.insert(contactRequests).values([
    { ...message, professionalId: other, senderId: id, code: randomUUID(), sentAt: new Date() },
    {
      ...message,
      professionalId: own!.id,
      senderId: reader.id,
      code: randomUUID(),
      sentAt: new Date(),
    },
  ])
  await db.insert(siteMessages).values({
    ...message,
    email: form.email,
    objective: 'multiple',
    code: randomUUID(),
  })
  await db
    .insert(newsletterSubscriptions)
    .values({ email: form.email, name: firstName, locale: 'es' })
  await db.insert(notifications).values([
    { userId: id, actorId: reader.id, kind: 'contact', data: { code: 'MFA-1' } },
    { userId: reader.id, actorId: id, kind: 'answer', data: { code: 'MFA-1' } },
  ])
  await insertVerification(db, own!.id, { register: `Colegio de ${firstName}`, number: '1' })
  await insertVerification(db, other, { decidedBy: id })
  const name = await nameOf(db, id)
  const treating = await makeUser(db, { role: 'physiotherapist' })
  await insertHealth(db, {
    client: { id, name },
    professional: { id: treating.id, name: 'Leire Ruiz', type: 'physiotherapist' },
  })
  await insertHealth(db, {
    client: { id: reader.id, name: 'Nora' },
    professional: { id, name, type: 'trainer' },
  })
  const { cookie, sessionId } = await sessionOf(db, { id })
  const actor: SignedIn = { kind: 'signed-in', userId: id, role: 'trainer', sessionId }
  return { id, email: form.email, cookie, sessionId, actor, reviewed: other, reader, treating }
}

/** Rows of the tables in which a known person has none: what they wrote as an admin, the first role, a browser, a report. */
export async function insertTheRest(
  db: Database,
  { id, reviewed }: Pick<Awaited<ReturnType<typeof knownPerson>>, 'id' | 'reviewed'>,
): Promise<void> {
  await db.insert(athletes).values({ userId: id })
  await db.insert(knownDevices).values({ userId: id, tokenHash: randomUUID(), device: '?' })
  const articleId = await insertArticle(db, `de-${id.slice(0, 8)}`, { authorId: id })
  const text = { title: 'Título', excerpt: '', content: '', tags: [], cover: null, coverAlt: '' }
  await db
    .insert(articleVersions)
    .values({ articleId, version: 1, ...text, writtenAt: new Date(), writtenBy: id })
  await db.insert(articleDrafts).values({
    articleId,
    userId: id,
    baseVersion: 1,
    fields: { ...text, isFeatured: false, translation: null },
  })
  await insertVideo(db, { createdBy: id })
  await db
    .insert(reviewReports)
    .values({ professionalId: reviewed, reporterId: id, reason: 'false' })
}
