import { parse } from 'hono/utils/cookie'
import type { Database } from '#db/client.ts'
import { findSession, touchSession } from '#db/queries/sessions.ts'
import { isNoteDue, isRunning } from '#lib/accounts/session-lifetimes.ts'
import { VISITOR, type Actor } from '#lib/actor.ts'
import { openSession, sessionCookieName, type SessionToken } from './session-cookie.ts'

type Keys = { secret: string; siteUrl: string }

/** What the session cookie of a request tells, if it is one of ours; nothing of it is proven to be current. */
export async function readToken({ headers }: Request, keys: Keys): Promise<SessionToken | null> {
  const name = sessionCookieName(keys.siteUrl)
  const sealed = parse(headers.get('cookie') ?? '', name)[name]
  return sealed === undefined ? null : openSession(sealed, keys)
}

/**
 * Who bears a cookie, by one query. A session that was ended, overtaken by a newer epoch or too old makes nobody of
 * its bearer. When the database fails, so does this: the browser keeps its cookie and tries again.
 *
 * @param token what the cookie tells; null for none that we sealed
 */
export async function findActor(db: Database, token: SessionToken | null): Promise<Actor> {
  if (!token) return VISITOR
  const session = await findSession(db, token.sid, token.sub)
  const now = new Date()
  if (!session || !isRunning(session.role, session, now)) return VISITOR
  if (isNoteDue(session, now)) await touchSession(db, token.sid)
  return { kind: 'signed-in', userId: token.sub, role: session.role, sessionId: token.sid }
}

/** Finds out by its cookie who makes a request. */
export function actorReader({ db, ...keys }: Keys & { db: Database }) {
  return async (request: Request): Promise<Actor> => findActor(db, await readToken(request, keys))
}
