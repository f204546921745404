import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

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
export type PhotoProblem =
  'not_a_picture' | 'too_large' | 'too_many_pixels' | 'unreadable' | 'not_opened'

const PROBLEM_KEY = {
  not_a_picture: 'photo.problem.notPicture',
  too_large: 'photo.problem.tooLarge',
  too_many_pixels: 'photo.problem.tooLarge',
  unreadable: 'photo.problem.unreadable',
  not_opened: 'photo.problem.notOpened',
} as const satisfies Record<PhotoProblem, Parameters<PhotoT>[0]>

/** What to say about a photo; a code that is not known here reads as "cannot be read". */
export function photoProblemText(t: PhotoT, code: string): string {
  const known = Object.hasOwn(PROBLEM_KEY, code) ? (code as PhotoProblem) : 'unreadable'
  return t(PROBLEM_KEY[known])
}
