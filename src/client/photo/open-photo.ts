import { isLargeEnough, portraitFrame } from '#lib/accounts/portrait-frame.ts'
import type { PhotoProblem } from './photo.ts'

/** A photo ready to be cropped: what is shown of it, and the size of the photo itself. */
export type OpenPhoto = {
  dataUrl: string
  /** Upright, in its own pixels. */
  width: number
  height: number
  file: File
}

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** What is shown while it is cropped; the crop itself is made of the file. In px. */
const LONGEST_SIDE = 1_600

/** More than cameras produce. In bytes. */
const LARGEST_FILE = 40 * 1024 * 1024

/**
 * Decodes a file to an image of moderate size, upright. Nothing is uploaded.
 *
 * The image is a data URL, because our Content Security Policy does not allow `blob:` images.
 */
export async function openPhoto(file: File): Promise<OpenPhoto | PhotoProblem> {
  if (file.size > LARGEST_FILE) return 'too_large'
  // Its bytes decide, as on the server: browsers do not know the type of every file that they can show.
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return PHOTO_TYPES.includes(file.type) ? 'unreadable' : 'not_a_picture'
  const { width, height } = picture
  if (!isLargeEnough(portraitFrame({ width, height }))) return 'too_small'
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return 'unreadable'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  // Browsers that cannot encode WebP return PNG instead.
  const dataUrl = canvas.toDataURL('image/webp', 0.95)
  return { dataUrl, width, height, file }
}
