import {
  countOtherSignUps,
  countPendingMails,
  findProfessionalOf,
  findUser,
} from '#db/queries/admin/user.ts'
import { findSessions } from '#db/queries/sessions.ts'
import { isRunning } from '#lib/accounts/session-lifetimes.ts'
import type { SignedIn } from '#lib/actor.ts'
import type { UserDetail } from '#lib/admin/users-schemas.ts'
import type { UserId } from '#lib/ids.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { noteAdmin } from '../note-admin.ts'
import { noSuchUser } from './target.ts'

/** What an admin may know of an account, which is noted. @throws NOT_FOUND */
export function getUser(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, params: { id } }: { actor: SignedIn; params: { id: UserId } },
): Promise<UserDetail> {
  return db.transaction(async (tx) => {
    const user = await findUser(tx, id)
    if (!user) throw noSuchUser()
    const { createdAt, confirmedAt, disabledAt, lastSeenAt, ...account } = user
    const now = new Date()
    const open = (await findSessions(tx, id)).filter((one) => isRunning(user.role, one, now))
    await noteAdmin(tx, secret, { actor, act: 'user-read', subject: id })
    return {
      ...account,
      createdAt: createdAt.toISOString(),
      confirmedAt: confirmedAt?.toISOString() ?? null,
      disabledAt: disabledAt?.toISOString() ?? null,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      otherSignUps: await countOtherSignUps(tx, user),
      sessions: open.map(({ device, lastSeenAt }) => ({
        device,
        lastSeenAt: lastSeenAt.toISOString(),
      })),
      pendingMails: await countPendingMails(tx, user.email),
      professional: await findProfessionalOf(tx, id),
      isSelf: id === actor.userId,
    }
  })
}
