import type { Executor } from '#db/client.ts'
import {
  closeSession,
  closeSessions,
  holdSession,
  insertSession,
  type SessionBrowser,
} from '#db/queries/sessions.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { SessionId, UserId } from '#lib/ids.ts'
import type { SessionToken } from './session-cookie.ts'

/** Ends one session of a user at once, everywhere. @returns its browser, if it was theirs and had not ended */
export function endSession(
  db: Executor,
  session: { id: SessionId; userId: UserId },
): Promise<SessionBrowser | undefined> {
  return closeSession(db, session)
}

/** Ends all sessions of a user at once: raises the epoch, in a transaction (a savepoint, inside of one). */
export function endAllSessions(db: Executor, userId: UserId): Promise<void> {
  return closeSessions(db, userId)
}

/**
 * Begins a session of a browser whose own has just ended with all others: under another id, so that a copy of the
 * cookie that it had opens nothing.
 *
 * @returns what its cookie tells
 */
export async function beginAnew(
  tx: Executor,
  userId: UserId,
  browser: SessionBrowser,
): Promise<SessionToken> {
  const sid = await insertSession(tx, { userId, ...browser })
  return { sub: userId, sid, auth_time: Math.floor(Date.now() / 1_000) }
}

/**
 * Looks at the session of a call once more, for a transaction that comes after a password was checked: that
 * takes long enough for the session to be ended by its owner elsewhere.
 *
 * @returns the browser that has it
 * @throws UNAUTHENTICATED when it has ended
 */
export async function requireSession(
  tx: Executor,
  { userId, sessionId }: SignedIn,
): Promise<SessionBrowser> {
  const browser = await holdSession(tx, { id: sessionId, userId })
  if (browser) return browser
  throw new AppError('UNAUTHENTICATED', 'the session has ended meanwhile')
}
