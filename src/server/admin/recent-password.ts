import type { Executor } from '#db/client.ts'
import { isPasswordRecent } from '#db/queries/sessions.ts'
import type { SignedIn } from '#lib/actor.ts'
import { PASSWORD_MINUTES } from '#lib/admin/access-contract.ts'
import { AppError } from '#lib/http/errors.ts'

/**
 * Refuses unless this session's password was confirmed within the last minutes (`confirmPassword`): an unattended
 * browser must not suffice for role changes, deletion and sending. Call it first in the transaction that acts.
 *
 * @throws PASSWORD_NEEDED
 */
export async function requireRecentPassword(tx: Executor, { sessionId }: SignedIn): Promise<void> {
  if (await isPasswordRecent(tx, sessionId, PASSWORD_MINUTES)) return
  throw new AppError('PASSWORD_NEEDED', 'the password was not confirmed lately')
}
