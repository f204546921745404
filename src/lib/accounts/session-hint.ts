/** A cookie readable by scripts: there may be a session. Only the server knows whether there is. */
export const SESSION_HINT = 'session_hint'

/** @param cookies as `document.cookie` gives them */
export function hasSessionHint(cookies: string): boolean {
  return cookies.split('; ').includes(`${SESSION_HINT}=1`)
}
