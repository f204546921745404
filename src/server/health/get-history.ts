import { findSections } from '#db/queries/health/history.ts'
import { findBody } from '#db/queries/health/person.ts'
import { withActor, type ScopedExecutor } from '#db/with-actor.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { HealthHistory } from '#lib/health/history.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { toHistory } from './to-history.ts'

/** The user's own health history. @throws UNAUTHENTICATED when the account was just deleted */
export function getHistory(
  { db }: Pick<Dependencies, 'db'>,
  { actor }: { actor: SignedIn },
): Promise<HealthHistory> {
  return withActor(db, actor.userId, readHistory)
}

/** The actor's own health history, within a transaction. @throws UNAUTHENTICATED when the account is gone */
export async function readHistory(scope: ScopedExecutor): Promise<HealthHistory> {
  const body = await findBody(scope)
  if (!body) throw new AppError('UNAUTHENTICATED', 'the account is gone')
  return toHistory(body, await findSections(scope))
}
