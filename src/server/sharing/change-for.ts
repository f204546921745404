import type { changeOwn, LockedAuthorization } from '#db/queries/health/authorizations.ts'
import type { AuthorizationUpdate } from '#lib/sharing/schemas.ts'
import type { Step } from './record-step.ts'

type Columns = Parameters<typeof changeOwn>[2]
/** What an update does; without a step nothing is shared or ended by it. */
type Change = { columns: Columns; step: Exclude<Step, 'requested'> | null }

type State = Pick<LockedAuthorization, 'state' | 'isBlocked'>
type Of<A extends AuthorizationUpdate['action']> = Extract<AuthorizationUpdate, { action: A }>

/** What an update does to an authorization in its state; null when the state does not allow it. */
export function changeFor<A extends AuthorizationUpdate['action']>(
  current: State,
  update: Of<A> & { action: A },
): Change | null {
  return CHANGES[update.action](current, update)
}

const CHANGES: {
  readonly [A in AuthorizationUpdate['action']]: (current: State, update: Of<A>) => Change | null
} = {
  authorize: ({ state }, update) =>
    state === 'pending' ? { columns: { ...GRANTED, ...confirmed(update) }, step: 'granted' } : null,
  edit: ({ state }, update) =>
    state === 'active' ? { columns: confirmed(update), step: 'edited' } : null,
  revoke: (current) => ending(current),
  block: (current) => {
    if (current.isBlocked) return null
    const { columns, step } = ending(current) ?? { columns: {}, step: null }
    return { columns: { ...columns, isBlocked: true }, step }
  },
  unblock: ({ isBlocked }) => (isBlocked ? { columns: { isBlocked: false }, step: null } : null),
}

const GRANTED = {
  isAuthorized: true,
  times: { authorizedAt: 'now', revokedAt: null },
} as const satisfies Columns

/** Exactly what was confirmed. */
function confirmed({ allowedFields, purpose, expiresOn }: Of<'authorize' | 'edit'>): Columns {
  return { allowedFields, purpose: purpose || null, expiresOn }
}

/** Ends a share, or a request that was not granted; null when there is nothing to end. */
function ending({ state }: State): Change | null {
  if (state === 'ended') return null
  return {
    columns: { isAuthorized: false, times: { revokedAt: 'now' } },
    step: state === 'active' ? 'ended' : 'cancelled',
  }
}
