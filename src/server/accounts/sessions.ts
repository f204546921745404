import { closeSession, closeSessions, insertSession } from '#db/queries/sessions.ts'
import type { Executor } from '#db/client.ts'
import type { UserId } from '#lib/professionals/types.ts'

/**
 * Begins a session.
 *
 * @param device browser and system in words of ours, see `deviceOf`
 * @param epoch the user's epoch as it was read with the password, so that a session which begins while the
 *   password changes does not outlive the old one
 * @returns `sessions.id`
 */
export function startSession(
  db: Executor,
  session: { userId: UserId; device: string; epoch?: number },
): Promise<string> {
  return insertSession(db, session)
}

/** Ends one session of a user at once, everywhere. @returns whether it was theirs and had not ended */
export function endSession(
  db: Executor,
  session: { id: string; userId: UserId },
): Promise<boolean> {
  return closeSession(db, session)
}

/**
 * Ends all sessions of a user at once: raises the epoch, in a transaction (a savepoint, inside of one).
 *
 * @param except a session that goes on, such as the one that has just changed the password
 */
export function endAllSessions(
  db: Executor,
  userId: UserId,
  { except }: { except?: string } = {},
): Promise<void> {
  return closeSessions(db, userId, except)
}
