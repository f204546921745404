import { confirmAddress } from '#db/queries/accounts.ts'
import { DONE, type ConfirmEmail, type Done } from '#lib/accounts/contract.ts'
import { AppError } from '#lib/http/errors.ts'
import { audit } from '#server/audit.ts'
import type { AccountDeps } from '#server/deps.ts'
import { redeemToken } from './tokens.ts'

/** Confirms the address that a link was mailed to. @throws TOKEN_INVALID */
export async function confirmEmail(
  { db, secret }: AccountDeps,
  { body: { token } }: { body: ConfirmEmail },
): Promise<Done> {
  await db.transaction(async (tx) => {
    const userId = await redeemToken(tx, { token, purpose: 'confirm-email' })
    if (userId === null) throw new AppError('TOKEN_INVALID', 'the link is not good')
    await confirmAddress(tx, userId)
    await audit(tx, secret, { kind: 'email-confirmed', outcome: 'ok', subject: userId })
  })
  return DONE
}
