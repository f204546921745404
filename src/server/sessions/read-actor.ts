import { parse } from 'hono/utils/cookie'
import type { Database } from '#db/client.ts'
import { findSession, touchSession } from '#db/queries/sessions.ts'
import { isNoteDue, isRunning } from '#lib/accounts/session-lifetimes.ts'
import { VISITOR, type Actor } from '#lib/actor.ts'
import { openSession, sessionCookieName, type SessionToken } from './session-cookie.ts'

type Keys = { secret: string; siteUrl: string }

/** The content of the session cookie, if we sealed it; the session itself may have ended. */
export async function readToken({ headers }: Request, keys: Keys): Promise<SessionToken | null> {
  const name = sessionCookieName(keys.siteUrl)
  const sealed = parse(headers.get('cookie') ?? '', name)[name]
  return sealed === undefined ? null : openSession(sealed, keys)
}

/**
 * The actor of a session, by one query. A session that has ended, was superseded by a newer epoch or has expired makes
 * its bearer a visitor. A database failure is thrown: the browser keeps its cookie and retries.
 *
 * @param token content of the cookie; null without a valid one
 */
export async function findActor(db: Database, token: SessionToken | null): Promise<Actor> {
  if (!token) return VISITOR
  const session = await findSession(db, token.sid, token.sub)
  const now = new Date()
  if (!session || !isRunning(session.role, session, now)) return VISITOR
  if (isNoteDue(session, now)) await touchSession(db, token.sid)
  return { kind: 'signed-in', userId: token.sub, role: session.role, sessionId: token.sid }
}

/** Authenticates requests by their session cookie. */
export function actorReader({ db, ...keys }: Keys & { db: Database }) {
  return async (request: Request): Promise<Actor> => findActor(db, await readToken(request, keys))
}
