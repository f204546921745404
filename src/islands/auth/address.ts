import { USER_TYPES, type UserType } from '#lib/accounts/sign-up.ts'

export type Mode = 'login' | 'register'
export type AuthAddress = { mode: Mode; userType: UserType | undefined; next: string | null }

/** What the query of `/auth` asks for: `mode`, `type` of account, `next` page. */
export function readAddress(search: string): AuthAddress {
  const query = new URLSearchParams(search)
  const type = query.get('type')
  return {
    mode: query.get('mode') === 'register' ? 'register' : 'login',
    userType: USER_TYPES.find((known) => known === type),
    next: query.get('next'),
  }
}

/** Lets the address follow the tab without a step back for each press. */
export function writeMode(mode: Mode): void {
  const query = new URLSearchParams(location.search)
  query.set('mode', mode)
  history.replaceState(history.state, '', `?${query.toString()}`)
}
