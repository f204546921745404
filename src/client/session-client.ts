import { SESSION_HINT } from '#lib/accounts/session-hint.ts'
import type { ErrorCode } from '#lib/http/errors.ts'
import { announce } from '#stores/session.ts'
import { request, type Result } from './request.ts'

type Outcome =
  | { ok: true }
  | {
      ok: false
      code: ErrorCode
      /** Seconds after which another try makes sense. */
      retryAfter: number | undefined
    }

/** Begins a session in this browser. Never rejects. */
export async function signIn(credentials: { email: string; password: string }): Promise<Outcome> {
  const outcome = outcomeOf(await withCsrf('/auth/callback/credentials', credentials))
  if (outcome.ok) announce('signed-in')
  return outcome
}

/** Ends the session of this browser; when that fails it goes on, and one can try again. Never rejects. */
export async function signOut(): Promise<Outcome> {
  const outcome = outcomeOf(await withCsrf('/auth/signout', {}))
  if (outcome.ok) forgetSession()
  return outcome
}

/** The session is over, as an answer or a missing cookie has shown: every screen and tab is told. */
export function forgetSession(): void {
  document.cookie = `${SESSION_HINT}=; Max-Age=0; Path=/; SameSite=Lax`
  announce('signed-out')
}

/**
 * Asks whether there is a session, for a browser that has the hint of one: renews its cookie, or takes away what
 * is left of it. Never rejects.
 *
 * @returns null when the server cannot tell
 */
export async function refreshSession(): Promise<boolean | null> {
  const result = await request<{ user: object | null }>('GET', '/auth/session')
  if (!result.ok) return null
  if (result.data.user) announce('token-refreshed')
  else forgetSession()
  return result.data.user !== null
}

/** Auth.js takes a change only with a token that it gave this browser. */
async function withCsrf(path: string, body: object): Promise<Result<unknown>> {
  const csrf = await request<{ csrfToken: string }>('GET', '/auth/csrf')
  if (!csrf.ok) return csrf
  return request('POST', path, { body: { ...body, csrfToken: csrf.data.csrfToken } })
}

function outcomeOf(result: Result<unknown>): Outcome {
  return result.ok ? { ok: true } : { ok: false, code: result.code, retryAfter: result.retryAfter }
}
