import type { UserType } from '#lib/accounts/sign-up.ts'
import type { Photo } from './photo.ts'

/** A photo that waits on this device until its owner signs in. */
export type PendingPhoto = Photo & { userType: UserType }

const key = (userId: string) => `pending-photo:${userId}`

/** Keeps a photo for a person, in place of an older one. Without room, or storage, it is not kept. */
export function savePendingPhoto(userId: string, pending: PendingPhoto): void {
  try {
    localStorage.setItem(key(userId), JSON.stringify(pending))
  } catch {
    // The photo can be chosen again in the profile.
  }
}

/** The photo that waits for a person; null when none does, or what is there is no such thing. */
export function readPendingPhoto(userId: string): PendingPhoto | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(userId)) ?? 'null')
    return isPendingPhoto(kept) ? kept : null
  } catch {
    return null
  }
}

export function removePendingPhoto(userId: string): void {
  try {
    localStorage.removeItem(key(userId))
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Other programs of this site, and people, can write there too. */
function isPendingPhoto(kept: unknown): kept is PendingPhoto {
  if (typeof kept !== 'object' || kept === null) return false
  const { dataUrl, name, type, userType } = kept as Record<string, unknown>
  const texts = [dataUrl, name, type, userType].every((part) => typeof part === 'string')
  return texts && /^data:image\/(webp|png|jpeg);base64,/.test(String(dataUrl))
}
