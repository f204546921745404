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

/** How many letters may stand before what was found, so that one line of a phone shows it. */
const BEFORE = 20

/**
 * The pieces of one line: they begin shortly before the first word that was found.
 *
 * @example fromFound(markWords('Trabajo con corredores que tienen dolor de rodilla', 'rod')) // '… dolor de ', then 'rodilla'
 */
export function fromFound(pieces: readonly Piece[]): Piece[] {
  const at = pieces.findIndex(({ isFound }) => isFound)
  const before = pieces
    .slice(0, at)
    .map(({ text }) => text)
    .join('')
  if (at < 1 || before.length <= BEFORE) return [...pieces]
  const end = before.slice(-BEFORE)
  return [{ text: `… ${end.slice(end.indexOf(' ') + 1)}`, isFound: false }, ...pieces.slice(at)]
}
