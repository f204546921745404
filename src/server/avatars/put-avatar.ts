import { lockAvatarUrl, setAvatarUrl } from '#db/queries/avatars.ts'
import type { AvatarSaved, PutAvatar } from '#lib/accounts/avatar.ts'
import type { Actor } from '#lib/actor.ts'
import { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/ids.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { fromStore } from '#server/storage/from-store.ts'
import { ownerOfToken, redeemToken } from '#server/tokens/tokens.ts'
import { avatarAddress } from './avatar-path.ts'
import { queueAvatarPurge } from './queue-avatar-purge.ts'
import { readPicture } from './read-picture.ts'

type Input = { actor: Actor; body: PutAvatar; caller: Caller }

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
  { actor, body, caller }: Input,
): Promise<AvatarSaved> {
  // Check first: a stranger must not make us process images.
  await ownerOf(actor, body.token, (token) => ownerOfToken(db, token))
  const webp = await readPicture(Buffer.from(body.image, 'base64'))
  const saved = await db.transaction(async (tx) => {
    const userId = await ownerOf(actor, body.token, (token) => redeemToken(tx, token))
    // Held until commit, so the file and the URL come from the same one of two concurrent uploads.
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

type UploadToken = { token: string; purpose: 'upload-avatar' }

/** The user whose picture it becomes. A token comes first: somebody else may be signed in in the same browser. */
async function ownerOf(
  actor: Actor,
  token: string | undefined,
  read: (token: UploadToken) => Promise<UserId | null>,
): Promise<UserId> {
  if (token !== undefined) {
    const owner = await read({ token, purpose: 'upload-avatar' })
    if (owner === null) throw new AppError('TOKEN_INVALID', 'unknown, used or too old')
    return owner
  }
  if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED', 'no session and no token')
  return actor.userId
}
