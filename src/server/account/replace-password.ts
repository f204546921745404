import { randomUUID } from 'node:crypto'
import type { Transaction } from '#db/client.ts'
import { setPasswordHash, type Account } from '#db/queries/accounts.ts'
import { queueMail } from '#server/mail/queue.ts'
import { endAllSessions } from '#server/sessions/sessions.ts'

/** Replaces the password, ends all sessions and notifies the owner by mail, who may not have done it. */
export async function replacePassword(
  tx: Transaction,
  { userId, email, locale, name }: Pick<Account, 'userId' | 'email' | 'locale' | 'name'>,
  passwordHash: string,
): Promise<void> {
  await setPasswordHash(tx, { userId, passwordHash })
  await endAllSessions(tx, userId)
  await queueMail(tx, {
    key: `password-changed:${randomUUID()}`,
    to: email,
    locale,
    template: 'password-changed',
    data: { name },
  })
}
