import type { Role } from '#lib/accounts/roles.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'

/**
 * What people are notified of, in the bell and by mail. A new kind is a value here, its data in `notification.ts`, its
 * letter in `src/server/mail/templates/notifications`, and its texts in `notifications.json` and `mail.json`.
 */
export const NOTIFICATION_KINDS = [
  /** To a professional: somebody has written. */
  'contact',
  /** To a professional: somebody has been waiting for an answer for three days. */
  'reminder',
  /** To a sender: the professional has answered by mail. */
  'answer',
  /** To a professional: a new review. */
  'review',
  /** To the author of a review: the professional has replied to it. */
  'reply',
  /** To who reported a review: an admin has decided. */
  'report',
  /** To the author of a review: an admin has decided about it, or about their appeal. */
  'moderation',
  /** To a professional: a client wants to share health data. */
  'share_requested',
  /** To a professional: a client shares, shares something else, or shares no more. */
  'share_changed',
  /** To a client: what they share with whom has changed, by themselves or because its last day is over. */
  'share_receipt',
  /** To a professional: a client has sent answers. */
  'questionnaire_answered',
  /** To a client: a professional asks them something. */
  'questionnaire_sent',
  /** To a client: they have not answered yet. */
  'questionnaire_reminder',
  /** To a professional: what an admin, or its last day, made of a verification. */
  'verification',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/**
 * The kinds whose mails can be switched off. What is decided about somebody's review is told with its reasons in any case
 * (articles 17 and 20 of the Digital Services Act).
 */
export const MUTABLE_KINDS = NOTIFICATION_KINDS.filter((kind) => kind !== 'moderation')
export type MutableKind = (typeof MUTABLE_KINDS)[number]

/** Of these only professionals are notified. */
const OF_PROFESSIONALS: readonly NotificationKind[] = [
  'contact',
  'reminder',
  'review',
  'share_requested',
  'share_changed',
  'questionnaire_answered',
  'verification',
]

/** The kinds that a person with this role may get and switch off. */
export function kindsFor(role: Role): MutableKind[] {
  return MUTABLE_KINDS.filter(
    (kind) => isProfessionalType(role) || !OF_PROFESSIONALS.includes(kind),
  )
}
