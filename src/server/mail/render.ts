import type { Locale } from '#lib/i18n/locales.ts'
import type { Mail, Template } from './mail.ts'
import { accountDeleted } from './templates/account-deleted.ts'
import { changeEmail } from './templates/change-email.ts'
import { contactSent } from './templates/contact-sent.ts'
import { confirmEmail } from './templates/confirm-email.ts'
import { emailChanged } from './templates/email-changed.ts'
import { emailTaken } from './templates/email-taken.ts'
import { letterHtml } from './templates/html.ts'
import type { Letter, LetterContext } from './templates/letter.ts'
import { newsletterConfirm } from './templates/newsletter-confirm.ts'
import { newsletterEdition } from './templates/newsletter-edition.ts'
import { newsletterWelcome } from './templates/newsletter-welcome.ts'
import { answerMail } from './templates/notifications/answer.ts'
import { contactMail } from './templates/notifications/contact.ts'
import { questionnaireAnsweredMail } from './templates/notifications/questionnaire-answered.ts'
import { questionnaireReminderMail } from './templates/notifications/questionnaire-reminder.ts'
import { questionnaireSentMail } from './templates/notifications/questionnaire-sent.ts'
import { reminderMail } from './templates/notifications/reminder.ts'
import { moderationMail } from './templates/notifications/moderation.ts'
import { replyMail } from './templates/notifications/reply.ts'
import { reportMail } from './templates/notifications/report.ts'
import { reviewMail } from './templates/notifications/review.ts'
import { shareChangedMail } from './templates/notifications/share-changed.ts'
import { shareReceiptMail } from './templates/notifications/share-receipt.ts'
import { shareRequestedMail } from './templates/notifications/share-requested.ts'
import { verificationMail } from './templates/notifications/verification.ts'
import { passwordChanged } from './templates/password-changed.ts'
import { resetPassword } from './templates/reset-password.ts'
import { setPassword } from './templates/set-password.ts'
import { signInDisabled } from './templates/sign-in-disabled.ts'
import { signInEnabled } from './templates/sign-in-enabled.ts'
import { siteMessage } from './templates/site-message.ts'
import { siteMessageAnswer } from './templates/site-message-answer.ts'
import { siteMessageSent } from './templates/site-message-sent.ts'
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
  const letter = letterOf(mail, context)
  return {
    subject: letter.subject,
    html: await letterHtml(letter, context),
    text: letterText(letter, context),
    ...(letter.replyTo !== undefined && { replyTo: letter.replyTo }),
    ...(letter.unsubscribe && { unsubscribeUrl: letter.unsubscribe.url }),
  }
}

type DataOf<T extends Template> = Extract<Mail, { template: T }>['data']

/** The letter of each template. */
const LETTERS: { [T in Template]: (data: DataOf<T>, context: LetterContext) => Letter } = {
  'confirm-email': confirmEmail,
  'reset-password': resetPassword,
  'set-password': setPassword,
  'password-changed': passwordChanged,
  'change-email': changeEmail,
  'email-changed': emailChanged,
  'email-taken': emailTaken,
  'sign-in-disabled': signInDisabled,
  'sign-in-enabled': signInEnabled,
  'account-deleted': accountDeleted,
  'contact-sent': contactSent,
  'site-message': siteMessage,
  'site-message-answer': siteMessageAnswer,
  'site-message-sent': siteMessageSent,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-edition': newsletterEdition,
  contact: contactMail,
  reminder: reminderMail,
  answer: answerMail,
  review: reviewMail,
  reply: replyMail,
  report: reportMail,
  moderation: moderationMail,
  share_requested: shareRequestedMail,
  share_changed: shareChangedMail,
  share_receipt: shareReceiptMail,
  questionnaire_answered: questionnaireAnsweredMail,
  questionnaire_sent: questionnaireSentMail,
  questionnaire_reminder: questionnaireReminderMail,
  verification: verificationMail,
}

function letterOf<T extends Template>(
  { template, data }: { template: T; data: DataOf<T> },
  context: LetterContext,
): Letter {
  return LETTERS[template](data, context)
}
