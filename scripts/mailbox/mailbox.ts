import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Run } from '../main.ts'
import { listen } from '../serve/listen.ts'
import { mailboxApp } from './app.ts'
import { messageStore, type MessageStore } from './store.ts'

/** Nothing outside this machine can hand in mail or read it. */
const HOST = '127.0.0.1'

/**
 * The mailbox that takes all mails where the environment names no mail server: it is started here and
 * announced to this process and its children through SMTP_URL, MAIL_FROM and MAILBOX_URL.
 *
 * Only beside the embedded database: the mails that wait in a real one are for real people.
 *
 * @returns the address of its page, if there is one
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
  // A client that goes away in the middle of a mail is no reason to end.
  smtp.on('error', () => undefined)
  smtp.listen(0, HOST)
  await once(smtp.server, 'listening')
  return {
    port: (smtp.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}
