import { findEverythingAbout } from '#db/queries/account-export.ts'
import { findHealthAbout } from '#db/queries/health/export.ts'
import { asActor } from '#db/with-actor.ts'
import type { AccountExport, ExportRequest } from '#lib/account/schemas.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { UserId } from '#lib/ids.ts'
import { audit, pseudonymOf } from '#server/audit.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { requirePassword } from '#server/passwords/require-password.ts'
import { requireSession } from '#server/sessions/sessions.ts'
import type { AvatarStore } from '#server/storage/avatar-store.ts'

/**
 * Everything stored about the signed-in user, including the audit event of this export.
 *
 * @throws INVALID_INPUT for a wrong password, RATE_LIMITED, UNAUTHENTICATED when the session has ended meanwhile
 */
export async function exportAccount(
  deps: Dependencies,
  { actor, body: { password } }: { actor: SignedIn; body: ExportRequest },
): Promise<AccountExport> {
  const { db, secret, avatars } = deps
  const { userId, email } = await requirePassword(deps, actor, { field: 'password', password })
  const avatar = await avatarOf(avatars, userId)
  const pseudonym = pseudonymOf(secret, userId)
  // In one transaction with what records it: an export that fails half-way is not noted as done.
  const tables = await db.transaction(async (tx) => {
    await requireSession(tx, actor)
    await audit(tx, secret, { kind: 'exported', outcome: 'ok', actor: userId, subject: userId })
    return {
      ...(await findEverythingAbout(tx, { userId, email, pseudonym })),
      ...(await findHealthAbout(await asActor(tx, userId))),
    }
  })
  return { exportedAt: new Date().toISOString(), avatar, tables }
}

/** When the store is down, the export is delivered without the picture and says so. */
async function avatarOf(avatars: AvatarStore, userId: UserId): Promise<AccountExport['avatar']> {
  try {
    const picture = await avatars.get(userId)
    if (!picture) return null
    return { type: 'image/webp', base64: Buffer.from(picture).toString('base64') }
  } catch {
    return 'unavailable'
  }
}
