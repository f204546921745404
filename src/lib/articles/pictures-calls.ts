import type { CallOf, Upload } from '#lib/http/contract.ts'
import { PICTURE_UPLOAD } from '#lib/accounts/avatar.ts'
import type * as schemas from './pictures-schemas.ts'

/**
 * INVALID_INPUT at `image`: `too_large`, `not_a_picture`, `too_many_pixels`, `too_deep`, `animated`, `unreadable`.
 */
export const uploadPicture: CallOf<typeof schemas.uploadPicture, { upload: Upload }> = {
  method: 'POST',
  path: '/api/admin/article-pictures',
  upload: PICTURE_UPLOAD,
}

/** A picture of an article, as WebP. */
export const getPicture: CallOf<typeof schemas.getPicture> = {
  method: 'GET',
  path: '/article-pictures/:id/:file',
}
