import type { CallOf, Upload } from '#lib/http/contract.ts'
import { PICTURE_UPLOAD } from '#lib/accounts/avatar.ts'
import type * as schemas from './schemas.ts'

const OWN_PICTURE = '/api/profile/avatar'

/** With a session, or with the upload token that signing up gave, in the header `Upload-Token`. */
export const putAvatar: CallOf<typeof schemas.putAvatar, { upload: Upload }> = {
  method: 'PUT',
  path: OWN_PICTURE,
  upload: PICTURE_UPLOAD,
}

export const deleteAvatar: CallOf<typeof schemas.deleteAvatar> = {
  method: 'DELETE',
  path: OWN_PICTURE,
}

export const getAvatar: CallOf<typeof schemas.getAvatar> = {
  method: 'GET',
  path: '/avatars/:userId/avatar.webp',
}
