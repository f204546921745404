import {
  findNotificationState,
  listNotifications as findNewest,
} from '#db/queries/notifications.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import { SHOWN_NOTIFICATIONS, type Notifications } from '#lib/notifications/schemas.ts'
import type { Notification } from '#lib/notifications/notification.ts'
import type { Dependencies } from '#server/dependencies.ts'

/** The newest notifications of the signed-in user. */
export async function listNotifications(
  { db }: Pick<Dependencies, 'db'>,
  { actor: { userId } }: { actor: SignedIn },
): Promise<Notifications> {
  const [state, rows] = await Promise.all([
    findNotificationState(db, userId),
    findNewest(db, userId, SHOWN_NOTIFICATIONS),
  ])
  if (!state) throw new AppError('UNAUTHENTICATED', 'the account is gone')
  const items = rows.map(
    ({ createdAt, readAt, ...row }) =>
      ({
        ...row,
        createdAt: createdAt.toISOString(),
        isRead: readAt !== null,
        // Written by `notify`, which takes kind and data together; the contract parses them once more.
      }) as Notification,
  )
  return { items, ...state }
}
