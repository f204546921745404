import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { contactRequests, professionalReviews, professionals, users } from '#db/schema/index.ts'
import handler from '#functions/reviews.ts'
import type { ProfessionalId, ReviewId, UserId } from '#lib/ids.ts'
import type { Review } from '#lib/professionals/schemas.ts'
import type { MyReview, OwnReview } from '#lib/reviews/schemas.ts'
import { mailsTo, newAddress } from './account-api.ts'
import { cookieOf, makeUser } from './accounts.ts'
import { SITE } from './call-function.ts'
import { insertProfessional } from './professionals.ts'

type Call = { cookie?: string; key?: string; body?: unknown }

/** Calls the function of reviews as a page of the site does. */
export function call(method: string, path: string, { cookie, key, body }: Call = {}) {
  const request = new Request(`${SITE}/api/${path}`, {
    method,
    headers: {
      origin: SITE,
      'content-type': 'application/json',
      ...(cookie && { cookie }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return handler(request, { ip: newAddress(), requestId: 'request-0123' })
}

/** What a person may do with reviews, through the API. */
export function reviewsAs(cookie: string) {
  const reviews = (id: ProfessionalId) => `professionals/${id}/reviews`
  const given = (rating: unknown, comment: unknown = '') => ({ rating, comment })
  return {
    write: (id: ProfessionalId, rating: unknown, comment?: unknown, key?: string) =>
      call('POST', reviews(id), { cookie, body: given(rating, comment), ...(key && { key }) }),
    edit: (id: ProfessionalId, rating: unknown, comment?: unknown) =>
      call('PATCH', reviews(id), { cookie, body: given(rating, comment) }),
    remove: (id: ProfessionalId) => call('DELETE', reviews(id), { cookie }),
    mine: async (id: ProfessionalId) => {
      const response = await call('GET', `${reviews(id)}/mine`, { cookie })
      return (await response.json()) as MyReview
    },
    reply: (id: ReviewId | string, text: string, key?: string) =>
      call('POST', `reviews/${id}/reply`, { cookie, body: { text }, ...(key && { key }) }),
    report: (id: ReviewId | string, reason = 'false', details = '') =>
      call('POST', `reviews/${id}/report`, { cookie, body: { reason, details } }),
  }
}

/** A review that was written, as visitors read it. */
export function asVisitorsRead({ state: _state, reason: _reason, ...review }: OwnReview): Review {
  return review
}

/** A person with a session. */
export async function somebody(db: Database, role: 'athlete' | 'admin' = 'athlete') {
  const user = await makeUser(db, { role })
  return { ...user, ...reviewsAs(await cookieOf(db, user)) }
}

/** A public trainer with a session. */
export async function trainer(db: Database) {
  const professionalId = await insertProfessional(db)
  const [row] = await db
    .select({ id: users.id, email: users.email })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(eq(professionals.id, professionalId))
  return { professionalId, ...row!, ...reviewsAs(await cookieOf(db, row!)) }
}

/** The reviews of a professional as visitors read them. */
export async function readReviews(id: ProfessionalId): Promise<Review[]> {
  const response = await call('GET', `professionals/${id}/reviews`)
  return ((await response.json()) as { items: Review[] }).items
}

export async function figuresOf(db: Database, id: ProfessionalId) {
  const [row] = await db
    .select({ rating: professionals.rating, total: professionals.totalReviews })
    .from(professionals)
    .where(eq(professionals.id, id))
  return row!
}

/** Takes a professional out of public sight. */
export const hide = (db: Database, id: ProfessionalId) =>
  db.update(professionals).set({ isPublic: false }).where(eq(professionals.id, id))

export const rowsOf = (db: Database, id: ProfessionalId) =>
  db.select().from(professionalReviews).where(eq(professionalReviews.professionalId, id))

/** The data of the mails of a template to an address. */
export async function mailed(db: Database, email: string, template: string) {
  const mails = await mailsTo(db, email)
  return mails.filter((mail) => mail.template === template).map(({ data }) => data)
}

/** A message to a professional; `sent: false` waits for its sender's confirmation. */
export async function insertContact(
  db: Database,
  {
    professionalId,
    senderId,
    sent,
  }: { professionalId: ProfessionalId; senderId: UserId; sent: boolean },
): Promise<void> {
  await db.insert(contactRequests).values({
    professionalId,
    senderId,
    name: 'Nora Gil',
    objective: 'strength',
    message: 'Quiero ganar fuerza.',
    ...(sent && { sentAt: new Date(), code: randomUUID() }),
  })
}
