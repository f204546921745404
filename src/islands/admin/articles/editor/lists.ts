import type { Format } from './format.ts'

/** The parts of the editor, of which phones show one. */
export const VIEWS = ['write', 'preview', 'settings'] as const
export type View = (typeof VIEWS)[number]

/** The buttons above the text. */
export const TOOLS = [
  'heading',
  'bold',
  'italic',
  'bullets',
  'numbers',
  'quote',
  'link',
  'picture',
] as const satisfies readonly (Format | 'picture')[]
export type Tool = (typeof TOOLS)[number]

/** Why a picture could not be used. */
export const PICTURE_PROBLEMS = [
  'required',
  'not_a_picture',
  'too_large',
  'too_many_pixels',
  'too_deep',
  'animated',
  'unreadable',
] as const
export type PictureProblem = (typeof PICTURE_PROBLEMS)[number]
