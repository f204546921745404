import { timestamp } from 'drizzle-orm/pg-core'

/** A column of an instant, with its time zone. */
export const moment = () => timestamp({ withTimezone: true })
