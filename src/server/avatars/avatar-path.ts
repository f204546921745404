import { createHash } from 'node:crypto'
import type { UserId } from '#lib/ids.ts'
import { dressMark } from '#lib/professionals/avatar-url.ts'
import type { ReadPicture } from './read-picture.ts'

/** URL path of a user's picture. */
const pathOf = (userId: UserId) => `/avatars/${userId}/avatar.webp`

/** The version of a picture in its URL (`v`): a hash of its content. */
export function versionOf(webp: Uint8Array): string {
  return createHash('sha256').update(webp).digest('base64url').slice(0, 16)
}

/** The address of a picture, with how it is shown (`dressMark`). */
export function avatarAddress(userId: UserId, picture: ReadPicture): string {
  return `${pathOf(userId)}?v=${versionOf(picture.webp)}${dressMark(picture)}`
}

/** Whether a URL points to the user's picture in our store. */
export function leadsToStore(avatarUrl: string | null, userId: UserId): boolean {
  return avatarUrl?.startsWith(pathOf(userId)) ?? false
}
