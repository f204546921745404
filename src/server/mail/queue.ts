import type { Executor } from '#db/client.ts'
import { insertMail } from '#db/queries/mail-outbox.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Mail } from './mail.ts'

export type QueuedMail = Mail & {
  /** At most one mail goes out for a key; of a second one with the same key nothing is kept. */
  key: string
  to: string
  locale: Locale
}

/** Puts a mail into the outbox, in the transaction of what it tells about: either both are kept or neither. */
export async function queueMail(db: Executor, mail: QueuedMail): Promise<void> {
  const { key, to, locale, template, data } = mail
  await insertMail(db, { key, to, locale, template, data })
}
