import type { Executor } from '#db/client.ts'
import { holdClients, type HeldClient } from '#db/queries/health/held-clients.ts'
import { listParties, type Parties } from '#db/queries/sharing-parties.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import { AppError } from '#lib/http/errors.ts'
import { PROBLEMS_MAX } from '#lib/http/field-problems.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { nameOf } from '#server/sharing/name-of.ts'

/** A client of the actor, and what the two are called for each other. */
export type HeldRecipient = HeldClient & { professionalName: string; parties: Parties }

/**
 * The clients of these shares with the actor, in their order; none of the shares ends before the transaction does.
 *
 * @throws NOT_FOUND at `clients.N` for each that is not the actor's and active
 */
export async function holdRecipients(
  tx: Executor,
  scope: ScopedExecutor,
  shares: readonly AuthorizationId[],
): Promise<HeldRecipient[]> {
  const held = new Map(
    (await holdClients(scope, shares)).map((client) => [client.authorizationId, client]),
  )
  const clientUserIds = [...held.values()].map(({ clientUserId }) => clientUserId)
  const parties = new Map(
    (await listParties(tx, { clientUserIds, professionalUserId: scope.actor })).map((both) => [
      both.client.userId,
      both,
    ]),
  )
  const found = shares.map((share) => {
    const client = held.get(share)
    const both = client && parties.get(client.clientUserId)
    return both ? { ...client, professionalName: nameOf(both), parties: both } : null
  })
  requireAll(found)
  return found
}

function requireAll<T>(found: readonly (T | null)[]): asserts found is T[] {
  const missing = found.flatMap((one, n) => (one === null ? [[`clients.${n}`, 'unknown']] : []))
  if (missing.length === 0) return
  const fields = Object.fromEntries(missing.slice(0, PROBLEMS_MAX)) as Record<string, string>
  throw new AppError('NOT_FOUND', 'they do not share with the sender', { fields })
}
