import { randomUUID } from 'node:crypto'
import type { Executor } from '#db/client.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { UserId } from '#lib/ids.ts'
import { queueMail } from '#server/mail/queue.ts'
import { issueToken } from '#server/tokens/tokens.ts'

type Recipient = { userId: UserId; email: string; locale: Locale; name: string | null }

/** Mails the link that sets the first password, valid for 72 hours; earlier ones become void. No admin sees it. */
export async function mailPasswordLink(
  tx: Executor,
  { userId, email, locale, name }: Recipient,
): Promise<void> {
  const token = await issueToken(tx, { userId, purpose: 'set-password' })
  await queueMail(tx, {
    key: `set-password:${randomUUID()}`,
    to: email,
    locale,
    template: 'set-password',
    data: { name, token },
  })
}
