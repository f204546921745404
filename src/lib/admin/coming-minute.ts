import * as z from 'zod/mini'

const YEAR_MS = 366 * 24 * 3_600_000
const MINUTE_MS = 60_000

/** An instant of a full minute, in UTC. */
const MINUTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/

const timeOf = (text: string) => (MINUTE.test(text) ? Date.parse(text) : NaN)

/** When an edition is to go out, or an article to be public: a full minute not yet over, within a year. ISO 8601, UTC. */
export const ComingMinute = z.string('invalid_date').check(
  z.refine((text) => !Number.isNaN(timeOf(text)), 'invalid_date'),
  z.refine((text) => !(timeOf(text) + MINUTE_MS <= Date.now()), 'in_past'),
  z.refine((text) => !(timeOf(text) > Date.now() + YEAR_MS), 'too_late'),
)
