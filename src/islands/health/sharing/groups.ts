import type { Authorization } from '#lib/sharing/contract.ts'
import { daysBetween } from '../kit/days.ts'

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

/** From this many days before its last day on, a share ends soon. */
const SOON_DAYS = 7

/** How many days are left, 0 on the last one; null when it does not end soon. */
export function endsIn(
  { expiresOn }: Pick<Authorization, 'expiresOn'>,
  now: string,
): number | null {
  if (expiresOn === null) return null
  const days = daysBetween(now, expiresOn)
  return days <= SOON_DAYS ? days : null
}
