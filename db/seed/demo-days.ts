import { DAY_MS } from '#lib/format/days-between.ts'

/** The day so many days before another, `YYYY-MM-DD`; after it for a negative number. */
export function dayBefore(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)
}

/** A moment of the day so many days before another. @param time `HH:MM`, in UTC */
export function momentBefore(today: string, days: number, time = '10:30'): Date {
  return new Date(`${dayBefore(today, days)}T${time}:00Z`)
}
