import { notePassword } from '#db/queries/sessions.ts'
import type { SignedIn } from '#lib/actor.ts'
import { DONE, type Done } from '#lib/http/done.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { requirePassword } from '#server/passwords/require-password.ts'
import { requireSession } from '#server/sessions/sessions.ts'
import { noteAdmin } from './note-admin.ts'

/**
 * Notes in the session that its password was given again.
 *
 * @throws INVALID_INPUT with `wrong_password`, RATE_LIMITED; UNAUTHENTICATED when the session has ended meanwhile
 */
export async function confirmPassword(
  deps: Dependencies,
  { actor, body: { password } }: { actor: SignedIn; body: { password: string } },
): Promise<Done> {
  await requirePassword(deps, actor, { field: 'password', password })
  await deps.db.transaction(async (tx) => {
    await requireSession(tx, actor)
    await notePassword(tx, actor.sessionId)
    await noteAdmin(tx, deps.secret, { actor, act: 'password-confirmed' })
  })
  return DONE
}
