import sharp from 'sharp'
import { AVATAR_SIZE, PICTURE_MAX_BYTES } from '#lib/accounts/avatar.ts'
import { AppError } from '#lib/http/errors.ts'

/** A small file can hold a picture whose pixels fill all memory. */
const MAX_PIXELS = 25_000_000

const WEBP_QUALITY = 82

/**
 * Makes of somebody's file the picture that we keep: a square WebP, upright, of at most 512 px, drawn anew so
 * that nothing else of the file is left (place and camera, or a script behind the picture). What is transparent
 * stands on white: an alpha channel is kept byte for byte where it does not compress, and so would a script in it.
 *
 * @param file JPEG, PNG or WebP; what it is, its first bytes say, never its name
 * @throws INVALID_INPUT with the problem of `image`: `too_large`, `not_a_picture`, `too_many_pixels`,
 *   `unreadable`
 */
export async function readPicture(file: Uint8Array): Promise<Uint8Array> {
  if (file.byteLength > PICTURE_MAX_BYTES) throw refused('too_large')
  // Before any decoder sees it: of the many that there are, three are needed, and the others have had holes.
  if (!isKnownPicture(file)) throw refused('not_a_picture')
  const { width, height } = await sizeOf(file)
  if (width * height > MAX_PIXELS) throw refused('too_many_pixels')
  const side = Math.min(AVATAR_SIZE, width, height)
  try {
    return await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer()
  } catch (cause) {
    throw refused('unreadable', cause)
  }
}

/** Reads the head of the file alone; no pixel is drawn, so there is no limit to how many it may name. */
async function sizeOf(file: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw refused('unreadable', cause)
  }
}

function refused(problem: string, cause?: unknown): AppError {
  return new AppError('INVALID_INPUT', 'no picture', { fields: { image: problem }, cause })
}

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RIFF = [0x52, 0x49, 0x46, 0x46]
/** Behind the length that follows RIFF. */
const WEBP = [0x57, 0x45, 0x42, 0x50]

function isKnownPicture(file: Uint8Array): boolean {
  const has = (bytes: readonly number[], at = 0) => bytes.every((byte, i) => file[at + i] === byte)
  return has(JPEG) || has(PNG) || (has(RIFF) && has(WEBP, 8))
}
