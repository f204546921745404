import type * as z from 'zod/mini'
import { pendingPhoto } from '#client/photo/pending-photo.ts'
import type { Photo } from '#client/photo/photo.ts'
import { uploadPhoto } from '#client/photo/upload-photo.ts'
import type { SignedUp, UserType } from '#lib/accounts/sign-up.ts'

/** `kept`: stored on this device until the first sign-in. */
export type PhotoOutcome = 'none' | 'sent' | 'kept' | 'failed'

/**
 * Handles the photo of a new account: for trainers and nutritionists it is uploaded at once, for physiotherapists
 * stored here until their address is confirmed. A failed upload does not undo the account.
 */
export async function sendPhoto(
  userType: UserType,
  { userId, uploadToken }: z.infer<typeof SignedUp>,
  photo: Photo | null,
): Promise<PhotoOutcome> {
  if (!photo || userType === 'athlete') return 'none'
  if (userType === 'physiotherapist') {
    // If storage is full it is dropped, and can be chosen again in the profile.
    pendingPhoto(userId).keep({ ...photo, userType })
    return 'kept'
  }
  const result = await uploadPhoto(photo, uploadToken)
  if (result.ok) return 'sent'
  // eslint-disable-next-line no-console -- the account exists, so the user is not shown an error
  console.warn(`The photo was not uploaded: ${result.code}`)
  return 'failed'
}
