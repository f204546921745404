import { isPasswordRecent } from '#db/queries/sessions.ts'
import { VISITOR, type Actor, type Bearer } from '#lib/actor.ts'
import { PASSWORD_MINUTES } from '#lib/admin/access-schemas.ts'
import { AppError } from '#lib/http/errors.ts'
import { isOpenTo, needsPassword } from '#lib/permissions.ts'
import { audit } from '#server/audit.ts'
import type { EndpointDependencies } from '#server/dependencies.ts'
import { ownerOfToken } from '#server/tokens/tokens.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * Authenticates the caller and checks that the role permits the action. Refusals by role are audited: they may be an
 * attack. Whether the action is allowed on this very subject is checked by the operation (`can`).
 *
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for the wrong role, RATE_LIMITED after repeated refusals,
 *   PASSWORD_NEEDED where the action needs one that was confirmed lately (`confirmPassword`), TOKEN_INVALID
 */
export async function authorize(
  { who, contract: { method, path } }: Pick<Endpoint, 'who' | 'contract'>,
  { db, secret, limitRate, readActor }: EndpointDependencies,
  request: Request,
): Promise<Actor | Bearer> {
  if (who === 'anyone') return VISITOR
  // A token comes first: somebody else may be signed in in the same browser.
  const token = request.headers.get('upload-token')
  if (typeof who === 'object' && 'orToken' in who && token !== null) {
    const userId = await ownerOfToken(db, { token, purpose: who.orToken })
    if (userId === null) throw new AppError('TOKEN_INVALID', 'unknown, used or too old')
    return { kind: 'bearer', userId, token }
  }
  const actor = await readActor(request)
  if (who === 'either') return actor
  if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED', 'a session is needed')
  if (!isOpenTo(actor, who.may)) {
    // One user must not flood the audit table.
    await limitRate('denied', actor.userId)
    await audit(db, secret, { kind: 'denied', outcome: `${method} ${path}`, actor: actor.userId })
    throw new AppError('FORBIDDEN', 'the role does not allow this')
  }
  if (needsPassword(who.may) && !(await isPasswordRecent(db, actor.sessionId, PASSWORD_MINUTES))) {
    throw new AppError('PASSWORD_NEEDED', 'the password was not confirmed lately')
  }
  return actor
}
