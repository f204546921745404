import type { Notification } from './notification.ts'

/** Notifications that are shown as one. */
export type NotificationGroup = {
  /** The newest of them. */
  newest: Notification
  ids: Notification['id'][]
  /** The names of the other people, newest first, each once; without those who have none. */
  names: string[]
  /** How many people they come from: each name once, and everybody without one. */
  people: number
  isRead: boolean
}

/** What a notification is about, besides its kind: the profile that it leads to, and what happened. */
const subjectOf = ({ data }: Notification) =>
  [
    'professionalId' in data && data.professionalId,
    'event' in data && data.event,
    'outcome' in data && data.outcome,
  ].join(' ')

/**
 * Groups notifications of one kind and subject that came on the same day and are all read or all unread, in the order of
 * the newest of each.
 *
 * @param items newest first
 */
export function groupNotifications(items: readonly Notification[]): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>()
  for (const item of items) {
    const day = item.createdAt.slice(0, 10)
    const key = [item.kind, subjectOf(item), day, item.isRead].join(' ')
    const group = groups.get(key) ?? {
      newest: item,
      ids: [],
      names: [],
      people: 0,
      isRead: item.isRead,
    }
    group.ids.push(item.id)
    if (item.actorName === null) group.people += 1
    else if (!group.names.includes(item.actorName)) {
      group.names.push(item.actorName)
      group.people += 1
    }
    groups.set(key, group)
  }
  return [...groups.values()]
}
