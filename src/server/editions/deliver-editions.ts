import type { Database } from '#db/client.ts'
import { finishEditions } from '#db/queries/newsletter-finishing.ts'
import { queueEditionBatch, takeEditionMail } from '#db/queries/newsletter-sending.ts'
import { env, findMailEnv, type MailEnvironment } from '#server/env.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { beginDueEditions } from './begin-due.ts'

/** Mails of the newsletter that may wait for their first attempt, and so the most of one run. */
export const BATCH = 200
/** With what a run does before, within the thirty seconds of a scheduled function. */
const BUDGET_MS = 12_000
/** Mails under way at a time: a server of another network answers slowly, not busily. */
const AT_ONCE = 4

/**
 * Goes on with the newsletter: begins what is due, queues the next mails, sends them, and finishes what is out. Other
 * mails that fall due meanwhile go first.
 *
 * @throws database errors; what is left is done by the next run
 */
export async function deliverEditions(db: Database): Promise<void> {
  const settings = findMailEnv()
  // Said by `deliverMails` already.
  if (!settings) return
  const siteUrl = env().SITE_URL.replace(/\/+$/, '')
  await beginDueEditions(db, siteUrl)
  await queueEditionBatch(db, BATCH)
  await sendWaiting(db, settings, siteUrl)
  await finishEditions(db)
}

async function sendWaiting(
  db: Database,
  settings: MailEnvironment,
  siteUrl: string,
): Promise<void> {
  const endsAt = performance.now() + BUDGET_MS
  const first = await takeEditionMail(db)
  if (!first) return
  // On first use, as nodemailer is for other mails.
  const { editionSender } = await import('./edition-sender.ts')
  const sender = editionSender(db, { settings, siteUrl, secret: env().SESSION_SECRET })
  await sender.send(first)
  const others = Array.from({ length: AT_ONCE }, async () => {
    while (performance.now() < endsAt && sender.isReachable()) {
      await deliverMails(db)
      const mail = await takeEditionMail(db)
      if (!mail) return
      await sender.send(mail)
    }
  })
  await Promise.all(others)
}
