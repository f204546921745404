import type { Result } from '#client/request.ts'
import { send } from '#client/send.ts'
import type { AvatarSaved } from '#lib/accounts/avatar.ts'
import * as avatars from '#lib/avatars/contract.ts'
import type { Photo } from './photo.ts'

/** The picture as the API takes it: its data URL without what comes before the comma. */
export const base64Of = ({ dataUrl }: Pick<Photo, 'dataUrl'>): string =>
  dataUrl.slice(dataUrl.indexOf(',') + 1)

/**
 * Makes a photo the picture of somebody who has just signed up or in. Never rejects.
 *
 * @param token what sign-up answered, for who has no session yet
 */
export function uploadPhoto(
  photo: Pick<Photo, 'dataUrl'>,
  token?: string,
): Promise<Result<AvatarSaved>> {
  return send(avatars.putAvatar, { body: { image: base64Of(photo), token } })
}
