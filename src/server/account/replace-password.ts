import { randomUUID } from 'node:crypto'
import type { Executor } from '#db/client.ts'
import { setPasswordHash, type Account } from '#db/queries/accounts.ts'
import { queueMail } from '#server/mail/queue.ts'
import { endAllSessions } from '#server/sessions/sessions.ts'

/**
 * Puts another password in the place of the old one: with that its sessions end, and its owner is written
 * to, who may know nothing of it.
 */
export async function replacePassword(
  tx: Executor,
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
