import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Executor } from '#db/client.ts'
import { auditEvents, sessions, users } from '#db/schema/index.ts'
import type { UserId } from '#lib/professionals/types.ts'

type AuditRow = typeof auditEvents.$inferInsert

/** What decides whether somebody may sign in; undefined for an unknown address. */
export async function findCredentials(db: Executor, email: string) {
  const [row] = await db
    .select({
      userId: sql<UserId>`${users.id}`,
      passwordHash: users.passwordHash,
      confirmedAt: users.emailConfirmedAt,
      failures: users.failedSignIns,
      epoch: users.sessionEpoch,
    })
    .from(users)
    .where(eq(users.email, email))
  return row
}

/** Counts a wrong password and notes it, in one commit; for an unknown address it does the same work, in vain. */
export async function countFailure(
  db: Database,
  userId: UserId | undefined,
  event: AuditRow,
): Promise<void> {
  const counted = db.$with('counted').as(
    db
      .update(users)
      .set({ failedSignIns: sql`${users.failedSignIns} + 1` })
      .where(eq(users.id, userId ?? '00000000-0000-0000-0000-000000000000'))
      .returning({ id: users.id }),
  )
  await db.with(counted).insert(auditEvents).values(event)
}

export type Beginning = {
  userId: UserId
  /** Browser and system in words of ours. */
  device: string
  /** The user's epoch as it was read with the password: if it has been raised since, the session is over. */
  epoch: number
  /** The right password's hash in a newer form, if there is one; kept only while the old one is still there. */
  hash: { old: string; new: string }
  /** A session that ends, if it is that user's. */
  replaces: { id: string; userId: UserId } | null
  event: AuditRow
}

/**
 * Begins a session, ends the one that it replaces, forgets the wrong passwords and notes the event: one
 * statement and one commit, because each way to the database and each commit is time that somebody waits.
 *
 * @returns `sessions.id`
 */
export async function beginSession(
  db: Database,
  { userId, device, epoch, hash, replaces, event }: Beginning,
): Promise<string> {
  const noted = db.$with('noted').as(
    db
      .update(users)
      .set({
        failedSignIns: 0,
        passwordHash: sql`case when ${users.passwordHash} = ${hash.old} then ${hash.new} else ${users.passwordHash} end`,
      })
      // An account of which there is nothing to note is not written.
      .where(
        and(eq(users.id, userId), hash.old === hash.new ? gt(users.failedSignIns, 0) : undefined),
      )
      .returning({ id: users.id }),
  )
  const audited = db
    .$with('audited')
    .as(db.insert(auditEvents).values(event).returning({ id: auditEvents.id }))
  const [row] = await db
    .with(noted, audited, ...(replaces ? [ending(db, replaces)] : []))
    .insert(sessions)
    .values({ userId, device, epoch })
    .returning({ id: sessions.id })
  return row!.id
}

const ending = (db: Database, { id, userId }: { id: string; userId: UserId }) =>
  db.$with('ended').as(
    db
      .update(sessions)
      .set({ endedAt: sql`now()` })
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
      .returning({ id: sessions.id }),
  )
