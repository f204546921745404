import * as z from 'zod/mini'
import { isDate } from '#lib/fields/age.ts'

/** A day, or a year for all of its days. */
export const DayOrYear = z
  .string('invalid_date')
  .check(z.refine((text) => isDate(firstDayOf(text)), 'invalid_date'))

/** The first day that a day or a year means. @example firstDayOf('2026') // '2026-01-01' */
export const firstDayOf = (text: string): string => (/^\d{4}$/.test(text) ? `${text}-01-01` : text)

/** The last one. @example lastDayOf('2026') // '2026-12-31' */
export const lastDayOf = (text: string): string => (/^\d{4}$/.test(text) ? `${text}-12-31` : text)
