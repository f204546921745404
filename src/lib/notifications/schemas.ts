import * as z from 'zod/mini'
import { NotificationId } from '#lib/ids.ts'
import { MUTABLE_KINDS } from './kinds.ts'
import { Notification } from './notification.ts'

/** So many are shown, newest first; older ones stay in the export of the account. */
export const SHOWN_NOTIFICATIONS = 30

const MutedMails = z
  .array(z.enum(MUTABLE_KINDS, 'invalid'))
  .check(z.maxLength(MUTABLE_KINDS.length, 'too_many'))

export const Notifications = z.object({
  items: z.array(Notification),
  /** Of all notifications, not only of `items`. */
  unread: z.number(),
  /** The kinds that are not mailed. */
  mutedMails: MutedMails,
})
export type Notifications = z.infer<typeof Notifications>

export const listNotifications = {
  response: Notifications,
}

export const NotificationsUpdate = z.strictObject({
  /** To be marked as read. */
  read: z.optional(
    z.union([z.literal('all'), z.array(NotificationId).check(z.maxLength(100, 'too_many'))]),
  ),
  mutedMails: z.optional(MutedMails),
})
export type NotificationsUpdate = z.infer<typeof NotificationsUpdate>

export const updateNotifications = {
  body: NotificationsUpdate,
  response: z.pick(Notifications, { unread: true, mutedMails: true }),
}
