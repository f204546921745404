import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Run } from '../main.ts'
import { listen } from '../serve/listen.ts'
import { mailboxApp } from './app.ts'
import { messageStore, type MessageStore } from './store.ts'

/** Loopback only: no other machine can send or read mail. */
const HOST = '127.0.0.1'

/**
 * The mailbox that receives all mails when no mail server is configured: started here and passed to this process and
 * its children through SMTP_URL, MAIL_FROM and MAILBOX_URL.
 *
 * Only with the embedded database: the mails queued in a real one are for real people.
 *
 * @returns the URL of its page, if it was started
 */
export async function openMailbox(
  { atEnd }: Pick<Run, 'atEnd'>,
  { local }: { local: boolean },
): Promise<string | undefined> {
  if (process.env['SMTP_URL']) return process.env['MAILBOX_URL']
  if (!local) {
    console.log('SMTP_URL is missing: mails stay in the outbox of the database.')
    return undefined
  }
  const store = messageStore()
  const smtp = await smtpServer(store)
  atEnd(smtp.close)
  const siteUrl = process.env['SITE_URL'] ?? 'http://localhost:8888'
  const page = await listen(mailboxApp(store, siteUrl), 0, HOST)
  atEnd(page.close)
  const url = `http://localhost:${page.port}`
  Object.assign(process.env, {
    SMTP_URL: `smtp://${HOST}:${smtp.port}`,
    MAIL_FROM: 'Mi Forma Activa <no-reply@localhost>',
    MAILBOX_URL: url,
  })
  return url
}

async function smtpServer(store: MessageStore) {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then((bytes) => store.add(bytes, recipients))
        .then(() => done(), done)
    },
  })
  // A client that disconnects during a mail must not end the process.
  smtp.on('error', () => undefined)
  smtp.listen(0, HOST)
  await once(smtp.server, 'listening')
  return {
    port: (smtp.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}
