import type { Result } from '#client/request.ts'
import { send } from '#client/send.ts'
import type { AvatarSaved } from '#lib/accounts/avatar.ts'
import * as avatars from '#lib/avatars/contract.ts'

/**
 * Makes a photo the own picture. Never rejects.
 *
 * @param dataUrl as `Photo` has it
 * @param token what sign-up answered, for who has no session yet
 */
export function uploadPhoto(dataUrl: string, token?: string): Promise<Result<AvatarSaved>> {
  const image = dataUrl.slice(dataUrl.indexOf(',') + 1)
  return send(avatars.putAvatar, { body: { image, token } })
}
