import type { Sharp } from 'sharp'
import { PORTRAIT, SMALL_PORTRAIT } from '#lib/accounts/avatar.ts'
import {
  isCutOut,
  isLargeEnough,
  PORTRAIT_RATIO,
  portraitFrame,
} from '#lib/accounts/portrait-frame.ts'
import type { Dress, Focus } from '#lib/professionals/avatar-url.ts'
import { reencode, type OpenPicture } from '#server/pictures/reencode.ts'
import { findFocus } from './find-focus.ts'

const WEBP_QUALITY = 82

/** A picture as it is stored, and how it is shown. */
export type ReadPicture = { webp: Uint8Array; dress: Dress; focus?: Focus }

/**
 * Re-encodes an uploaded file as a portrait: a WebP of four to five, of at most 960 × 1200 px (`reencode`). What is mostly
 * transparent around somebody stays so; otherwise it is a photograph.
 *
 * @throws INVALID_INPUT with the problem of `image`: those of `reencode`, or `too_small`
 */
export function readPicture(file: Uint8Array): Promise<ReadPicture> {
  return reencode(file, 'image', async (picture) => {
    const frame = portraitFrame(picture)
    if (!isLargeEnough(frame)) throw picture.refused('too_small')
    const width = Math.min(PORTRAIT.width, Math.round(frame.width))
    const size = { width, height: Math.round(width / PORTRAIT_RATIO) }
    const cutOut = picture.hasAlpha ? await readCutOut(picture, size) : null
    if (cutOut) return { webp: cutOut, dress: 'cut' as const }
    // Decoded once: the file may have many times as many pixels.
    const { data: pixels, info } = await cut(picture, size)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [webp, focus] = await Promise.all([
      picture.open(pixels, info).webp({ quality: WEBP_QUALITY }).toBuffer(),
      findFocus(picture.open(pixels, info)),
    ])
    return { webp, dress: 'photo' as const, focus }
  })
}

/** A wide picture is cut where its colours, edges and skin are, an upright one near the top. */
function cut({ sharp, width, height }: OpenPicture, size: Size): Sharp {
  if (width / height > PORTRAIT_RATIO)
    return sharp.resize({ ...size, fit: 'cover', position: 'attention' })
  const frame = portraitFrame({ width, height })
  return sharp
    .extract({ left: 0, top: Math.round(frame.y), width, height: Math.round(frame.height) })
    .resize({ ...size, fit: 'fill' })
}

type Size = { width: number; height: number }

/** A picture of somebody without a background, standing on the lower edge; null for one that has a background. */
async function readCutOut(
  { withAlpha, open }: OpenPicture,
  size: Size,
): Promise<Uint8Array | null> {
  const { data: pixels, info } = await withAlpha
    .resize({ ...size, fit: 'cover', position: 'bottom' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (!isCutOut(pixels)) return null
  withoutText(pixels)
  return open(pixels, info).webp({ quality: WEBP_QUALITY, alphaQuality: 100 }).toBuffer()
}

/**
 * An alpha channel that does not compress is stored byte for byte: of its values those that could be read as text go, which
 * are the half-transparent ones of an edge.
 */
function withoutText(rgba: Uint8Array): void {
  for (let at = 3; at < rgba.length; at += 4) {
    const alpha = rgba[at]!
    rgba[at] = alpha < 32 ? 0 : Math.max(alpha, 128)
  }
}

/** A stored picture in its small version. */
export async function shrink(stored: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const { width, height } = SMALL_PORTRAIT
  return sharp(stored)
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer()
}
