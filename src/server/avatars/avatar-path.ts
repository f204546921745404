import { createHash } from 'node:crypto'
import type { UserId } from '#lib/professionals/types.ts'

/** Where the picture of a person is served. */
const pathOf = (userId: UserId) => `/avatars/${userId}/avatar.webp`

/** The address of one picture: another picture of the same person has another one. */
export function avatarAddress(userId: UserId, webp: Uint8Array): string {
  const version = createHash('sha256').update(webp).digest('base64url').slice(0, 16)
  return `${pathOf(userId)}?v=${version}`
}

/** Whether an address leads to the picture that our store has of a person. */
export function leadsToStore(avatarUrl: string | null, userId: UserId): boolean {
  return avatarUrl?.startsWith(pathOf(userId)) ?? false
}
