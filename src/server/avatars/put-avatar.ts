import { lockAvatarUrl, setAvatarUrl } from '#db/queries/avatars.ts'
import type { AvatarSaved } from '#lib/avatars/schemas.ts'
import type { Bearer, SignedIn } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/ids.ts'
import type { Executor } from '#db/client.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { fromStore } from '#server/storage/from-store.ts'
import { redeemToken } from '#server/tokens/tokens.ts'
import { avatarAddress } from './avatar-path.ts'
import { queueAvatarPurge } from './queue-avatar-purge.ts'
import { readPicture } from './read-picture.ts'

type Input = { actor: SignedIn | Bearer; file: Uint8Array; caller: Caller }

/**
 * Replaces a user's own picture: of the session's user, or of a sign-up that has the upload token.
 *
 * The token is consumed last, so it stays valid after any failure. The picture is stored before the profile refers to
 * it, so no profile refers to a missing file.
 *
 * @throws INVALID_INPUT with the problem of `image`, UNAUTHENTICATED, TOKEN_INVALID, UNAVAILABLE
 */
export async function putAvatar(
  { db, avatars }: Pick<Dependencies, 'db' | 'avatars'>,
  { actor, file, caller }: Input,
): Promise<AvatarSaved> {
  const picture = await readPicture(file)
  const saved = await db.transaction(async (tx) => {
    const userId = await ownerOf(tx, actor)
    // Held until commit, so the file and the URL come from the same one of two concurrent uploads.
    if (!(await lockAvatarUrl(tx, userId))) throw new AppError('UNAUTHENTICATED', 'nobody')
    await fromStore(avatars.set(userId, picture.webp))
    const avatarUrl = avatarAddress(userId, picture)
    await setAvatarUrl(tx, { userId, avatarUrl })
    await queueAvatarPurge(tx, userId)
    return { avatarUrl }
  })
  caller.afterwards(() => deliverPurges(db))
  return saved
}

/** The user whose picture it becomes; a token is used up. */
async function ownerOf(tx: Executor, actor: SignedIn | Bearer): Promise<UserId> {
  if (actor.kind === 'signed-in') return actor.userId
  const owner = await redeemToken(tx, { token: actor.token, purpose: 'upload-avatar' })
  if (owner === null) throw new AppError('TOKEN_INVALID', 'used by another call')
  return owner
}
