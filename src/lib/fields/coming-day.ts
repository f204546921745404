import * as z from 'zod/mini'
import { isDate } from './age.ts'
import { madridDay } from '#lib/format/madrid-day.ts'

/**
 * A day, `YYYY-MM-DD` in Madrid: today at the earliest, and at most so many years ahead.
 *
 * @param years by the calendar: until the end of that year
 */
export const ComingDay = (years: number) =>
  z.string('invalid_date').check(
    z.refine(isDate, 'invalid_date'),
    z.refine((day) => !isDate(day) || day >= madridDay(), 'in_past'),
    z.refine(
      (day) => !isDate(day) || Number(day.slice(0, 4)) <= Number(madridDay().slice(0, 4)) + years,
      'too_late',
    ),
  )
