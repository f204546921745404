import type { Executor, Transaction } from '#db/client.ts'
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

/** Ends one session of a user immediately. @returns its browser, if it was theirs and still active */
export function endSession(
  db: Executor,
  session: { id: SessionId; userId: UserId },
): Promise<SessionBrowser | undefined> {
  return closeSession(db, session)
}

/** Ends all sessions of a user immediately: increments the epoch. */
export function endAllSessions(tx: Transaction, userId: UserId): Promise<void> {
  return closeSessions(tx, userId)
}

/**
 * Begins a session without a sign-in: in the browser whose session has just ended with all others (it has another id, so
 * a copy of the old cookie is worthless), or in one that has just confirmed its sign-up.
 *
 * @returns the content of its cookie
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
 * Checks the session of a call again, in a transaction after a password check: that takes long enough for the owner to
 * end the session elsewhere.
 *
 * @param lock see `holdSession`
 * @returns the browser of the session
 * @throws UNAUTHENTICATED when it has ended
 */
export async function requireSession(
  tx: Executor,
  { userId, sessionId }: SignedIn,
  lock?: 'no key update',
): Promise<SessionBrowser> {
  const browser = await holdSession(tx, { id: sessionId, userId }, lock)
  if (browser) return browser
  throw new AppError('UNAUTHENTICATED', 'the session has ended meanwhile')
}
