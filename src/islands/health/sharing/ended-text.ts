import type { Authorization } from '#lib/sharing/schemas.ts'
import { localDay } from '#lib/timers/days.ts'
import { longDay, onDayOf } from '#client/health/days.ts'
import type { SharingMessages } from './when.ts'

/** How an authorization ended: by whom, and from when to when it was one. */
export function endedText(
  { authorizedAt, revokedAt, requestedAt, isExpired, expiresOn }: Authorization,
  words: SharingMessages,
): string {
  const { t, locale } = words
  const day = (iso: string) => longDay(localDay(new Date(iso)), locale)
  if (authorizedAt === null) {
    return t('healthSharing.ended.withdrawn', {
      day: onDayOf(revokedAt ?? requestedAt, t, locale),
    })
  }
  const from = day(authorizedAt)
  if (isExpired && expiresOn !== null) {
    return t('healthSharing.ended.expired', { from, to: longDay(expiresOn, locale) })
  }
  return t('healthSharing.ended.revoked', { from, to: day(revokedAt ?? requestedAt) })
}
