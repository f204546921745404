import { deleteDevice, deleteDevices, findDevices } from '#db/queries/known-devices.ts'
import { findSessions, lockUser } from '#db/queries/sessions.ts'
import { isRunning } from '#lib/accounts/session-lifetimes.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import type { SessionId } from '#lib/ids.ts'
import type { SessionList } from '#lib/sessions/schemas.ts'
import { audit } from '#server/audit.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { endAllSessions, endSession } from './sessions.ts'

/** The user's active sessions, and known browsers without one; most recently used first. */
export async function listSessions(
  { db }: Pick<Dependencies, 'db'>,
  { actor }: { actor: SignedIn },
): Promise<SessionList> {
  const now = new Date()
  const running = (await findSessions(db, actor.userId)).filter((session) =>
    isRunning(actor.role, session, now),
  )
  const inUse = new Set(running.map(({ knownDeviceId }) => knownDeviceId))
  const known = await findDevices(db, actor.userId)
  return {
    devices: known
      .filter(({ id }) => !inUse.has(id))
      .map(({ lastSignInAt, ...browser }) => ({
        ...browser,
        lastSignInAt: lastSignInAt.toISOString(),
      })),
    items: running.map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: id === actor.sessionId,
    })),
  }
}

/**
 * Ends one of the user's sessions and forgets its browser.
 *
 * @throws NOT_FOUND for another user's session as for one that never existed
 */
export async function endOwnSession(
  { db, secret }: Dependencies,
  { actor: { userId }, params }: { actor: SignedIn; params: { id: SessionId } },
): Promise<Done> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const ended = await endSession(tx, { id: params.id, userId })
    if (!ended) throw new AppError('NOT_FOUND', 'no such session of theirs')
    if (ended.knownDeviceId) await deleteDevice(tx, { id: ended.knownDeviceId, userId })
    const both = { actor: userId, subject: userId }
    await audit(tx, secret, { kind: 'sessions-ended', outcome: 'ok', ...both })
  })
  return DONE
}

/** Ends all sessions of the user, the current one included, and forgets all browsers. */
export async function endOwnSessions(
  { db, secret }: Dependencies,
  { actor }: { actor: SignedIn },
): Promise<Done> {
  await db.transaction(async (tx) => {
    await endAllSessions(tx, actor.userId)
    await deleteDevices(tx, actor.userId)
    const both = { actor: actor.userId, subject: actor.userId }
    await audit(tx, secret, { kind: 'sessions-ended', outcome: 'ok', ...both })
  })
  return DONE
}
