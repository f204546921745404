import { dataOf } from '#client/data/call-failed.ts'
import { send } from '#client/data/send.ts'
import { signIn } from '#client/session-client.ts'
import { sendPendingPhoto } from '#client/photo/send-pending-photo.ts'
import { ownAccount } from '#lib/accounts/own-account.ts'
import * as profile from '#lib/profile/calls.ts'
import { forgetDraftsOfOthers } from '#stores/drafts.ts'
import { $ownAccount } from '#stores/own-account.ts'

/**
 * Signs in, uploads a photo that was pending on this device, and removes the drafts of whoever used this tab before.
 *
 * @throws CallFailed
 */
export async function signInHere(credentials: { email: string; password: string }): Promise<void> {
  dataOf(await signIn(credentials))
  await settleIn()
}

/** What a session that has begun in this browser does first. Never rejects. */
export async function settleIn(): Promise<void> {
  $ownAccount.forget()
  const own = await send(profile.getOwnProfile)
  if (!own.ok) return
  forgetDraftsOfOthers(own.data.userId)
  const photo = await sendPendingPhoto(own.data.userId)
  $ownAccount.set(ownAccount({ ...own.data, avatarUrl: photo ?? own.data.avatarUrl }))
}
