import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { cities, notifications, professionals, profiles, users } from '#db/schema/index.ts'
import type { NotificationId, UserId } from '#lib/ids.ts'
import type { MutableKind } from '#lib/notifications/kinds.ts'
import { avatarUrl } from '#lib/professionals/avatar-url.ts'
import { IS_PUBLIC } from './public-professionals.ts'

type NewNotification = Pick<
  typeof notifications.$inferInsert,
  'userId' | 'actorId' | 'kind' | 'data'
>

/** Inserts notifications, each to another user. @returns their ids, by user */
export async function insertNotifications(
  tx: Executor,
  news: readonly NewNotification[],
): Promise<Map<UserId, NotificationId>> {
  const rows = await tx
    .insert(notifications)
    .values([...news])
    .returning({ id: notifications.id, userId: notifications.userId })
  return new Map(rows.map(({ id, userId }) => [userId, id]))
}

/** What a notification's mail needs of its recipient: address, language, name, and the kinds that are not mailed. */
export async function findRecipient(db: Executor, userId: UserId) {
  const [recipient] = await listRecipients(db, [userId])
  return recipient ?? null
}

/** The same of several, in no particular order. */
export function listRecipients(db: Executor, userIds: readonly UserId[]) {
  return db
    .select({
      userId: users.id,
      email: users.email,
      locale: users.locale,
      name: sql<string | null>`coalesce(${profiles.firstName}, ${profiles.displayName})`,
      mutedMails: users.mutedMails,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.id, [...userIds]))
}

/** What the mails of a professional show of the public profile, by user. */
export async function listWriters(db: Executor, userIds: readonly UserId[]) {
  const rows = await db
    .select({
      userId: professionals.userId,
      type: professionals.type,
      city: cities.name,
      picture: profiles.avatarUrl,
    })
    .from(professionals)
    .innerJoin(profiles, eq(profiles.userId, professionals.userId))
    .leftJoin(cities, eq(cities.id, professionals.cityId))
    .where(and(IS_PUBLIC, inArray(professionals.userId, [...userIds])))
  return new Map(
    rows.map(({ userId, picture, ...writer }) => [
      userId,
      { ...writer, picture: avatarUrl(picture) },
    ]),
  )
}

/** The newest notifications of a user, with the name of the other person. */
export function listNotifications(db: Executor, userId: UserId, limit: number) {
  return db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      data: notifications.data,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
      actorName: profiles.displayName,
    })
    .from(notifications)
    .leftJoin(profiles, eq(profiles.userId, notifications.actorId))
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), notifications.id)
    .limit(limit)
}

/** How many of a user's notifications are unread, and the kinds that are not mailed. */
export async function findNotificationState(db: Executor, userId: UserId) {
  const [row] = await db
    .select({
      unread: db.$count(
        notifications,
        and(eq(notifications.userId, userId), isNull(notifications.readAt)),
      ),
      mutedMails: users.mutedMails,
    })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}

/** Sets the kinds of notification that are not mailed to a user. */
export async function muteMails(
  db: Executor,
  { userId, kinds }: { userId: UserId; kinds: readonly MutableKind[] },
): Promise<void> {
  await db
    .update(users)
    .set({ mutedMails: [...new Set(kinds)] })
    .where(eq(users.id, userId))
}

/** Marks notifications of a user as read: these, or all. Ids of others are ignored. */
export async function markRead(
  db: Executor,
  { userId, ids }: { userId: UserId; ids: readonly NotificationId[] | 'all' },
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids === 'all' ? undefined : inArray(notifications.id, [...ids]),
      ),
    )
}
