import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { UserId } from '#lib/professionals/types.ts'

/** Pictures of people who are gone that the store may still have. A row goes when its picture is gone. */
export const erasedAvatars = pgTable('erased_avatars', {
  userId: uuid().$type<UserId>().primaryKey(),
  erasedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
