import { timestamp } from 'drizzle-orm/pg-core'

/** An instant that survives the way through JavaScript, whose dates have milliseconds. */
export const timestampOfMilliseconds = () => timestamp({ withTimezone: true, precision: 3 })
