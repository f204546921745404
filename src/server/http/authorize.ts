import { VISITOR, type Actor } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import { isOpenTo } from '#lib/permissions.ts'
import { audit } from '#server/audit.ts'
import type { EndpointDependencies } from '#server/dependencies.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Authenticates the caller and checks that the role permits the action. Refusals by role are audited: they may be an
 * attack. Whether the action is allowed on this very subject is checked by the operation (`can`).
 *
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for the wrong role, RATE_LIMITED after repeated refusals
 */
export async function authorize(
  { who, contract: { method, path } }: Pick<Endpoint, 'who' | 'contract'>,
  { db, secret, limitRate, readActor }: EndpointDependencies,
  request: Request,
): Promise<Actor> {
  if (who === 'anyone') return VISITOR
  const actor = await readActor(request)
  if (who === 'either') return actor
  if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED', 'a session is needed')
  if (!isOpenTo(actor, who.may)) {
    // One user must not flood the audit table.
    await limitRate('denied', actor.userId)
    await audit(db, secret, { kind: 'denied', outcome: `${method} ${path}`, actor: actor.userId })
    throw new AppError('FORBIDDEN', 'the role does not allow this')
  }
  return actor
}
