import type { Role } from '#lib/accounts/roles.ts'

/**
 * The role of who is signed in, kept for this tab so that the header need not ask on each page. It decides
 * which entries a menu shows and nothing else: every call reads the role from the database.
 */
const KEY = 'role'

export function keptRole(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function keepRole(role: Role): void {
  try {
    sessionStorage.setItem(KEY, role)
  } catch {
    // Storage can be switched off; the menu then asks each time.
  }
}

export function forgetRole(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept then.
  }
}
