import { createHash } from 'node:crypto'
import type { UserId } from '#lib/ids.ts'

/** URL path of a user's picture. */
const pathOf = (userId: UserId) => `/avatars/${userId}/avatar.webp`

/** The version of a picture in its URL (`v`): a hash of its content. */
export function versionOf(webp: Uint8Array): string {
  return createHash('sha256').update(webp).digest('base64url').slice(0, 16)
}

export function avatarAddress(userId: UserId, webp: Uint8Array): string {
  return `${pathOf(userId)}?v=${versionOf(webp)}`
}

/** Whether a URL points to the user's picture in our store. */
export function leadsToStore(avatarUrl: string | null, userId: UserId): boolean {
  return avatarUrl?.startsWith(pathOf(userId)) ?? false
}
