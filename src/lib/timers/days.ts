/** A day of the calendar, `2026-11-20`: no instant, and so in no time zone. */
export type Day = string

const two = (number: number) => String(number).padStart(2, '0')
const DAY_MS = 86_400_000

/** The day that it is where the clock hangs. */
export function localDay(date: Date): Day {
  const year = String(date.getFullYear()).padStart(4, '0')
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The time of day where the clock hangs: `18:05`. */
export function localTime(date: Date): string {
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Whether a text is a day that exists. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(value)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** The day some days later, or earlier. Days of 23 and 25 hours count as one. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The first day of the month that is some months later, or earlier. */
export function addMonths(day: Day, months: number): Day {
  const [year = NaN, month = NaN] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** The weeks of the month of a day, Monday first; null where another month's day would stand. */
export function monthGrid(day: Day): (Day | null)[][] {
  const first = addMonths(day, 0)
  const end = addMonths(day, 1)
  // getUTCDay counts from Sunday.
  const before = (new Date(first).getUTCDay() + 6) % 7
  const weeks: (Day | null)[][] = []
  for (let monday = addDays(first, -before); monday < end; monday = addDays(monday, 7)) {
    const week = [0, 1, 2, 3, 4, 5, 6].map((later) => addDays(monday, later))
    weeks.push(week.map((date) => (date >= first && date < end ? date : null)))
  }
  return weeks
}
