import type { Executor } from '#db/client.ts'
import { insertMails } from '#db/queries/mail-outbox.ts'
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
  await queueMails(db, [mail])
}

/** The same for several mails about one change. */
export async function queueMails(db: Executor, mails: readonly QueuedMail[]): Promise<void> {
  if (mails.length === 0) return
  await insertMails(
    db,
    mails.map(({ key, to, locale, template, data }) => ({ key, to, locale, template, data })),
  )
}
