import { oneOf, text } from '#client/address/address.ts'
import { USER_TYPES } from '#lib/accounts/sign-up.ts'

export const MODES = ['login', 'register'] as const
export type Mode = (typeof MODES)[number]

/** What the address of `/auth` says. Its `mode` is read before the first paint (auth.inline.js). */
export const AUTH = {
  mode: oneOf(MODES),
  /** As what an account is opened. */
  type: oneOf(USER_TYPES),
  /** The page that the visitor came from. */
  next: text,
}
