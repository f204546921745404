import { pendingPhoto } from './pending-photo.ts'
import { uploadPhoto } from './upload-photo.ts'

/**
 * Uploads the pending photo of a user who has just signed in, if there is one. After a failure it stays pending, and no
 * error is shown. Never rejects.
 *
 * @returns the URL of the new photo; null when there is none
 */
export async function sendPendingPhoto(userId: string): Promise<string | null> {
  const $pending = pendingPhoto(userId)
  const pending = $pending.get()
  if (!pending) return null
  const result = await uploadPhoto(pending)
  if (!result.ok) {
    // eslint-disable-next-line no-console -- the user is not shown an error
    console.warn(`The pending photo was not uploaded: ${result.code}`)
    return null
  }
  $pending.forget()
  return result.data.avatarUrl
}
