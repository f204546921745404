import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { notePassword } from '#db/queries/sessions.ts'
import { auditEvents, notifications } from '#db/schema/index.ts'
import messages from '#functions/admin-messages.ts'
import reviews from '#functions/admin-reviews.ts'
import access from '#functions/admin.ts'
import type { Waiting } from '#lib/admin/access-schemas.ts'
import type { ModeratedReview, ReviewDecision } from '#lib/admin/reviews-schemas.ts'
import type { UserId } from '#lib/ids.ts'
import type { OwnReview } from '#lib/reviews/schemas.ts'
import { pseudonymOf } from '#server/audit.ts'
import { newAddress } from './account-api.ts'
import { makeUser, sessionOf } from './accounts.ts'
import { SITE } from './call-function.ts'
import { mailed, somebody, trainer } from './review-api.ts'

type Handler = typeof reviews
type Call = { body?: unknown; key?: string }

const ask = (handler: Handler, cookie: string, [method, path]: [string, string], call: Call = {}) =>
  handler(
    new Request(`${SITE}/api/admin/${path}`, {
      method,
      headers: {
        origin: SITE,
        'content-type': 'application/json',
        cookie,
        ...(call.key && { 'idempotency-key': call.key }),
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    }),
    { ip: newAddress(), requestId: 'request-0123' },
  )

const read = async <T>(response: Promise<Response>) => (await (await response).json()) as T
type Some<T> = { items: T[]; total: number }

/** An admin, through the API; their password was confirmed just now unless told. */
export async function moderator(db: Database, { isConfirmed = true } = {}) {
  const user = await makeUser(db, { role: 'admin' })
  const { cookie, sessionId } = await sessionOf(db, user)
  if (isConfirmed) await notePassword(db, sessionId)
  const onReviews = (route: [string, string], call?: Call) => ask(reviews, cookie, route, call)
  const onMessages = (route: [string, string], call?: Call) => ask(messages, cookie, route, call)
  return {
    ...user,
    cookie,
    waiting: () => read<Waiting>(ask(access, cookie, ['GET', 'waiting'])),
    queue: () => read<Some<ModeratedReview>>(onReviews(['GET', 'reviews'])),
    appeals: () => read<Some<ReviewDecision>>(onReviews(['GET', 'review-appeals'])),
    decisions: (query = '') =>
      read<Some<ReviewDecision> & { next: string | null }>(
        onReviews(['GET', `review-decisions${query}`]),
      ),
    /** @param editedAt of the text that was judged */
    decide: (id: string, outcome: string, reason = '', editedAt: string | null = null) =>
      onReviews(['PATCH', `reviews/${id}`], { body: { outcome, reason, editedAt } }),
    judge: (id: string, outcome: string, reason = '', editedAt: string | null = null) =>
      onReviews(['PATCH', `review-appeals/${id}`], { body: { outcome, reason, editedAt } }),
    messages: (query = '') => onMessages(['GET', `messages${query}`]),
    message: (id: string) => onMessages(['GET', `messages/${id}`]),
    answer: (id: string, text: string, key?: string) =>
      onMessages(['POST', `messages/${id}/answer`], {
        body: { text, locale: 'es' },
        ...(key && { key }),
      }),
    mark: (id: string) => onMessages(['PATCH', `messages/${id}`], { body: { state: 'answered' } }),
  }
}

export const REASON = 'La frase sobre su vida privada no habla del servicio.'

/** A trainer with a review of two stars, which the trainer has reported. */
export async function reported(db: Database) {
  const [ana, author] = [await trainer(db), await somebody(db)]
  const written = await author.write(ana.professionalId, 2, 'Cuenta por ahí con quién sale.')
  const review = (await written.json()) as OwnReview
  await ana.report(review.id, 'personal_data', 'No tiene que ver con mi trabajo.')
  const profile = { professionalType: 'trainer', professionalId: ana.professionalId } as const
  return { ana, author, review, profile }
}

/** The token of the newest mail by which an author can appeal. */
export async function appealTokenOf(db: Database, email: string): Promise<string> {
  const mails = await mailed(db, email, 'moderation')
  const tokens = mails.map((data) => data['appeal']).filter((token) => typeof token === 'string')
  return tokens.at(-1)!
}

/** What stands in somebody's bell of a kind. */
export async function bellOf(
  db: Database,
  userId: UserId,
  kind: 'moderation' | 'report' | 'review',
) {
  const rows = await db.select().from(notifications).where(eq(notifications.userId, userId))
  return rows.filter((row) => row.kind === kind)
}

/** What an admin did, as the audit log has it. */
export async function actsOf(db: Database, admin: UserId): Promise<string[]> {
  const actor = pseudonymOf(process.env['SESSION_SECRET']!, admin)
  const rows = await db.select().from(auditEvents).where(eq(auditEvents.actor, actor))
  return rows.map(({ outcome }) => outcome)
}
