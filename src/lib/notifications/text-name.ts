import { SHARE_CHANGES } from '../sharing/share-changes.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from './kinds.ts'
import type { Notification } from './notification.ts'

/** The kinds whose texts say what happened, not how many people it comes from. */
type OfOnePerson = 'report' | 'moderation' | 'share_receipt' | 'verification'
type Counted = Exclude<NotificationKind, OfOnePerson | 'share_changed'>

/** The names of the texts about one person, or about several: kinds, and what a client has changed. */
export const TEXT_NAMES = [
  ...NOTIFICATION_KINDS.filter(
    (kind): kind is Counted =>
      !['report', 'moderation', 'share_receipt', 'share_changed', 'verification'].includes(kind),
  ),
  ...SHARE_CHANGES.map((event) => `share_${event}` as const),
]
export type TextName = (typeof TEXT_NAMES)[number]

/** The name of a notification's texts. */
export function textNameOf(notification: Exclude<Notification, { kind: OfOnePerson }>): TextName {
  return notification.kind === 'share_changed'
    ? `share_${notification.data.event}`
    : notification.kind
}
