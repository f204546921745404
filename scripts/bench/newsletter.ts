import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import type { Database } from '#db/client.ts'
import { newsletterEditions, newsletterSubscriptions } from '#db/schema/index.ts'
import { database } from '#server/database.ts'
import { deliverEditions } from '#server/editions/deliver-editions.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { queueMail } from '#server/mail/queue.ts'
import { migrateDatabase, withOwner } from '../database.ts'
import { onDatabase } from './database.ts'
import { atMost, median, noted, percentile, type Measurement } from './measurement.ts'

const READERS = 10_000
/** How often somebody signs up, writes or resets a password meanwhile. */
const EVERY_MS = 500

/** An edition to 10,000 readers, run after run without the minute between them, while other mails are queued. */
export function measureNewsletter(): Promise<Measurement[]> {
  return onDatabase('.data/bench-newsletter', async () => {
    await withOwner(async (db) => {
      await migrateDatabase(db)
      await fill(db)
    })
    const arrived = new Map<string, number>()
    const catcher = await openCatcher(arrived)
    process.env['SMTP_URL'] = catcher.url
    process.env['MAIL_FROM'] = 'bench@example.com'
    const runs: number[] = []
    const sending = sendAll(runs)
    const delays = await mailMeanwhile(sending, arrived)
    await sending
    await catcher.close()
    const readers = [...arrived.keys()].filter((to) => to.startsWith('reader-')).length
    const worked = runs.reduce((sum, ms) => sum + ms, 0)
    return [
      noted('Newsletter: readers who got it', readers, ''),
      noted('Newsletter: mails, each once', catcher.count() - delays.length, ''),
      noted('Newsletter: runs, one a minute', runs.length, ''),
      noted('Newsletter: time of a run, median', median(runs), 'ms'),
      atMost('Newsletter: time of a run, longest', Math.max(...runs), 25_000, 'ms'),
      noted('Newsletter: all runs without the time between', worked / 1_000, 's'),
      noted('Other mail meanwhile: delay, median', median(delays), 'ms'),
      atMost('Other mail meanwhile: delay, p95', percentile(delays, 0.95), 1_000, 'ms'),
    ]
  })
}

async function fill(db: Database): Promise<void> {
  await db.execute(sql`truncate newsletter_editions, mail_outbox, newsletter_subscriptions`)
  const rows = Array.from({ length: READERS }, (_, n) => ({
    email: `reader-${n}@example.com`,
    locale: n % 10 ? ('es' as const) : ('en' as const),
    isActive: true,
    confirmedAt: new Date(0),
  }))
  for (let at = 0; at < READERS; at += 1_000)
    await db.insert(newsletterSubscriptions).values(rows.slice(at, at + 1_000))
  const text = 'Esta semana hablamos de **descanso**.\n\n'.repeat(40)
  await db.insert(newsletterEditions).values({
    state: 'sending',
    startedAt: sql`now()`,
    subjectEs: 'Dormir',
    subjectEn: 'Sleep',
    textEs: text,
    textEn: text,
    articles: ['agujetas-y-recuperacion'],
  })
  await db.execute('analyze')
}

/** The job, again and again, until the edition is out. */
async function sendAll(runs: number[]): Promise<void> {
  const db = database()
  const isOut = async () =>
    (await db.select({ state: newsletterEditions.state }).from(newsletterEditions))[0]?.state ===
    'sent'
  while (!(await isOut())) {
    const began = performance.now()
    await deliverMails(db)
    await deliverEditions(db)
    runs.push(performance.now() - began)
  }
}

/** Mails as requests queue them, each delivered after its response. @returns from the commit to the arrival, in ms */
async function mailMeanwhile(sending: Promise<void>, arrived: Map<string, number>) {
  const delays: number[] = []
  const db = database()
  const state = { isOver: false }
  void sending.finally(() => (state.isOver = true))
  while (!state.isOver) {
    await pause(EVERY_MS)
    const to = `other-${randomUUID()}@example.com`
    const data = { name: null }
    await queueMail(db, { key: to, to, locale: 'es', template: 'account-deleted', data })
    const queued = performance.now()
    await deliverMails(db)
    // The job may be handing it over at this moment.
    while (!arrived.has(to)) await pause(1)
    delays.push(arrived.get(to)! - queued)
  }
  return delays
}

/** A mail server that notes when each address got its mail. */
async function openCatcher(arrived: Map<string, number>) {
  let mails = 0
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      stream.resume()
      stream.on('end', () => {
        mails++
        for (const { address } of session.envelope.rcptTo) arrived.set(address, performance.now())
        done()
      })
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    count: () => mails,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}
