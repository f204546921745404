import { withCommitGuard } from '#db/client.ts'
import { AppError } from '#lib/http/errors.ts'
import { dependencies } from '#server/composition.ts'
import { endOfAnswer, untilCommit } from '#server/deadline.ts'
import type { EndpointDependencies } from '#server/dependencies.ts'
import { DEFAULT_MAX_BODY, readJson } from '#server/http/body.ts'
import { NO_STORE } from '#server/http/cache-rules.ts'
import { addressOf, type Platform } from '#server/http/client.ts'
import { requireOwnOrigin } from '#server/http/origin.ts'
import { respondTo, withCookies } from '#server/http/respond-to.ts'
import { readInTime } from '#server/read-in-time.ts'
import { readToken } from '#server/sessions/read-actor.ts'
import { getCsrf, signInWithPassword, signOut, getSession, type AuthAction } from './actions.ts'
import type { RunAuth } from './config.ts'

/** The only routes answered; all other pages and actions of Auth.js are disabled. */
const ACTIONS: Readonly<Record<string, AuthAction>> = {
  'GET /auth/csrf': getCsrf,
  'GET /auth/session': getSession,
  'POST /auth/callback/credentials': signInWithPassword,
  'POST /auth/signout': signOut,
}

/**
 * Answers `/auth/*` like the API: JSON with a status, our headers, errors as `ErrorBody`.
 *
 * @param run how Auth.js is run
 * @param deps called per request, so importing this needs no settings
 */
export async function answerAuth(
  request: Request,
  platform: Platform | undefined,
  run: RunAuth,
  deps: () => EndpointDependencies = dependencies,
): Promise<Response> {
  const route = `${request.method} ${new URL(request.url).pathname}`
  const action = Object.hasOwn(ACTIONS, route) ? ACTIONS[route] : undefined
  const cookies: string[] = []
  const response = await respondTo(action ? route : '(no route)', platform, async () => {
    if (!action) throw new AppError('NOT_FOUND', 'no such action')
    const known = deps()
    const isRead = request.method === 'GET'
    if (!isRead) requireOwnOrigin(request, known.siteOrigin)
    const token = await readToken(request, known)
    let endsAt = endOfAnswer()
    // Reads by session, so people behind a shared address do not block each other, and a copied cookie whose session
    // has ended does not block its owner.
    await readInTime(
      () =>
        isRead
          ? known.limitRate('session', token?.sid ?? addressOf(platform))
          : known.limitRate('write', addressOf(platform)),
      endsAt,
    )
    const bodyBegins = performance.now()
    const body = isRead ? undefined : await readJson(request, DEFAULT_MAX_BODY)
    endsAt += performance.now() - bodyBegins
    const answer = await untilCommit(endsAt, (mayCommit) => {
      const timed = { ...known, db: withCommitGuard(known.db, mayCommit) }
      return action({ request, platform, deps: timed, run, body, token, cookies })
    })
    return { status: 200, body: answer, headers: NO_STORE }
  })
  return withCookies(response, cookies)
}
