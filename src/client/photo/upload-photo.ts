import type { Result } from '#client/data/request.ts'
import { send } from '#client/data/send.ts'
import type { AvatarSaved } from '#lib/avatars/schemas.ts'
import * as avatars from '#lib/avatars/calls.ts'
import type { Photo } from './photo.ts'

/** The picture as a file of a call. */
export function fileOf({ dataUrl }: Pick<Photo, 'dataUrl'>): Blob {
  const [, type = '', content = ''] = /^data:([^;,]*);base64,(.*)$/.exec(dataUrl) ?? []
  return new Blob([Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))], { type })
}

/**
 * Uploads the photo of a user who has just signed up or in. Never rejects.
 *
 * @param token the upload token of the sign-up, before there is a session
 */
export function uploadPhoto(
  photo: Pick<Photo, 'dataUrl'>,
  token?: string,
): Promise<Result<AvatarSaved>> {
  const headers = token === undefined ? {} : { 'Upload-Token': token }
  return send(avatars.putAvatar, { file: fileOf(photo), headers })
}
