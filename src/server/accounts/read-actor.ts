import { parse } from 'hono/utils/cookie'
import type { Database } from '#db/client.ts'
import { findSession, touchSession } from '#db/queries/sessions.ts'
import { isNoteDue, isRunning } from '#lib/accounts/session-lifetimes.ts'
import { VISITOR, type ReadActor } from '#server/actor.ts'
import { openSession, sessionCookieName, type SessionToken } from './session-cookie.ts'

export type SessionReader = {
  db: Database
  secret: string
  siteUrl: string
  /** The clock; that of the machine, if not said. */
  now?: () => Date
}

/** What the session cookie of a request tells, if it is one of ours; nothing of it is proven to be current. */
export async function readToken(
  { headers }: Request,
  keys: Pick<SessionReader, 'secret' | 'siteUrl'>,
): Promise<SessionToken | null> {
  const name = sessionCookieName(keys.siteUrl)
  const sealed = parse(headers.get('cookie') ?? '', name)[name]
  return sealed === undefined ? null : openSession(sealed, keys)
}

/**
 * Finds out by the cookie and one query who makes a request. A session that was ended, overtaken by a newer
 * epoch or too old makes nobody of its bearer, as does a cookie that we did not seal. When the database
 * fails, so does this: the caller keeps the cookie and tries again.
 */
export function actorReader({ db, now = () => new Date(), ...keys }: SessionReader): ReadActor {
  return async (request) => {
    const token = await readToken(request, keys)
    if (!token) return VISITOR
    const session = await findSession(db, token.sid, token.sub)
    const time = now()
    if (!session || !isRunning(session.role, session, time)) return VISITOR
    if (isNoteDue(session, time)) await touchSession(db, token.sid)
    return { kind: 'signed-in', userId: token.sub, role: session.role, sessionId: token.sid }
  }
}
