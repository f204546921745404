import type { UserType } from '#lib/accounts/sign-up.ts'
import { stored } from '#stores/stored.ts'
import type { Photo } from './photo.ts'

/** A photo stored on this device until its owner signs in. */
export type PendingPhoto = Photo & { userType: UserType }

/** The pending photo of a user; null without one. A store per call, because the key contains the user's id. */
export const pendingPhoto = (userId: string) =>
  stored<PendingPhoto | null>(`pending-photo:${userId}`, {
    initial: null,
    read: (stored) => (isPendingPhoto(stored) ? stored : null),
  })

/** Local storage can be altered, so the value is validated. */
function isPendingPhoto(stored: unknown): stored is PendingPhoto {
  if (typeof stored !== 'object' || stored === null) return false
  const { dataUrl, name, type, userType } = stored as Record<string, unknown>
  const texts = [dataUrl, name, type, userType].every((part) => typeof part === 'string')
  return texts && /^data:image\/(webp|png|jpeg);base64,/.test(String(dataUrl))
}
