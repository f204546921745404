import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import {
  contactRequests,
  professionalContactMetrics,
  professionals,
  profiles,
  users,
} from '#db/schema/index.ts'
import type { RequestState } from '#lib/contact/request-states.ts'
import type { ContactRequestId, ProfessionalId, UserId } from '#lib/ids.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { oneOf } from './one-of.ts'
import { IS_PUBLIC } from './public-professionals.ts'

/**
 * The public professionals with these ids: what a message to them needs. In the order of their ids: senders that lock the
 * same rows lock them in one order.
 */
export function findContactable(db: Executor, ids: readonly ProfessionalId[]) {
  return db
    .select({
      id: professionals.id,
      type: professionals.type,
      ownerId: professionals.userId,
      name: profiles.displayName,
    })
    .from(professionals)
    .innerJoin(profiles, eq(profiles.userId, professionals.userId))
    .where(and(IS_PUBLIC, inArray(professionals.id, [...ids])))
    .orderBy(asc(professionals.id))
}
export type Contactable = Awaited<ReturnType<typeof findContactable>>[number]

/**
 * Adds one contact to the professional's month. It also locks that month's row, so that the requests of one professional
 * are sent one after the other.
 */
export async function addContact(
  tx: Executor,
  { id, type }: { id: ProfessionalId; type: ProfessionalType },
): Promise<void> {
  await tx
    .insert(professionalContactMetrics)
    .values({
      professionalId: id,
      professionalType: type,
      monthYear: sql`date_trunc('month', now() at time zone 'UTC')::date`,
      totalContacts: 1,
    })
    .onConflictDoUpdate({
      target: [professionalContactMetrics.professionalId, professionalContactMetrics.monthYear],
      set: { totalContacts: sql`${professionalContactMetrics.totalContacts} + 1` },
    })
}

type NewRequest = Pick<
  typeof contactRequests.$inferInsert,
  'professionalId' | 'senderId' | 'name' | 'phone' | 'objective' | 'message'
>

/** Inserts a request that is sent with this code. @returns null when the code is taken */
export async function insertSentRequest(
  tx: Executor,
  request: NewRequest & { code: string },
): Promise<ContactRequestId | null> {
  const [row] = await tx
    .insert(contactRequests)
    .values({ ...request, sentAt: sql`now()` })
    .onConflictDoNothing({ target: contactRequests.code })
    .returning({ id: contactRequests.id })
  return row?.id ?? null
}

/** Inserts requests that wait for their sender's confirmation. */
export async function insertWaitingRequests(
  tx: Executor,
  requests: readonly NewRequest[],
): Promise<void> {
  await tx.insert(contactRequests).values([...requests])
}

/** What the public professionals are called to whom a sender's requests wait, in the order of their ids. */
export async function findWaitingFor(tx: Executor, senderId: UserId): Promise<(string | null)[]> {
  const found = await tx
    .select({ name: profiles.displayName })
    .from(contactRequests)
    .innerJoin(professionals, eq(professionals.id, contactRequests.professionalId))
    .innerJoin(profiles, eq(profiles.userId, professionals.userId))
    .where(and(IS_PUBLIC, eq(contactRequests.senderId, senderId), isNull(contactRequests.sentAt)))
    .orderBy(asc(professionals.id))
  return found.map(({ name }) => name)
}

/** Takes the waiting requests of a sender, which are deleted: they are sent now, or never. */
export function takeWaitingRequests(tx: Executor, senderId: UserId) {
  return tx
    .delete(contactRequests)
    .where(and(eq(contactRequests.senderId, senderId), isNull(contactRequests.sentAt)))
    .returning({
      professionalId: contactRequests.professionalId,
      senderId: contactRequests.senderId,
      name: contactRequests.name,
      phone: contactRequests.phone,
      objective: contactRequests.objective,
      message: contactRequests.message,
    })
}

const COLUMNS = {
  id: contactRequests.id,
  code: sql<string>`${contactRequests.code}`,
  state: contactRequests.state,
  objective: contactRequests.objective,
  message: contactRequests.message,
  sentAt: sql<Date>`${contactRequests.sentAt}`.mapWith(contactRequests.sentAt),
  answeredAt: contactRequests.answeredAt,
}

/** The requests that a user sent, or received. */
type Box = { userId: UserId; box: 'sent' | 'received' }

const isIn = ({ userId, box }: Box) =>
  and(
    isNotNull(contactRequests.sentAt),
    box === 'sent' ? eq(contactRequests.senderId, userId) : eq(professionals.userId, userId),
  )

/** The requests of a box with both sides, newest first. The sender's address is confirmed. */
export function listRequests(
  db: Executor,
  { limit, offset, ...box }: Box & { limit: number; offset: number },
) {
  return db
    .select({
      ...COLUMNS,
      from: { name: contactRequests.name, email: users.email, phone: contactRequests.phone },
      to: {
        professionalId: professionals.id,
        professionalType: professionals.type,
        name: profiles.displayName,
        avatarUrl: profiles.avatarUrl,
      },
    })
    .from(contactRequests)
    .innerJoin(users, eq(users.id, contactRequests.senderId))
    .innerJoin(professionals, eq(professionals.id, contactRequests.professionalId))
    .innerJoin(profiles, eq(profiles.userId, professionals.userId))
    .where(isIn(box))
    .orderBy(desc(contactRequests.sentAt), asc(contactRequests.id))
    .limit(limit)
    .offset(offset)
}

/** How many requests a box has. */
export async function countRequests(db: Executor, box: Box): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(contactRequests)
    .innerJoin(professionals, eq(professionals.id, contactRequests.professionalId))
    .where(isIn(box))
  return row?.total ?? 0
}

/** The messages to a user that wait for an answer, the oldest first, and how many there are. */
export function findUnanswered(db: Executor, userId: UserId, limit: number) {
  return db
    .select({
      total: sql<number>`(count(*) over ())::integer`,
      requestId: contactRequests.id,
      name: contactRequests.name,
      message: contactRequests.message,
      at: COLUMNS.sentAt,
    })
    .from(contactRequests)
    .innerJoin(professionals, eq(professionals.id, contactRequests.professionalId))
    .where(and(isIn({ userId, box: 'received' }), inArray(contactRequests.state, ['new', 'read'])))
    .orderBy(asc(contactRequests.sentAt), asc(contactRequests.id))
    .limit(limit)
}

/** A sent request with both sides, locked until the transaction ends; null when there is none. */
export async function lockRequest(tx: Executor, id: ContactRequestId) {
  const [row] = await tx
    .select({
      ...COLUMNS,
      senderId: contactRequests.senderId,
      professional: {
        id: professionals.id,
        type: professionals.type,
        ownerId: professionals.userId,
        name: profiles.displayName,
        answerHours: professionals.answerHours,
      },
    })
    .from(contactRequests)
    .innerJoin(professionals, eq(professionals.id, contactRequests.professionalId))
    .innerJoin(profiles, eq(profiles.userId, professionals.userId))
    .where(and(eq(contactRequests.id, id), isNotNull(contactRequests.sentAt)))
    .for('update', { of: contactRequests })
  return row ?? null
}

/**
 * Sets the state of a request; the first `answered` also sets when. Opening a request makes a new one `read`, and must not
 * undo what was set elsewhere meanwhile: other states stay.
 *
 * @returns its state, when it was answered, and the professional's new `answer_hours`
 */
export async function setRequestState(
  tx: Executor,
  { id, state }: { id: ContactRequestId; state: RequestState },
): Promise<{ state: RequestState; answeredAt: Date | null; answerHours: number | null }> {
  const answered = sql`coalesce(${contactRequests.answeredAt}, now())`
  const [row] = await tx
    .update(contactRequests)
    .set(
      state === 'read'
        ? {
            state: sql`case ${contactRequests.state} when 'new' then 'read' else ${contactRequests.state} end`,
          }
        : { state, ...(state === 'answered' && { answeredAt: answered }) },
    )
    .where(eq(contactRequests.id, id))
    .returning({
      state: contactRequests.state,
      answeredAt: contactRequests.answeredAt,
      professionalId: contactRequests.professionalId,
    })
  // In a statement of its own: what triggers write is not visible to the one that fires them.
  const [professional] = await tx
    .select({ answerHours: professionals.answerHours })
    .from(professionals)
    .where(eq(professionals.id, row!.professionalId))
  const { professionalId: _, ...set } = row!
  return { ...set, answerHours: professional?.answerHours ?? null }
}

/** A professional without an answer after so many days is reminded, once. */
const DAYS_TO_ANSWER = 3

/** Marks requests that have waited too long as reminded, and returns them with both sides; at most `limit`. */
export async function claimUnanswered(tx: Executor, limit: number) {
  const due = tx
    .select({ id: contactRequests.id })
    .from(contactRequests)
    .where(
      and(
        inArray(contactRequests.state, ['new', 'read']),
        isNull(contactRequests.remindedAt),
        isNull(contactRequests.answeredAt),
        lt(contactRequests.sentAt, sql`now() - make_interval(days => ${DAYS_TO_ANSWER}::int)`),
      ),
    )
    .orderBy(asc(contactRequests.sentAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const claimed = await tx
    .update(contactRequests)
    .set({ remindedAt: sql`now()` })
    .where(oneOf(contactRequests.id, due))
    .returning({ id: contactRequests.id })
  if (claimed.length === 0) return []
  return tx
    .select({
      code: COLUMNS.code,
      name: contactRequests.name,
      senderId: contactRequests.senderId,
      senderEmail: users.email,
      professionalId: professionals.id,
      ownerId: professionals.userId,
    })
    .from(contactRequests)
    .innerJoin(professionals, eq(professionals.id, contactRequests.professionalId))
    .innerJoin(users, eq(users.id, contactRequests.senderId))
    .where(
      inArray(
        contactRequests.id,
        claimed.map(({ id }) => id),
      ),
    )
}
