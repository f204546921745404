import { NOTIFICATION_KINDS } from '#lib/notifications/kinds.ts'
import { isOneOf } from '#lib/one-of.ts'
import type { Mail, NotificationMail } from './mail.ts'
import type { Letter, LetterContext } from './templates/letter.ts'
import { answerMail } from './templates/notifications/answer.ts'
import { contactMail } from './templates/notifications/contact.ts'
import { reminderMail } from './templates/notifications/reminder.ts'
import { replyMail } from './templates/notifications/reply.ts'
import { reportMail } from './templates/notifications/report.ts'
import { reviewMail } from './templates/notifications/review.ts'

/** Whether a mail is that of a notification. */
export function isNotification(mail: Mail): mail is NotificationMail {
  return isOneOf(NOTIFICATION_KINDS, mail.template)
}

/** The letter of a notification. */
export function notificationLetter(mail: NotificationMail, context: LetterContext): Letter {
  switch (mail.template) {
    case 'contact':
      return contactMail(mail.data, context)
    case 'reminder':
      return reminderMail(mail.data, context)
    case 'answer':
      return answerMail(mail.data, context)
    case 'review':
      return reviewMail(mail.data, context)
    case 'reply':
      return replyMail(mail.data, context)
    case 'report':
      return reportMail(mail.data, context)
  }
}
