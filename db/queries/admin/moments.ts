import { sql } from 'drizzle-orm'
import { firstDayOf, lastDayOf } from '#lib/admin/day.ts'

/** The first instant, in Madrid, of a day or a year. */
export const beginOf = (dayOrYear: string) =>
  sql`(${firstDayOf(dayOrYear)}::date)::timestamp at time zone 'Europe/Madrid'`

/** The first instant after it. */
export const endOf = (dayOrYear: string) =>
  sql`(${lastDayOf(dayOrYear)}::date + 1)::timestamp at time zone 'Europe/Madrid'`
