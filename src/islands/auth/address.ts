import { USER_TYPES, type UserType } from '#lib/accounts/sign-up.ts'

export type Mode = 'login' | 'register'
export type AuthAddress = { mode: Mode; userType: UserType | undefined; next: string | null }

/** The query of `/auth`: `mode`, account `type`, `next` page. */
export function readAddress(search: string): AuthAddress {
  const query = new URLSearchParams(search)
  const type = query.get('type')
  return {
    mode: query.get('mode') === 'register' ? 'register' : 'login',
    userType: USER_TYPES.find((known) => known === type),
    next: query.get('next'),
  }
}

/** Writes the tab to the URL without adding a history entry. */
export function writeMode(mode: Mode): void {
  const query = new URLSearchParams(location.search)
  query.set('mode', mode)
  history.replaceState(history.state, '', `?${query.toString()}`)
}
