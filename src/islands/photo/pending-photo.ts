import type { UserType } from '#lib/accounts/sign-up.ts'
import { kept } from '#stores/kept.ts'
import type { Photo } from './photo.ts'

/** A photo that waits on this device until its owner signs in. */
export type PendingPhoto = Photo & { userType: UserType }

/** The photo that waits for a person; null when none does. Made for each use: the key names the person. */
export const pendingPhoto = (userId: string) =>
  kept<PendingPhoto | null>(`pending-photo:${userId}`, {
    initial: null,
    read: (stored) => (isPendingPhoto(stored) ? stored : null),
  })

/** Other programs of this site, and people, can write there too. */
function isPendingPhoto(stored: unknown): stored is PendingPhoto {
  if (typeof stored !== 'object' || stored === null) return false
  const { dataUrl, name, type, userType } = stored as Record<string, unknown>
  const texts = [dataUrl, name, type, userType].every((part) => typeof part === 'string')
  return texts && /^data:image\/(webp|png|jpeg);base64,/.test(String(dataUrl))
}
