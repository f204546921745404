/** The milliseconds of a day in UTC, where every day has as many. */
export const DAY_MS = 86_400_000

/** Days from one day to another, both `YYYY-MM-DD`; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}
