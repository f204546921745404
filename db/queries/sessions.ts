import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { profiles, sessions, users } from '#db/schema/index.ts'
import type { SessionId, UserId } from '#lib/ids.ts'

/** Sessions that were not ended and that no "sign out everywhere" has overtaken. */
const current = and(isNull(sessions.endedAt), eq(sessions.epoch, users.sessionEpoch))

/** A session that may be running, with all that decides it; undefined when it was ended or is unknown. */
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
 * The browser of a session that has not ended, and keeps it so until the transaction ends: who ends it meanwhile
 * waits. Locks the user before the session, as `closeSessions` does, so that the two never wait for each other.
 */
export async function holdSession(
  tx: Executor,
  { id, userId }: { id: SessionId; userId: UserId },
): Promise<SessionBrowser | undefined> {
  const [held] = await tx
    .select({ device: sessions.device, knownDeviceId: sessions.knownDeviceId })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(and(eq(users.id, userId), eq(sessions.id, id), current))
    .for('update')
  return held
}
/** What is the same for every session of one browser. */
export type SessionBrowser = Pick<typeof sessions.$inferSelect, 'device' | 'knownDeviceId'>

/** Begins a session in the epoch of now. @returns `sessions.id` */
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

/** All sessions of a user that may be running, the one used last first. */
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

/** Notes that a session is in use. */
export async function touchSession(db: Executor, id: SessionId): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.id, id))
}

/** Ends one session of a user. @returns the browser that had it; undefined when there was none that had not ended */
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
 * Until the transaction ends, whoever else locks the same user waits. For changes of several rows of a person, which
 * could otherwise wait for each other.
 */
export async function lockUser(tx: Executor, userId: UserId): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Raises the user's epoch and ends all sessions. */
export async function closeSessions(db: Executor, userId: UserId): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ sessionEpoch: sql`${users.sessionEpoch} + 1` })
      .where(eq(users.id, userId))
    await tx
      .update(sessions)
      .set({ endedAt: sql`now()` })
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
  })
}
