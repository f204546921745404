/** A cookie readable by scripts, the kind of account that may be signed in. Only the server knows whether there is a session. */
export const SESSION_HINT = 'session_hint'

/** @param cookies as `document.cookie` gives them */
export function hasSessionHint(cookies: string): boolean {
  return cookies.split('; ').some((cookie) => /^session_hint=./.test(cookie))
}
