import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#db/client.ts'
import { profiles, sessions, users } from '#db/schema/index.ts'
import type { SessionId, UserId } from '#lib/ids.ts'

/** Sessions that have not ended, neither alone nor by "sign out everywhere", of an account that may sign in. */
const current = and(
  isNull(sessions.endedAt),
  eq(sessions.epoch, users.sessionEpoch),
  isNull(users.disabledAt),
)

/** A session with the data that decides whether it is active; undefined when it has ended or is unknown. */
export async function findSession(db: Executor, id: SessionId, userId: UserId) {
  const [row] = await db
    .select({
      role: profiles.role,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), current))
  return row
}

/**
 * The browser of an active session, which it locks until the transaction ends, so it cannot be ended meanwhile. Locks
 * the user before the session, like `closeSessions`: the opposite order could deadlock.
 *
 * @param lock `no key update` lets others add rows of the user meanwhile: for work that waits for them afterwards
 */
export async function holdSession(
  tx: Executor,
  { id, userId }: { id: SessionId; userId: UserId },
  lock: 'update' | 'no key update' = 'update',
): Promise<SessionBrowser | undefined> {
  const [held] = await tx
    .select({ device: sessions.device, knownDeviceId: sessions.knownDeviceId })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(and(eq(users.id, userId), eq(sessions.id, id), current))
    .for(lock)
  return held
}
/** The columns shared by every session of a browser. */
export type SessionBrowser = Pick<typeof sessions.$inferSelect, 'device' | 'knownDeviceId'>

/** Inserts a session with the current epoch. @returns `sessions.id` */
export async function insertSession(
  tx: Executor,
  { userId, ...browser }: SessionBrowser & { userId: UserId },
): Promise<SessionId> {
  const epoch = sql<number>`(select ${users.sessionEpoch} from ${users} where ${users.id} = ${userId})`
  const [row] = await tx
    .insert(sessions)
    .values({ userId, epoch, ...browser })
    .returning({ id: sessions.id })
  return row!.id
}

/** The active sessions of a user, most recently used first. */
export function findSessions(db: Executor, userId: UserId) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      knownDeviceId: sessions.knownDeviceId,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), current))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
}

/** Updates the time of last use. */
export async function touchSession(db: Executor, id: SessionId): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.id, id))
}

/** Ends one session of a user. @returns its browser; undefined when there was no such active session */
export async function closeSession(
  db: Executor,
  { id, userId }: { id: SessionId; userId: UserId },
): Promise<SessionBrowser | undefined> {
  const [ended] = await db
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .returning({ device: sessions.device, knownDeviceId: sessions.knownDeviceId })
  return ended
}

/**
 * Locks a user until the transaction ends. Taken before changes to several rows of a user, which could otherwise
 * deadlock.
 */
export async function lockUser(tx: Executor, userId: UserId): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Increments the user's epoch and ends all sessions. */
export async function closeSessions(tx: Transaction, userId: UserId): Promise<void> {
  await tx
    .update(users)
    .set({ sessionEpoch: sql`${users.sessionEpoch} + 1` })
    .where(eq(users.id, userId))
  await tx
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
}

/** Notes that the password of a session was confirmed now. */
export async function notePassword(tx: Executor, id: SessionId): Promise<void> {
  await tx
    .update(sessions)
    .set({ passwordConfirmedAt: sql`now()` })
    .where(eq(sessions.id, id))
}

/** Whether the password of a session was confirmed within the last minutes. */
export async function isPasswordRecent(
  tx: Executor,
  id: SessionId,
  minutes: number,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, id),
        sql`${sessions.passwordConfirmedAt} > now() - make_interval(mins => ${minutes})`,
      ),
    )
  return row !== undefined
}
