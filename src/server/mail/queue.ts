import type { Executor } from '#db/client.ts'
import { insertMail } from '#db/queries/mail-outbox.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Mail } from './mail.ts'

export type QueuedMail = Mail & {
  /** Deduplication key: a second mail with the same key is dropped. */
  key: string
  to: string
  locale: Locale
}

/** Puts a mail into the outbox, in the transaction of the change that it reports, so both commit or neither. */
export async function queueMail(db: Executor, mail: QueuedMail): Promise<void> {
  const { key, to, locale, template, data } = mail
  await insertMail(db, { key, to, locale, template, data })
}
