import { sql, type SQL } from 'drizzle-orm'
import { timestamp } from 'drizzle-orm/pg-core'

/** An instant that survives the way through JavaScript, whose dates have milliseconds. */
export const timestampOfMilliseconds = () => timestamp({ withTimezone: true, precision: 3 })

/** A constant of this source in a check, which has no placeholders. */
export const literal = (value: number | readonly string[]): SQL =>
  // eslint-disable-next-line no-restricted-syntax -- numbers and slugs of the source, never input
  sql.raw(typeof value === 'number' ? String(value) : value.map((slug) => `'${slug}'`).join(', '))
