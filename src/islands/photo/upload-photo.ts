import type { Result } from '#client/request.ts'
import { send } from '#client/send.ts'
import type { AvatarSaved } from '#lib/accounts/avatar.ts'
import * as avatars from '#lib/avatars/contract.ts'
import type { Photo } from './photo.ts'

/** The image as the API expects it: the base64 part of its data URL. */
export const base64Of = ({ dataUrl }: Pick<Photo, 'dataUrl'>): string =>
  dataUrl.slice(dataUrl.indexOf(',') + 1)

/**
 * Uploads the photo of a user who has just signed up or in. Never rejects.
 *
 * @param token the upload token of the sign-up, before there is a session
 */
export function uploadPhoto(
  photo: Pick<Photo, 'dataUrl'>,
  token?: string,
): Promise<Result<AvatarSaved>> {
  return send(avatars.putAvatar, { body: { image: base64Of(photo), token } })
}
