import { isProfessionalType } from '#lib/professionals/types.ts'
import type { Role } from './roles.ts'

/** What the frame of a page depends on: the three professions have the same. */
export function accountKind(role: Role): 'athlete' | 'professional' | 'admin' {
  return isProfessionalType(role) ? 'professional' : role
}
