import type { Metadata, OutputInfo, Sharp } from 'sharp'
import { AppError } from '#lib/http/errors.ts'

/**
 * Decompression bomb: a small file can decode to more pixels than fit in memory, or take longer than an answer may. These
 * are read in one pass, row by row, within a fraction of a second.
 */
const MAX_PIXELS = 25_000_000
/** What is interlaced or progressive is held as a whole, and read in several passes. */
const PASSES = 2

/** A file that is about to be decoded: upright, without metadata. */
export type OpenPicture = {
  /** On white. */
  sharp: Sharp
  /** With what is transparent in it; whoever stores it has to see to its alpha channel. */
  withAlpha: Sharp
  hasAlpha: boolean
  /** Opens pixels that `sharp` gave as `raw`, to make several sizes of them. */
  open: (pixels: Buffer, info: Pick<OutputInfo, 'width' | 'height' | 'channels'>) => Sharp
  /** Upright. */
  width: number
  height: number
  /** A problem of the field that shows only once the file is opened. */
  refused: (problem: string) => AppError
}

/**
 * Re-encodes an uploaded file. Nothing else of it is kept (location and camera metadata, or a script appended to it).
 * Transparency is flattened onto white unless the encoder takes `withAlpha`: an incompressible alpha channel is stored
 * byte for byte, and could carry a script.
 *
 * @param file JPEG, PNG or WebP, detected by its first bytes, never by name
 * @param field where problems are reported
 * @param encode makes of it what is stored
 * @throws INVALID_INPUT with the problem of the field: `not_a_picture`, `unreadable`, or one of `tooCostly`
 */
export async function reencode<T>(
  file: Uint8Array,
  field: string,
  encode: (picture: OpenPicture) => Promise<T>,
): Promise<T> {
  const refused = (problem: string, cause?: unknown) =>
    new AppError('INVALID_INPUT', 'no picture', { fields: { [field]: problem }, cause })
  // Before any decoder runs: libvips has many, we need three, and others have had vulnerabilities.
  if (!isKnownPicture(file)) throw refused('not_a_picture')
  const sharp = await loadSharp()
  // Reads only the header; nothing is decoded, so no pixel limit applies.
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw refused('unreadable', cause)
    })
  const problem = tooCostly(header)
  if (problem) throw refused(problem)
  const upright = () => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
  try {
    return await encode({
      ...header.autoOrient,
      hasAlpha: header.hasAlpha,
      refused,
      open: (pixels, { width, height, channels }) =>
        sharp(pixels, { raw: { width, height, channels } }),
      withAlpha: upright(),
      sharp: upright().flatten({ background: '#ffffff' }),
    })
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw refused('unreadable', cause)
  }
}

type Header = Pick<Metadata, 'width' | 'height' | 'depth' | 'pages' | 'isProgressive'>

/** What in the header of a picture makes it take too long: 16 bits per channel take five times as long as 8. */
function tooCostly({ width, height, depth, pages = 1, isProgressive }: Header): string | null {
  if (depth !== 'uchar') return 'too_deep'
  if (pages > 1) return 'animated'
  const pixels = width * height * (isProgressive ? PASSES : 1)
  return pixels > MAX_PIXELS ? 'too_many_pixels' : null
}

/** Loaded with the first upload: it takes tens of milliseconds of CPU, and most calls of the function only show a picture. */
async function loadSharp() {
  return (await import('sharp')).default
}

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RIFF = [0x52, 0x49, 0x46, 0x46]
/** Follows the chunk length after RIFF. */
const WEBP = [0x57, 0x45, 0x42, 0x50]

function isKnownPicture(file: Uint8Array): boolean {
  const has = (bytes: readonly number[], at = 0) => bytes.every((byte, i) => file[at + i] === byte)
  return has(JPEG) || has(PNG) || (has(RIFF) && has(WEBP, 8))
}
