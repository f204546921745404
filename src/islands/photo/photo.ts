import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'
import { isOneOf } from '#lib/one-of.ts'

/** A photo that somebody has chosen and cropped: a square of at most 512 px. */
export type Photo = {
  /** `data:image/…;base64,…` */
  dataUrl: string
  /** Of the file that was chosen. */
  name: string
  type: string
}

export type PhotoTexts = Pick<Texts, 'photo'>
export type PhotoT = Translate<PhotoTexts>

/** What can be wrong with a photo; the first four are also what the server says of `image`. */
export const PHOTO_PROBLEMS = [
  'not_a_picture',
  'too_large',
  'too_many_pixels',
  'unreadable',
  'not_opened',
] as const
export type PhotoProblem = (typeof PHOTO_PROBLEMS)[number]

/** What to say about a photo; a code that is not known here reads as "cannot be read". */
export function photoProblemText(t: PhotoT, code: string): string {
  const known = isOneOf(PHOTO_PROBLEMS, code) ? code : 'unreadable'
  return t(`photo.problem.${known}`)
}
