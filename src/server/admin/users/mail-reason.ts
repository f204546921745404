import { randomUUID } from 'node:crypto'
import type { Executor } from '#db/client.ts'
import type { Account } from '#db/queries/accounts.ts'
import { queueMail } from '#server/mail/queue.ts'

type Told = { template: 'sign-in-disabled' | 'sign-in-enabled'; reason: string }

/** Mails the owner of an account why nobody may sign in to it, or why it is possible again. */
export function mailReason(
  tx: Executor,
  { email, locale, name }: Pick<Account, 'email' | 'locale' | 'name'>,
  { template, reason }: Told,
): Promise<void> {
  const key = `${template}:${randomUUID()}`
  return queueMail(tx, { key, to: email, locale, template, data: { name, reason } })
}
