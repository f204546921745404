import { AVATAR_SIZE, SMALL_AVATAR_SIZE } from '#lib/accounts/avatar.ts'
import { reencode } from '#server/pictures/reencode.ts'

const WEBP_QUALITY = 82

/**
 * Re-encodes an uploaded file as a portrait: a square, upright WebP of at most 512 px (`reencode`).
 *
 * @throws INVALID_INPUT with the problem of `image`
 */
export function readPicture(file: Uint8Array): Promise<Uint8Array> {
  return reencode(file, 'image', ({ sharp, width, height }) => {
    const side = Math.min(AVATAR_SIZE, width, height)
    return sharp.resize(side, side, { fit: 'cover' }).webp({ quality: WEBP_QUALITY }).toBuffer()
  })
}

/** A stored picture as a WebP of at most 192 px. */
export async function shrink(stored: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const inside = { fit: 'inside', withoutEnlargement: true } as const
  return sharp(stored)
    .resize(SMALL_AVATAR_SIZE, SMALL_AVATAR_SIZE, inside)
    .webp({ quality: WEBP_QUALITY })
    .toBuffer()
}
