import type { PhotoProblem } from './photo.ts'

/** A photo ready to be cropped. */
export type OpenPhoto = { dataUrl: string; width: number; height: number; file: File }

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** Enough for a crop of 512 px of a third of the photo, and little enough for an old phone. In px. */
const LONGEST_SIDE = 1_600

/** What no camera writes. In bytes. */
const LARGEST_FILE = 40 * 1024 * 1024

/**
 * Opens a file as a picture of moderate size, upright. It stays on the device.
 *
 * The picture is a data URL: our content policy lets a page show no `blob:`.
 */
export async function openPhoto(file: File): Promise<OpenPhoto | PhotoProblem> {
  if (!PHOTO_TYPES.includes(file.type)) return 'not_a_picture'
  if (file.size > LARGEST_FILE) return 'too_large'
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return 'unreadable'
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return 'unreadable'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  // A browser that cannot write WebP writes PNG instead.
  const dataUrl = canvas.toDataURL('image/webp', 0.95)
  return { dataUrl, width: canvas.width, height: canvas.height, file }
}
