import { createHash } from 'node:crypto'
import { PICTURE_WIDTHS, type PictureWidth } from '#lib/articles/picture.ts'
import { reencode } from '#server/pictures/reencode.ts'

const WEBP_QUALITY = 80
/** Tall ones too: what is higher than it is wide is no wider than that allows. */
const MAX_HEIGHT = 1_600

export type ArticlePicture = {
  /** A hash of its largest size, and that size: see `PICTURE_ID`. */
  id: string
  sizes: Record<PictureWidth, Uint8Array>
}

/**
 * Re-encodes an uploaded file in the widths that pages show, as WebP; never enlarged, and in its own proportions
 * (`reencode`).
 *
 * @throws INVALID_INPUT with the problem of `image`
 */
export function readArticlePicture(file: Uint8Array): Promise<ArticlePicture> {
  return reencode(file, 'image', async ({ sharp, open }) => {
    const inside = (width: PictureWidth) =>
      ({ width, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true }) as const
    // Decoded once, in the largest size: the file may have a hundred times as many pixels.
    const { data: pixels, info: raw } = await sharp
      .resize(inside(1200))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [small, large] = await Promise.all(
      PICTURE_WIDTHS.map((width) =>
        open(pixels, raw)
          .resize(inside(width))
          .webp({ quality: WEBP_QUALITY })
          .toBuffer({ resolveWithObject: true }),
      ),
    )
    const { data, info } = large!
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
    return {
      id: `${hash}-${info.width}x${info.height}`,
      sizes: { 640: small!.data, 1200: data },
    }
  })
}
