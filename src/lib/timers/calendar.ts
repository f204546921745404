import { DAY_MS } from '#lib/format/days-between.ts'
import type { Day } from './days.ts'

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
