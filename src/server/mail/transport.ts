import { createTransport } from 'nodemailer'
import type { MailEnvironment } from '#server/env.ts'
import type { RenderedMail } from './render.ts'

/** For each of: connecting, the greeting, and each silence after it. */
const PATIENCE_MS = 5_000

export type Letterbox = {
  /** Hands a mail over; rejects when the server did not take it. */
  send: (mail: RenderedMail & { id: string; to: string; locale: string }) => Promise<void>
}

/**
 * The way to the mail server of SMTP_URL.
 *
 * @param host of our site, for the ids of messages
 */
export function letterbox(settings: MailEnvironment, host: string): Letterbox {
  const transport = createTransport({
    ...serverOf(settings.SMTP_URL),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    // Contents are texts: nothing in a mail can make this process read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ id, to, locale, subject, html, text }) => {
      await transport.sendMail({
        from: settings.MAIL_FROM,
        // As an object it is one address; as a text a comma would make it two.
        to: { name: '', address: to },
        // Always the same for a row, so that a receiver can drop what was sent twice.
        messageId: `<${id}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'Content-Language': locale,
        },
        subject,
        html,
        text,
      })
    },
  }
}

/** Given an address as a whole, nodemailer forgets every other option. */
function serverOf(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Links in mails are keys to accounts: over a network they never travel in the open.
    requireTLS: !secure && !['localhost', '127.0.0.1', '[::1]'].includes(hostname),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  }
}
