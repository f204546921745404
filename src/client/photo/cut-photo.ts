import { PORTRAIT } from '#lib/accounts/avatar.ts'
import { isCutOut, type Frame } from '#lib/accounts/portrait-frame.ts'
import type { OpenPhoto } from './open-photo.ts'
import type { Photo } from './photo.ts'

/**
 * Cuts a frame out of the file itself: what is shown of a large photo has too few pixels for a small frame. Null where it
 * cannot be read.
 *
 * @param frame in pixels of the photo
 */
export async function cutPhoto({ file }: OpenPhoto, frame: Frame): Promise<Photo | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(PORTRAIT.width, Math.round(frame.width))
  canvas.height = Math.round((canvas.width * PORTRAIT.height) / PORTRAIT.width)
  const context = canvas.getContext('2d')
  if (!picture || !context) return null
  context.imageSmoothingQuality = 'high'
  const { width, height } = canvas
  context.drawImage(picture, frame.x, frame.y, frame.width, frame.height, 0, 0, width, height)
  picture.close()
  return {
    // Browsers that cannot encode WebP return PNG instead.
    dataUrl: canvas.toDataURL('image/webp', 0.9),
    name: file.name,
    type: file.type,
    ...(isCutOut(context.getImageData(0, 0, width, height).data) && { isCutOut: true }),
  }
}
