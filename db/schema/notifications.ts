import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { NotificationId, UserId } from '#lib/ids.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '#lib/notifications/kinds.ts'
import { users } from './accounts.ts'
import { moment } from './moment.ts'
const reference = () =>
  uuid()
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'cascade' })

/** What the bell shows. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().$type<NotificationId>().primaryKey().defaultRandom(),
    userId: reference().notNull(),
    kind: text({ enum: NOTIFICATION_KINDS }).$type<NotificationKind>().notNull(),
    /** The other person; null when it is the site. Deleted with that account. */
    actorId: reference(),
    /** By kind: `NOTIFICATION_DATA`. No personal data. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment().notNull().defaultNow(),
    readAt: moment(),
  },
  (t) => [
    index('notifications_newest').on(t.userId, t.createdAt.desc().nullsFirst(), t.id),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`read_at is null`),
    index('notifications_actor').on(t.actorId),
  ],
)
