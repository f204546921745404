import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { MailEnvironment } from '#server/env.ts'
import type { RenderedMail } from './render.ts'

/** Timeout for connecting, for the greeting, and for each pause after it. */
const PATIENCE_MS = 5_000

export type Letterbox = {
  /**
   * Sends a mail; rejects when the server did not say that it accepted it. The error has `handedOver` once the server
   * was given the mail itself: without a reply it may have accepted it.
   */
  send: (mail: RenderedMail & { id: string; to: string; locale: string }) => Promise<void>
}

/**
 * The connection to the mail server of SMTP_URL.
 *
 * @param host of our site, for message ids
 */
export function letterbox(settings: MailEnvironment, host: string): Letterbox {
  const transport = createTransport({
    ...serverOf(settings.SMTP_URL),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    // No attachments from paths or URLs: nothing in a mail can make this process read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const handedOver = new Set<unknown>()
  // nodemailer's errors do not tell at which step the server went silent. It reads a mail once the server wants it.
  transport.use('stream', ({ data, message }, done) => {
    const read = message.createReadStream.bind(message)
    const begin = () => handedOver.add(data.messageId)
    message.createReadStream = () => Readable.from(readNoted(read, begin), { objectMode: false })
    done()
  })
  return {
    send: async ({ id, to, locale, subject, html, text, replyTo, unsubscribeUrl }) => {
      // The same for every attempt, so a receiver can drop duplicates.
      const messageId = `<${id}@${host}>`
      try {
        await transport.sendMail({
          from: settings.MAIL_FROM,
          // An object is exactly one address; in a string a comma would make it two.
          to: { name: '', address: to },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          messageId,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': locale,
            ...(unsubscribeUrl !== undefined && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          subject,
          html,
          text,
        })
      } catch (error) {
        throw handedOver.has(messageId)
          ? Object.assign(error as Error, { handedOver: true })
          : error
      } finally {
        handedOver.delete(messageId)
      }
    },
  }
}

async function* readNoted(read: () => Readable, begin: () => void): AsyncGenerator<Buffer> {
  begin()
  for await (const chunk of read()) yield chunk as Buffer
}

/** Given a URL, nodemailer ignores all other options. */
function serverOf(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Links in mails give access to accounts: never send them unencrypted over a network.
    requireTLS: !secure && !['localhost', '127.0.0.1', '[::1]'].includes(hostname),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  }
}
