import type { T } from '#lib/i18n/t.ts'
import { isOneOf } from '#lib/one-of.ts'

/** A chosen and cropped photo: four to five, of at most 960 × 1200 px. */
export type Photo = {
  /** `data:image/…;base64,…` */
  dataUrl: string
  /** The name of the original file. */
  name: string
  type: string
  /** Whether it shows somebody without a background. */
  isCutOut?: boolean
}

/** Takes the photo of an open cropper as it stands; null where it cannot be read. */
export type TakePhoto = () => Promise<Photo | null>

/** The problems of a photo; all but the last are also problem codes of the server for `image`. */
export const PHOTO_PROBLEMS = [
  'not_a_picture',
  'too_large',
  'too_many_pixels',
  'too_deep',
  'animated',
  'too_small',
  'unreadable',
  'not_opened',
] as const
export type PhotoProblem = (typeof PHOTO_PROBLEMS)[number]

/** The message for a problem code; an unknown code reads as "cannot be read". */
export function photoProblemText(t: T<'photo'>, code: string): string {
  const known = isOneOf(PHOTO_PROBLEMS, code) ? code : 'unreadable'
  return t(`photo.problem.${known}`)
}
