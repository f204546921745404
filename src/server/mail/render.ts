import type { Locale } from '#lib/i18n/locales.ts'
import type { Mail, NotificationMail } from './mail.ts'
import { isNotification, notificationLetter } from './notification-letter.ts'
import { accountDeleted } from './templates/account-deleted.ts'
import { contactSent } from './templates/contact-sent.ts'
import { confirmEmail } from './templates/confirm-email.ts'
import { letterHtml } from './templates/html.ts'
import type { Letter, LetterContext } from './templates/letter.ts'
import { passwordChanged } from './templates/password-changed.ts'
import { resetPassword } from './templates/reset-password.ts'
import { setPassword } from './templates/set-password.ts'
import { letterText } from './templates/text.ts'
import { mailT } from './texts.ts'

export type RenderedMail = {
  subject: string
  html: string
  text: string
  /** The address that an answer goes to. */
  replyTo?: string
  /** The URL of one-click unsubscription. */
  unsubscribeUrl?: string
}

/**
 * Renders subject, HTML and plain text of a mail.
 *
 * @param siteUrl base of its links, without a trailing slash; from our settings, never from a request
 */
export async function renderMail(
  mail: Mail,
  locale: Locale,
  siteUrl: string,
): Promise<RenderedMail> {
  const context = { locale, siteUrl, t: mailT(locale) }
  const letter = isNotification(mail) ? notificationLetter(mail, context) : letterOf(mail, context)
  return {
    subject: letter.subject,
    html: await letterHtml(letter, context),
    text: letterText(letter, context),
    ...(letter.replyTo !== undefined && { replyTo: letter.replyTo }),
    ...(letter.unsubscribe && { unsubscribeUrl: letter.unsubscribe.url }),
  }
}

function letterOf(mail: Exclude<Mail, NotificationMail>, context: LetterContext): Letter {
  switch (mail.template) {
    case 'confirm-email':
      return confirmEmail(mail.data, context)
    case 'reset-password':
      return resetPassword(mail.data, context)
    case 'set-password':
      return setPassword(mail.data, context)
    case 'password-changed':
      return passwordChanged(mail.data, context)
    case 'account-deleted':
      return accountDeleted(mail.data, context)
    case 'contact-sent':
      return contactSent(mail.data, context)
  }
}
