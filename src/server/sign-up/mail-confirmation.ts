import { randomUUID } from 'node:crypto'
import type { Executor } from '#db/client.ts'
import type { Account } from '#db/queries/accounts.ts'
import { confirmableUntil } from '#lib/accounts/confirmation.ts'
import { queueMail } from '#server/mail/queue.ts'
import { issueToken } from '#server/tokens/tokens.ts'

type SignUp = Pick<
  Account,
  'userId' | 'email' | 'locale' | 'createdAt' | 'signUpDevice' | 'hiddenProfession'
>

/**
 * Mails the link that confirms an address; older ones of the same sign-up are void. The mail carries nothing that was
 * typed: its reader may be a stranger to whoever signed up. For a transaction.
 */
export async function mailConfirmation(
  tx: Executor,
  { userId, email, locale, createdAt, signUpDevice, hiddenProfession }: SignUp,
): Promise<void> {
  // The link is good for as long as the sign-up waits, not longer.
  const until = confirmableUntil(createdAt)
  const seconds = Math.max(0, (until.getTime() - Date.now()) / 1_000)
  const token = await issueToken(tx, { userId, purpose: 'confirm-email' }, { seconds })
  await queueMail(tx, {
    key: `confirm-email:${randomUUID()}`,
    to: email,
    locale,
    template: 'confirm-email',
    data: {
      token,
      profession: hiddenProfession,
      signedUpAt: createdAt.toISOString(),
      until: until.toISOString(),
      device: signUpDevice,
    },
  })
}
