import { twoDigits } from '#lib/format/clock-text.ts'

/** A day of the calendar, `2026-11-20`: no instant, and so in no time zone. */
export type Day = string

/** The local day. */
export function localDay(date: Date): Day {
  const year = String(date.getFullYear()).padStart(4, '0')
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** The local time of day: `18:05`. */
export function localTime(date: Date): string {
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** Whether a text is a day that exists. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(value)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
