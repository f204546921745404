const MINUTE_MS = 60_000

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** By how much the clocks of Madrid are ahead of UTC at an instant, in ms. */
function aheadAt(instant: number): number {
  const shown = Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`)
  return Math.round((shown - instant) / MINUTE_MS) * MINUTE_MS
}

/**
 * The instant at which the clocks of Madrid show a day and a time, ISO 8601 in UTC; null when these are none. An hour that
 * the clocks skip in spring is the one after it; of one that they show twice in autumn it is the first.
 *
 * @example fromMadrid('2026-11-24', '09:00') // '2026-11-24T08:00:00.000Z'
 */
export function fromMadrid(day: string, time: string): string | null {
  const asUtc = Date.parse(`${day}T${time}:00.000Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time) || Number.isNaN(asUtc))
    return null
  // The greater distance of the two that hold around that time gives the earlier instant.
  const before = asUtc - aheadAt(asUtc - 3 * 60 * MINUTE_MS)
  const after = asUtc - aheadAt(asUtc + 3 * 60 * MINUTE_MS)
  const first = Math.min(before, after)
  const isShown = first + aheadAt(first) === asUtc
  return new Date(isShown ? first : Math.max(before, after)).toISOString()
}
