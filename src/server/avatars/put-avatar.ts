import type { Executor } from '#db/client.ts'
import { lockAvatarUrl, setAvatarUrl } from '#db/queries/avatars.ts'
import type { AvatarSaved, PutAvatar } from '#lib/accounts/avatar.ts'
import type { Actor } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/ids.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/purges/deliver.ts'
import { fromStore } from '#server/storage/from-store.ts'
import { redeemToken } from '#server/tokens/tokens.ts'
import { avatarAddress } from './avatar-path.ts'
import { queueAvatarPurge } from './queue-avatar-purge.ts'
import { readPicture } from './read-picture.ts'

type Input = { actor: Actor; body: PutAvatar; caller: Caller }

/**
 * Replaces the own picture: that of the session, or else of who signed up and has the upload token.
 *
 * The token is spent last of all: whatever goes wrong before, it is good for another try. The picture is
 * stored before the profile points to it, so that no profile points to nothing.
 *
 * @throws INVALID_INPUT with the problem of `image`, UNAUTHENTICATED, TOKEN_INVALID, UNAVAILABLE
 */
export async function putAvatar(
  { db, avatars }: Pick<Dependencies, 'db' | 'avatars'>,
  { actor, body, caller }: Input,
): Promise<AvatarSaved> {
  // A stranger must not make us draw pictures.
  if (actor.kind === 'visitor' && body.token === undefined) {
    throw new AppError('UNAUTHENTICATED', 'neither a session nor a token')
  }
  const webp = await readPicture(Buffer.from(body.image, 'base64'))
  const saved = await db.transaction(async (tx) => {
    const userId = await ownerOf(tx, actor, body.token)
    // Until the end of this, so that the picture and the address are of the same of two uploads.
    if (!(await lockAvatarUrl(tx, userId))) throw new AppError('UNAUTHENTICATED', 'nobody')
    await fromStore(avatars.set(userId, webp))
    const avatarUrl = avatarAddress(userId, webp)
    await setAvatarUrl(tx, { userId, avatarUrl })
    await queueAvatarPurge(tx, userId)
    return { avatarUrl }
  })
  caller.afterwards(() => deliverPurges(db))
  return saved
}

async function ownerOf(tx: Executor, actor: Actor, token: string | undefined): Promise<UserId> {
  if (actor.kind === 'signed-in') return actor.userId
  const owner =
    token === undefined ? null : await redeemToken(tx, { token, purpose: 'upload-avatar' })
  if (owner === null) throw new AppError('TOKEN_INVALID', 'unknown, used or too old')
  return owner
}
