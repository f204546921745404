/** The cookie that scripts can read: there may be a session. The server alone knows whether there is. */
export const SESSION_HINT = 'session_hint'

/** @param cookies as `document.cookie` gives them */
export function hasSessionHint(cookies: string): boolean {
  return cookies.split('; ').includes(`${SESSION_HINT}=1`)
}
