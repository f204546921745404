import { DONE, type ConfirmEmail, type Done } from '#lib/accounts/contract.ts'
import { AppError } from '#lib/http/errors.ts'
import { audit } from '#server/audit.ts'
import type { AccountDeps } from '#server/deps.ts'
import type { Caller } from '#server/http/client.ts'
import { purgeTags } from '#server/purge.ts'
import { confirmAddress } from './confirm-address.ts'
import { redeemToken } from './tokens.ts'

/** Confirms the address that a link was mailed to, and so publishes a professional. @throws TOKEN_INVALID */
export async function confirmEmail(
  { db, secret }: AccountDeps,
  { body: { token }, caller }: { body: ConfirmEmail; caller: Pick<Caller, 'afterwards'> },
): Promise<Done> {
  const outdated = await db.transaction(async (tx) => {
    const userId = await redeemToken(tx, { token, purpose: 'confirm-email' })
    if (userId === null) throw new AppError('TOKEN_INVALID', 'the link is not good')
    const tags = await confirmAddress(tx, userId)
    await audit(tx, secret, { kind: 'email-confirmed', outcome: 'ok', subject: userId })
    return tags
  })
  caller.afterwards(() => purgeTags(outdated))
  return DONE
}
