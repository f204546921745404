import type * as z from 'zod/mini'
import { pendingPhoto } from '#islands/photo/pending-photo.ts'
import type { Photo } from '#islands/photo/photo.ts'
import { uploadPhoto } from '#islands/photo/upload-photo.ts'
import type { SignedUp, UserType } from '#lib/accounts/sign-up.ts'

/** `kept` waits on this device until the first sign-in. */
export type PhotoOutcome = 'none' | 'sent' | 'kept' | 'failed'

/**
 * Where the photo of a new account goes: trainers and nutritionists upload it at once, physiotherapists keep
 * it here until their address is confirmed. An upload that fails does not undo the account.
 */
export async function sendPhoto(
  userType: UserType,
  { userId, uploadToken }: z.infer<typeof SignedUp>,
  photo: Photo | null,
): Promise<PhotoOutcome> {
  if (!photo || userType === 'athlete') return 'none'
  if (userType === 'physiotherapist') {
    // Without room it is not kept, and can be chosen again in the profile.
    pendingPhoto(userId).keep({ ...photo, userType })
    return 'kept'
  }
  const result = await uploadPhoto(photo, uploadToken)
  if (result.ok) return 'sent'
  // eslint-disable-next-line no-console -- the account is there; the log of the browser is all that should learn of it
  console.warn(`The photo was not uploaded: ${result.code}`)
  return 'failed'
}
