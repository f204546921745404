import { listOwn, type OwnAuthorization } from '#db/queries/health/authorizations.ts'
import type { ScopedExecutor } from '#db/with-actor.ts'
import type { AuthorizationId } from '#lib/ids.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'

/** An authorization as its owner reads it. */
export function toAuthorization({
  professional: { avatar, ...professional },
  requestedAt,
  authorizedAt,
  revokedAt,
  lastReadAt,
  ...row
}: OwnAuthorization): Authorization {
  return {
    ...row,
    professional: { ...professional, avatarUrl: avatarUrl(avatar) },
    requestedAt: requestedAt.toISOString(),
    authorizedAt: authorizedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    lastReadAt: lastReadAt?.toISOString() ?? null,
  }
}

/** One of the actor's own authorizations, after a change of it. */
export async function ownAuthorization(
  scope: ScopedExecutor,
  id: AuthorizationId,
): Promise<Authorization> {
  const [row] = await listOwn(scope, id)
  return toAuthorization(row!)
}

/** Whether its last day is over and nobody has noted it yet. */
export function hasRunOut({
  isAuthorized,
  state,
}: Pick<OwnAuthorization, 'isAuthorized' | 'state'>): boolean {
  return isAuthorized && state === 'ended'
}
