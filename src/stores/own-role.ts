import { ROLES, type Role } from '#lib/accounts/roles.ts'
import { kept } from './kept.ts'

/**
 * The role of who is signed in, kept for this tab so that the header need not ask on each page. It decides
 * which entries a menu shows and nothing else: every call reads the role from the database.
 */
export const $ownRole = kept<Role | null>('role', {
  initial: null,
  area: 'sessionStorage',
  read: (stored) => ROLES.find((role) => role === stored) ?? null,
})
