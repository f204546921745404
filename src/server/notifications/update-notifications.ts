import { findNotificationState, markRead, muteMails } from '#db/queries/notifications.ts'
import type { SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Notifications, NotificationsUpdate } from '#lib/notifications/schemas.ts'
import type { Dependencies } from '#server/dependencies.ts'

type Input = { actor: SignedIn; body: NotificationsUpdate }

/** Marks the signed-in user's notifications as read, and sets which kinds are not mailed. */
export async function updateNotifications(
  { db }: Pick<Dependencies, 'db'>,
  { actor: { userId }, body: { read, mutedMails } }: Input,
): Promise<Pick<Notifications, 'unread' | 'mutedMails'>> {
  return db.transaction(async (tx) => {
    if (read !== undefined) await markRead(tx, { userId, ids: read })
    if (mutedMails !== undefined) await muteMails(tx, { userId, kinds: mutedMails })
    const state = await findNotificationState(tx, userId)
    if (!state) throw new AppError('UNAUTHENTICATED', 'the account is gone')
    return state
  })
}
