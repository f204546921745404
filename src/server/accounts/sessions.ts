import { closeSession, closeSessions } from '#db/queries/sessions.ts'
import type { Executor } from '#db/client.ts'
import type { UserId } from '#lib/professionals/types.ts'

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
