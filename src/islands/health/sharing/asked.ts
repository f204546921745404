import type { AuthorizationId } from '#lib/ids.ts'

/** What somebody wants to do with an authorization. Everything but `unblock` opens a dialog. */
export type AskedKind = 'grant' | 'edit' | 'extend' | 'revoke' | 'withdraw' | 'hide' | 'unblock'
export type Asked = { kind: AskedKind; id: AuthorizationId }
export type Ask = (asked: Asked) => void
