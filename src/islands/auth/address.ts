import { USER_TYPES, type UserType } from '#lib/accounts/sign-up.ts'

export type Mode = 'login' | 'register'
export type AuthAddress = { userType: UserType | undefined; next: string | null }

/** The query of `/auth`: account `type`, `next` page. Its `mode` is read before the first paint (auth.inline.js). */
export function readAddress(): AuthAddress {
  const query = new URLSearchParams(typeof location === 'undefined' ? '' : location.search)
  const type = query.get('type')
  return { userType: USER_TYPES.find((known) => known === type), next: query.get('next') }
}

/** Writes the tab to the URL without adding a history entry. */
export function writeMode(mode: Mode): void {
  const query = new URLSearchParams(location.search)
  query.set('mode', mode)
  history.replaceState(history.state, '', `?${query.toString()}`)
}
