import { announce, forgetSession } from '#stores/session.ts'
import { request, type Result } from './data/request.ts'

/** Begins a session in this browser. Never rejects. */
export async function signIn(credentials: {
  email: string
  password: string
}): Promise<Result<unknown>> {
  const outcome = await withCsrf('/auth/callback/credentials', credentials)
  if (outcome.ok) announce('signed-in')
  return outcome
}

/** Ends the session of this browser; on failure it stays, and the user can retry. Never rejects. */
export async function signOut(): Promise<Result<unknown>> {
  const outcome = await withCsrf('/auth/signout', {})
  if (outcome.ok) forgetSession()
  return outcome
}

/**
 * Checks the session of a browser that has the hint cookie: renews its cookie, or clears it. Never rejects.
 *
 * @returns null when the server is unavailable
 */
export async function refreshSession(): Promise<boolean | null> {
  const result = await request<{ user: object | null }>('GET', '/auth/session')
  if (!result.ok) return null
  if (result.data.user) announce('token-refreshed')
  else forgetSession()
  return result.data.user !== null
}

/** Auth.js requires its CSRF token for changes. */
async function withCsrf(path: string, body: object): Promise<Result<unknown>> {
  const csrf = await request<{ csrfToken: string }>('GET', '/auth/csrf')
  if (!csrf.ok) return csrf
  return request('POST', path, { body: { ...body, csrfToken: csrf.data.csrfToken } })
}
