import { createHash } from 'node:crypto'
import type { UserId } from '#lib/ids.ts'

/** Where the picture of a person is served. */
const pathOf = (userId: UserId) => `/avatars/${userId}/avatar.webp`

/** What tells a picture from every other in its address, `v`: another picture has another one. */
export function versionOf(webp: Uint8Array): string {
  return createHash('sha256').update(webp).digest('base64url').slice(0, 16)
}

export function avatarAddress(userId: UserId, webp: Uint8Array): string {
  return `${pathOf(userId)}?v=${versionOf(webp)}`
}

/** Whether an address leads to the picture that our store has of a person. */
export function leadsToStore(avatarUrl: string | null, userId: UserId): boolean {
  return avatarUrl?.startsWith(pathOf(userId)) ?? false
}
