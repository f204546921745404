import { ROLES, type Role } from '#lib/accounts/roles.ts'
import { kept } from './kept.ts'

/**
 * The user's role, cached for this tab so the header need not fetch it on each page. It only decides which menu entries
 * are shown: every call reads the role from the database.
 */
export const $ownRole = kept<Role | null>('role', {
  initial: null,
  area: 'sessionStorage',
  read: (stored) => ROLES.find((role) => role === stored) ?? null,
})
