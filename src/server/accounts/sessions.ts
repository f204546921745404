import { closeSession, closeSessions, holdSession } from '#db/queries/sessions.ts'
import type { Executor } from '#db/client.ts'
import { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/professionals/types.ts'
import type { SignedIn } from '#server/actor.ts'

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

/**
 * Looks at the session of a call once more, for a transaction that comes after a password was checked: that
 * takes long enough for the session to be ended by its owner elsewhere.
 *
 * @throws UNAUTHENTICATED when it has ended
 */
export async function requireSession(tx: Executor, { userId, sessionId }: SignedIn): Promise<void> {
  if (await holdSession(tx, { id: sessionId, userId })) return
  throw new AppError('UNAUTHENTICATED', 'the session has ended meanwhile')
}
