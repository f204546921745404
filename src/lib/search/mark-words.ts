import { foldWords } from './fold-words.ts'

/** A piece of a text, and whether it is a word that was searched for. */
export type Piece = { text: string; isFound: boolean }

/**
 * A text in pieces, with the words marked that begin like a word of the search.
 *
 * @example markWords('Dolor de rodilla', 'rod') // 'Dolor de ', then 'rodilla' as found
 */
export function markWords(text: string, search: string): Piece[] {
  const wanted = foldWords(search)
  const isFound = (word: string) =>
    foldWords(word).some((folded) => wanted.some((start) => folded.startsWith(start)))
  const pieces: Piece[] = []
  // Every second part is a word, which the pattern captures.
  for (const [n, part] of text.split(/([\p{L}\p{N}\p{M}]+)/u).entries()) {
    const piece = { text: part, isFound: n % 2 === 1 && isFound(part) }
    const last = pieces.at(-1)
    if (last && !last.isFound && !piece.isFound) last.text += part
    else if (part) pieces.push(piece)
  }
  return pieces
}
