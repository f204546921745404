import { forgetDraftsOfOthers } from '#client/drafts-of-others.ts'
import { send } from '#client/data/send.ts'
import { signIn } from '#client/session-client.ts'
import { sendPendingPhoto } from '#islands/photo/send-pending-photo.ts'
import type { ErrorCode } from '#lib/http/errors.ts'
import { ownAccount } from '#lib/accounts/own-account.ts'
import * as profile from '#lib/profile/calls.ts'
import { $ownAccount } from '#stores/own-account.ts'

export type SignInFailure = { ok: false; code: ErrorCode; retryAfter?: number | undefined }

/** Signs in, uploads a photo that was pending on this device, and removes the drafts of whoever used this tab before. */
export async function signInHere(credentials: {
  email: string
  password: string
}): Promise<{ ok: true } | SignInFailure> {
  const result = await signIn(credentials)
  if (!result.ok) return result
  $ownAccount.forget()
  const own = await send(profile.getOwnProfile)
  if (own.ok) {
    forgetDraftsOfOthers(own.data.userId)
    const photo = await sendPendingPhoto(own.data.userId)
    $ownAccount.set(ownAccount({ ...own.data, avatarUrl: photo ?? own.data.avatarUrl }))
  }
  return { ok: true }
}
