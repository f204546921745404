import { element } from '#client/element.ts'
import type { Piece } from '#lib/search/mark-words.ts'

/** A text with the words marked that were searched for. */
export const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isFound }) => (isFound ? element('mark', {}, text) : text))
