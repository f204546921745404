import { randomUUID } from 'node:crypto'
import type { Executor } from '#db/client.ts'
import type { Account } from '#db/queries/accounts.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { queueMail } from '#server/mail/queue.ts'
import { issueToken } from './tokens.ts'

type Unconfirmed = Pick<Account, 'userId' | 'email' | 'locale' | 'name'> & {
  /** What becomes public by it, so that who reads the mail knows. */
  profession: ProfessionalType | null
}

/** Mails the link that confirms an address; older ones are void. For a transaction. */
export async function mailConfirmation(
  tx: Executor,
  { userId, email, locale, name, profession }: Unconfirmed,
): Promise<void> {
  const token = await issueToken(tx, { userId, purpose: 'confirm-email' })
  await queueMail(tx, {
    key: `confirm-email:${randomUUID()}`,
    to: email,
    locale,
    template: 'confirm-email',
    data: { name, token, profession },
  })
}
