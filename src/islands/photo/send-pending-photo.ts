import { pendingPhoto } from './pending-photo.ts'
import { uploadPhoto } from './upload-photo.ts'

/**
 * Uploads the photo that waits for somebody who has just signed in, if one does. When that fails it goes on
 * waiting, and nobody is bothered with it. Never rejects.
 *
 * @returns the address of the new picture; null when there is none
 */
export async function sendPendingPhoto(userId: string): Promise<string | null> {
  const $pending = pendingPhoto(userId)
  const pending = $pending.get()
  if (!pending) return null
  const result = await uploadPhoto(pending)
  if (!result.ok) {
    // eslint-disable-next-line no-console -- the log of the browser is all that should learn of it
    console.warn(`The pending photo was not uploaded: ${result.code}`)
    return null
  }
  $pending.forget()
  return result.data.avatarUrl
}
