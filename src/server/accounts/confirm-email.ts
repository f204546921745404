import { confirmAddress } from '#db/queries/accounts.ts'
import { DONE, type ConfirmEmail, type Done } from '#lib/accounts/contract.ts'
import { CACHE_TAGS } from '#lib/http/cache-tags.ts'
import { AppError } from '#lib/http/errors.ts'
import { audit } from '#server/audit.ts'
import type { AccountDeps } from '#server/deps.ts'
import type { Caller } from '#server/http/client.ts'
import { purgeTags } from '#server/purge.ts'
import { redeemToken } from './tokens.ts'

/** Confirms the address that a link was mailed to, and so publishes a professional. @throws TOKEN_INVALID */
export async function confirmEmail(
  { db, secret }: AccountDeps,
  { body: { token }, caller }: { body: ConfirmEmail; caller: Pick<Caller, 'afterwards'> },
): Promise<Done> {
  const published = await db.transaction(async (tx) => {
    const userId = await redeemToken(tx, { token, purpose: 'confirm-email' })
    if (userId === null) throw new AppError('TOKEN_INVALID', 'the link is not good')
    await audit(tx, secret, { kind: 'email-confirmed', outcome: 'ok', subject: userId })
    return confirmAddress(tx, userId)
  })
  if (published.length > 0) {
    const pages = published.map((id) => CACHE_TAGS.professional(id))
    caller.afterwards(() => purgeTags([...pages, CACHE_TAGS.professionals]))
  }
  return DONE
}
