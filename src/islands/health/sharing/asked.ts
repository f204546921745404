import type { AuthorizationId } from '#lib/ids.ts'

/** What is asked in a dialog before something is done with an authorization. */
export type AskedKind = 'grant' | 'edit' | 'extend' | 'revoke' | 'withdraw' | 'hide'
export type Asked = { kind: AskedKind; id: AuthorizationId }
export type Ask = (asked: Asked) => void
