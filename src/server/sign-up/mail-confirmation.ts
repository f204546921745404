import { randomUUID } from 'node:crypto'
import type { Executor } from '#db/client.ts'
import type { Account } from '#db/queries/accounts.ts'
import { findWaitingFor } from '#db/queries/contact-requests.ts'
import { confirmableUntil } from '#lib/accounts/confirmation.ts'
import { queueMail } from '#server/mail/queue.ts'
import { issueToken } from '#server/tokens/tokens.ts'

type SignUp = Pick<
  Account,
  'userId' | 'email' | 'locale' | 'createdAt' | 'signUpDevice' | 'hiddenProfession'
>

/**
 * Mails the link that confirms an address, and voids older links of the same sign-up. The mail contains nothing that
 * was typed in: its recipient may not be the person who signed up. It names the professionals to whom a message waits,
 * by what the site calls them. Call it in a transaction.
 */
export async function mailConfirmation(
  tx: Executor,
  { userId, email, locale, createdAt, signUpDevice, hiddenProfession }: SignUp,
): Promise<void> {
  // The link must not outlive the sign-up.
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
      waitingFor: await findWaitingFor(tx, userId),
    },
  })
}
