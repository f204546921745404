import { and, eq, isNull } from 'drizzle-orm'
import { healthConsents } from '#db/schema/health/index.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'

/**
 * Locks the actor's running consent until the transaction ends, so that it is not withdrawn meanwhile.
 *
 * @param alone whether all writes of records wait too, which lock it as shared: what is counted and compared now still
 *   holds when rows are written
 * @returns whether there is one
 */
export async function lockRunningConsent(
  scope: ScopedExecutor,
  { alone = false }: { alone?: boolean } = {},
): Promise<boolean> {
  const running = await scope
    .select({ id: healthConsents.id })
    .from(healthConsents)
    .where(and(eq(healthConsents.userId, scope.actor), isNull(healthConsents.withdrawnAt)))
    .for(alone ? 'no key update' : 'share')
  return running.length > 0
}
