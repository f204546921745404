const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** How far the clocks of Madrid are ahead of UTC at an instant, in ms. */
function offsetAt(instant: number): number {
  return (
    Date.parse(`${wall.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1_000) * 1_000
  )
}

/**
 * The instant at which the clocks of Madrid show a day and a time. Of the hour that is there twice in autumn the first is
 * meant; of the one that is left out in spring, what it is called an hour later.
 *
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`
 * @returns null unless both are of this form
 * @example madridInstant('2026-11-20', '09:00') // 2026-11-20T08:00:00Z
 */
export function madridInstant(day: string, time: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return null
  const shown = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(shown)) return null
  // Around a change of the clocks the two offsets differ.
  const [before, after] = [offsetAt(shown - 86_400_000), offsetAt(shown + 86_400_000)]
  const found = [before, after].find((offset) => offsetAt(shown - offset) === offset)
  return new Date(shown - (found ?? before))
}

/** Day and time that the clocks of Madrid show, as `madridInstant` takes them. */
export function madridWall(instant: Date): { day: string; time: string } {
  const [day = '', time = ''] = wall.format(instant).split(' ')
  return { day, time: time.slice(0, 5) }
}
