import * as z from 'zod/mini'
import { Email } from '#lib/accounts/email.ts'
import { GivenPassword } from '#lib/accounts/password.ts'
import { LONGEST_SESSION } from '#lib/accounts/session-lifetimes.ts'
import { DONE } from '#lib/http/done.ts'
import { AppError } from '#lib/http/errors.ts'
import { audit } from '#server/audit.ts'
import type { EndpointDependencies } from '#server/dependencies.ts'
import { toAppError } from '#server/failure.ts'
import { callerOf, type Platform } from '#server/http/client.ts'
import { parse } from '#server/http/parse.ts'
import { findActor } from '#server/sessions/read-actor.ts'
import { hintCookie, type SessionToken } from '#server/sessions/session-cookie.ts'
import { endSession } from '#server/sessions/sessions.ts'
import { authConfig, type RunAuth } from './config.ts'
import { clearedCookies, cookiesForAuth } from './cookies.ts'
import { signIn } from './sign-in.ts'

/** A request that is forwarded to Auth.js. */
export type AuthCall = {
  request: Request
  platform: Platform | undefined
  deps: EndpointDependencies
  run: RunAuth
  body: unknown
  /** Content of the session cookie; null without a valid one. */
  token: SessionToken | null
  /** `Set-Cookie` lines of the response. */
  cookies: string[]
}
/** @returns the JSON of the response */
export type AuthAction = (call: AuthCall) => Promise<unknown>

const WithCsrf = z.strictObject({ csrfToken: z.string('required').check(z.maxLength(200)) })
const SignIn = z.extend(WithCsrf, { email: Email, password: GivenPassword })

/** `GET /auth/csrf`: the token that a sign-in or sign-out must send. */
export const getCsrf: AuthAction = async (call) => (await runAuth(call, 'csrf')).json()

/** `POST /auth/callback/credentials` */
export const signInWithPassword: AuthAction = async (call) => {
  const { email, password, csrfToken } = parse(SignIn, call.body, 'body')
  const { request, deps, platform, cookies } = call
  let refused: AppError | undefined
  let begun: Awaited<ReturnType<typeof signIn>> | undefined
  const begin = async () => {
    try {
      begun = await signIn(deps, {
        email,
        password,
        caller: callerOf(request, platform, cookies),
        replaces: call.token,
      })
      return begun
    } catch (error) {
      // Auth.js would redirect to the same error page for every reason.
      refused = toAppError(error)
      return null
    }
  }
  const response = await runAuth(call, 'callback/credentials', { body: { csrfToken }, begin })
  if (refused) throw refused
  throwIfFailed(response)
  if (!begun) throw new AppError('INTERNAL', 'Auth.js did not ask for the password')
  cookies.push(hintCookie(deps.siteUrl, begun.role))
  return DONE
}

/** `POST /auth/signout`: ends the session first. If that fails, the cookie is kept so the user can retry. */
export const signOut: AuthAction = async (call) => {
  const body = parse(WithCsrf, call.body, 'body')
  const { deps, token, cookies } = call
  if (token) {
    const { sid: id, sub: userId } = token
    await deps.db.transaction(async (tx) => {
      if (!(await endSession(tx, { id, userId }))) return
      const both = { actor: userId, subject: userId }
      await audit(tx, deps.secret, { kind: 'sign-out', outcome: 'ok', ...both })
    })
  }
  throwIfFailed(await runAuth(call, 'signout', { body }))
  cookies.push(...clearedCookies(deps.siteUrl))
  return DONE
}

/**
 * `GET /auth/session`: the signed-in user, as read from the database; renews the cookie until the session's last day.
 */
export const getSession: AuthAction = async (call) => {
  const { request, deps, token, cookies } = call
  const actor = await findActor(deps.db, token)
  if (actor.kind === 'visitor' || !token) {
    if (request.headers.has('cookie')) cookies.push(...clearedCookies(deps.siteUrl))
    return { user: null }
  }
  const maxAge = Math.max(0, token.auth_time + LONGEST_SESSION - Math.floor(Date.now() / 1_000))
  await runAuth(call, 'session', { maxAge })
  return { user: { id: actor.userId, role: actor.role } }
}

type Options = {
  body?: { csrfToken: string }
  maxAge?: number
  begin?: Parameters<typeof authConfig>[0]['begin']
}

/** Auth.js gets a request built by us: address, body and cookies contain only what it needs. */
async function runAuth(
  { request, deps, run, cookies }: AuthCall,
  action: string,
  { body, maxAge = LONGEST_SESSION, begin }: Options = {},
): Promise<Response> {
  const { siteUrl, secret } = deps
  const own = new Request(`${siteUrl}/auth/${action}`, {
    method: request.method,
    headers: { cookie: cookiesForAuth(request, siteUrl), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const response = await run(own, authConfig({ secret, siteUrl, maxAge, ...(begin && { begin }) }))
  cookies.push(...response.headers.getSetCookie())
  return response
}

/** Auth.js reports failures in the URL that it would redirect a browser to. */
function throwIfFailed(response: Response): void {
  const location = response.headers.get('location')
  const error = location === null ? 'no redirect' : new URL(location).searchParams.get('error')
  if (error === 'MissingCSRF') throw new AppError('FOREIGN_ORIGIN', 'no CSRF token of ours')
  if (error !== null) throw new AppError('INTERNAL', `Auth.js: ${error}`)
}
