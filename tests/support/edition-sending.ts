import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { mailOutbox, newsletterEditions } from '#db/schema/index.ts'
import { deliverEditions } from '#server/editions/deliver-editions.ts'
import { accountSuite } from './account-suite.ts'
import { mailServer, type MailServer } from './mail-server.ts'

/** A suite that sends editions to a mail server of its own; every test begins without editions, mails and readers. */
export function editionSending() {
  const db = accountSuite()
  let server: MailServer
  beforeAll(() => void (process.env['MAIL_FROM'] = 'Mi Forma Activa <hola@miformaactiva.test>'))
  afterAll(() => {
    delete process.env['MAIL_FROM']
    delete process.env['SMTP_URL']
  })
  beforeEach(async () => {
    await db
      .owner()
      .execute(sql`truncate newsletter_editions, mail_outbox, newsletter_subscriptions`)
    server = await mailServer()
    process.env['SMTP_URL'] = server.url
  })
  afterEach(() => server.close())
  return {
    db,
    server: () => server,
    /** One run of the job. */
    deliver: () => deliverEditions(db()),
    /** Who has got a mail, in order. */
    readers: () => server.deliveries.flatMap(({ recipients }) => recipients),
    /** The one edition there is. */
    edition: async () => (await db().select().from(newsletterEditions))[0]!,
    /** Makes the mails that wait for another attempt due. */
    makeDue: () =>
      db()
        .update(mailOutbox)
        .set({ nextAttemptAt: sql`now()` }),
  }
}
