import { isProfessionalType } from '#lib/professionals/types.ts'
import type { Role } from './roles.ts'

/** A cookie readable by scripts, the kind of account that may be signed in. Only the server knows whether there is a session. */
export const SESSION_HINT = 'session_hint'

/** @param cookies as `document.cookie` gives them */
export function hasSessionHint(cookies: string): boolean {
  return cookies.split('; ').some((cookie) => /^session_hint=./.test(cookie))
}

/** What the frame of a page depends on: the three professions have the same. */
export function accountKind(role: Role): 'athlete' | 'professional' | 'admin' {
  return isProfessionalType(role) ? 'professional' : role
}
