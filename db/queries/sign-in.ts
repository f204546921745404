import { and, desc, eq, gt, gte, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Database, Executor } from '#db/client.ts'
import { auditEvents, knownDevices, profiles, sessions, users } from '#db/schema/index.ts'
import { UserId, type DeviceId, type SessionId } from '#lib/ids.ts'
import type { AuditRow } from './audit-events.ts'
import { IS_WAITING } from './waiting-sign-ups.ts'

const NOBODY = UserId.parse('00000000-0000-0000-0000-000000000000')

/**
 * The data that decides a sign-in; undefined for an unknown address. Of several accounts with an address, the
 * established one, or else the newest.
 *
 * @param deviceHash the SHA-256 of the browser's token, if it has sent one
 * @returns with `deviceId`, the browser's row; null when it is not known for this account
 */
export async function findCredentials(db: Executor, email: string, deviceHash: string | null) {
  const isDevice = and(
    eq(knownDevices.userId, users.id),
    // No hash is empty.
    eq(knownDevices.tokenHash, deviceHash ?? ''),
  )
  const [row] = await db
    .select({
      userId: users.id,
      role: profiles.role,
      passwordHash: users.passwordHash,
      confirmedAt: users.emailConfirmedAt,
      disabledAt: users.disabledAt,
      failures: users.failedSignIns,
      epoch: users.sessionEpoch,
      deviceId: knownDevices.id,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(knownDevices, isDevice)
    .where(eq(users.email, email))
    .orderBy(IS_WAITING, desc(users.createdAt))
    .limit(1)
  return row
}

/**
 * Counts a wrong password and audits it, in one commit; for an unknown address it does the same work, for equal timing.
 */
export async function countFailure(
  db: Database,
  userId: UserId | undefined,
  event: AuditRow,
): Promise<void> {
  const counted = db.$with('counted').as(
    db
      .update(users)
      .set({ failedSignIns: sql`${users.failedSignIns} + 1` })
      .where(eq(users.id, userId ?? NOBODY))
      .returning({ id: users.id }),
  )
  await db.with(counted).insert(auditEvents).values(event)
}

/**
 * Counts a wrong password for the known browser in which it was typed, and not for the account; at the limit the
 * browser becomes unknown. Concurrent failures all count, because each waits for the row. Locks the user first, like
 * every change to several rows of a user, to avoid deadlocks.
 *
 * @param most how many consecutive failures make it unknown
 */
export async function countDeviceFailure(
  db: Database,
  { id, userId, most }: { id: DeviceId; userId: UserId; most: number },
  event: AuditRow,
): Promise<void> {
  const held = db.$with('held').as(
    db
      .select({ id: knownDevices.id, failures: knownDevices.failures })
      .from(users)
      .innerJoin(knownDevices, eq(knownDevices.userId, users.id))
      .where(and(eq(users.id, userId), eq(knownDevices.id, id)))
      .for('no key update'),
  )
  const heldIf = (condition: SQL) => db.select({ id: held.id }).from(held).where(condition)
  const counted = db.$with('counted').as(
    db
      .update(knownDevices)
      .set({ failures: sql`${knownDevices.failures} + 1` })
      .where(inArray(knownDevices.id, heldIf(lt(held.failures, most - 1))))
      .returning({ id: knownDevices.id }),
  )
  const forgotten = db.$with('forgotten').as(
    db
      .delete(knownDevices)
      .where(inArray(knownDevices.id, heldIf(gte(held.failures, most - 1))))
      .returning({ id: knownDevices.id }),
  )
  await db.with(held, counted, forgotten).insert(auditEvents).values(event)
}

export type Beginning = {
  userId: UserId
  /** The browser, known or new; `device` is its name by `findDevice`. */
  browser: { id: DeviceId; tokenHash: string; device: string }
  /** The user's epoch as read with the password: if it has changed since, the session is void. */
  epoch: number
  /** The password rehashed with current parameters, if needed; stored only if the old hash is still current. */
  hash: { old: string; new: string }
  /** A session to end, if it is that user's. */
  replaces: { id: SessionId; userId: UserId } | null
  event: AuditRow
}

/**
 * Begins a session, ends the one that it replaces, saves the known browser, resets the failures and inserts the audit
 * event: one statement and one commit, to save round trips and commits while the user waits.
 *
 * @returns `sessions.id`
 */
export async function beginSession(
  db: Executor,
  { userId, browser, epoch, hash, replaces, event }: Beginning,
): Promise<SessionId> {
  // A concurrent password reset happens entirely before or after this. If before, the epoch differs, and the old
  // password makes no browser known. Locked first also because others change the rows below.
  const account = db.$with('account').as(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.sessionEpoch, epoch)))
      .for('no key update'),
  )
  const noted = db.$with('noted').as(
    db
      .update(users)
      .set({
        failedSignIns: 0,
        passwordHash: sql`case when ${users.passwordHash} = ${hash.old} then ${hash.new} else ${users.passwordHash} end`,
      })
      // Skip the write when nothing changes.
      .where(
        and(
          inArray(users.id, db.select({ id: account.id }).from(account)),
          hash.old === hash.new ? gt(users.failedSignIns, 0) : undefined,
        ),
      )
      .returning({ id: users.id }),
  )
  const { id, device, tokenHash } = browser
  const known = db.$with('known').as(
    db
      .insert(knownDevices)
      .select(
        db
          .select({
            id: sql`${id}::uuid`.as('id'),
            userId: account.id,
            tokenHash: sql`${tokenHash}`.as('token_hash'),
            device: sql`${device}`.as('device'),
            failures: sql`0`.as('failures'),
            createdAt: sql`now()`.as('created_at'),
            lastSignInAt: sql`now()`.as('last_sign_in_at'),
          })
          .from(account),
      )
      .onConflictDoUpdate({
        target: knownDevices.id,
        set: { tokenHash, device, failures: 0, lastSignInAt: sql`now()` },
      })
      .returning({ id: knownDevices.id }),
  )
  const audited = db
    .$with('audited')
    .as(db.insert(auditEvents).values(event).returning({ id: auditEvents.id }))
  const [row] = await db
    .with(account, noted, known, audited, ...(replaces ? [ending(db, replaces)] : []))
    .insert(sessions)
    .values({ userId, device, epoch, knownDeviceId: sql`(select ${known.id} from ${known})` })
    .returning({ id: sessions.id })
  return row!.id
}

const ending = (db: Executor, { id, userId }: { id: SessionId; userId: UserId }) =>
  db.$with('ended').as(
    db
      .update(sessions)
      .set({ endedAt: sql`now()` })
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
      .returning({ id: sessions.id }),
  )
