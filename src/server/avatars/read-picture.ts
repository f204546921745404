import { AVATAR_SIZE } from '#lib/accounts/avatar.ts'
import { reEncode } from '#server/pictures/re-encode.ts'

/**
 * Re-encodes an uploaded file as a portrait: a square WebP of at most 512 px.
 *
 * @param file JPEG, PNG or WebP
 * @throws INVALID_INPUT with the problem of `image`: `too_large`, `not_a_picture`, `too_many_pixels`, `unreadable`
 */
export function readPicture(file: Uint8Array): Promise<Uint8Array> {
  return reEncode(file, {
    field: 'image',
    resize: ({ width, height }) => {
      const side = Math.min(AVATAR_SIZE, width, height)
      return { width: side, height: side, fit: 'cover' }
    },
  })
}
