import { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/professionals/types.ts'
import type { AccountDeps } from '#server/deps.ts'
import { fromStore } from './store-down.ts'

/** The picture of a person, as WebP. @throws NOT_FOUND, UNAVAILABLE */
export async function getAvatar(
  { avatars }: Pick<AccountDeps, 'avatars'>,
  { params: { userId } }: { params: { userId: UserId } },
): Promise<Uint8Array> {
  const webp = await fromStore(avatars.get(userId))
  if (!webp) throw new AppError('NOT_FOUND', 'no picture')
  return webp
}
