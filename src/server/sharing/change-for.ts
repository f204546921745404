import type { changeOwn, LockedAuthorization } from '#db/queries/health/authorizations.ts'
import type { AuthorizationUpdate } from '#lib/sharing/contract.ts'
import type { Step } from './record-step.ts'

type Columns = Parameters<typeof changeOwn>[2]
/** What an update does; without a step nothing is shared or ended by it. */
type Change = { columns: Columns; step: Exclude<Step, 'requested'> | null }

const END = { isAuthorized: false, times: { revokedAt: 'now' } } as const satisfies Columns
const GRANT = {
  isAuthorized: true,
  times: { authorizedAt: 'now', revokedAt: null },
} as const satisfies Columns

/** What an update does to an authorization in its state; null when the state does not allow it. */
export function changeFor(
  { state, isBlocked }: Pick<LockedAuthorization, 'state' | 'isBlocked'>,
  update: AuthorizationUpdate,
): Change | null {
  const ending = state === 'active' ? 'ended' : 'cancelled'
  switch (update.action) {
    case 'authorize':
      if (state !== 'pending') return null
      return { columns: { ...GRANT, ...confirmed(update) }, step: 'granted' }
    case 'edit':
      return state === 'active' ? { columns: confirmed(update), step: 'edited' } : null
    case 'revoke':
      return state === 'ended' ? null : { columns: END, step: ending }
    case 'block':
      if (isBlocked) return null
      return state === 'ended'
        ? { columns: { isBlocked: true }, step: null }
        : { columns: { ...END, isBlocked: true }, step: ending }
    case 'unblock':
      return isBlocked ? { columns: { isBlocked: false }, step: null } : null
  }
}

type Grant = Extract<AuthorizationUpdate, { action: 'authorize' | 'edit' }>

/** Exactly what was confirmed. */
function confirmed({ allowedFields, purpose, expiresOn }: Grant): Columns {
  return { allowedFields, purpose: purpose || null, expiresOn }
}
