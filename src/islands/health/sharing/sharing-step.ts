import type { AuthorizationId } from '#lib/ids.ts'

/** What is asked in a dialog before something is done with an authorization. */
export type SharingStepKind = 'grant' | 'edit' | 'extend' | 'revoke' | 'withdraw' | 'hide'
export type SharingStep = { kind: SharingStepKind; id: AuthorizationId }
export type OpenStep = (asked: SharingStep) => void
