import { call, type Result } from '#client/request.ts'
import type { AvatarSaved, PutAvatar } from '#lib/accounts/avatar.ts'

/**
 * Makes a photo the own picture. Never rejects.
 *
 * @param dataUrl as `Photo` has it
 * @param token what sign-up answered, for who has no session yet
 */
export function uploadPhoto(dataUrl: string, token?: string): Promise<Result<AvatarSaved>> {
  const image = dataUrl.slice(dataUrl.indexOf(',') + 1)
  const body: PutAvatar = { image, ...(token !== undefined && { token }) }
  return call<AvatarSaved>('PUT', '/api/profile/avatar', { body })
}
