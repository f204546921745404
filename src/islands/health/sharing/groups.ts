import type { Authorization } from '#lib/sharing/schemas.ts'

export type Groups = {
  pending: Authorization[]
  active: Authorization[]
  ended: Authorization[]
  /** Ended, and not to be shown again. */
  hidden: Authorization[]
}

/** What is shared, by its state, in the order given. */
export function groupsOf(items: readonly Authorization[]): Groups {
  const ended = items.filter(({ state }) => state === 'ended')
  return {
    pending: items.filter(({ state }) => state === 'pending'),
    active: items.filter(({ state }) => state === 'active'),
    ended: ended.filter(({ isBlocked }) => !isBlocked),
    hidden: ended.filter(({ isBlocked }) => isBlocked),
  }
}
