/** The width of a line, in pixels. */
type Measure = (text: string, size: number) => number

type Box = {
  width: number
  height: number
  /** From the largest to the smallest. */
  sizes: readonly number[]
  /** The height of a line, as a multiple of the size. */
  leading: number
  maxLines: number
}

/** Longer texts are cut before anything is measured: it takes time, and no line holds as much. */
const MAX_CHARACTERS = 400

/**
 * Breaks a text into lines, in the largest size in which it fits the box; in the smallest one it is cut with an ellipsis.
 * The lines are about equally long.
 */
export function fitText(
  text: string,
  { width, height, sizes, leading, maxLines }: Box,
  measure: Measure,
): { size: number; lines: string[] } {
  const letters = Array.from(text)
  const words = letters.slice(0, MAX_CHARACTERS).join('').split(' ')
  const isCut = letters.length > MAX_CHARACTERS
  for (const size of sizes) {
    const lines = wrap(words, width, (line) => measure(line, size))
    const isWithin = lines.length <= maxLines && lines.length * size * leading <= height
    const isBroken =
      lines.length > words.length || words.some((word) => measure(word, size) > width)
    if (isWithin && !isBroken && !isCut) {
      return { size, lines: balanced(words, width, (line) => measure(line, size)) }
    }
  }
  const size = sizes.at(-1) ?? 0
  const room = Math.max(1, Math.min(maxLines, Math.floor(height / (size * leading))))
  const lines = wrap(words, width, (line) => measure(line, size))
  if (lines.length <= room && !isCut) return { size, lines }
  const last = lines[room - 1] ?? ''
  return {
    size,
    lines: [...lines.slice(0, room - 1), ellipsis(last, width, (line) => measure(line, size))],
  }
}

/** Greedily; a word that is longer than a line is broken anywhere. */
function wrap(
  words: readonly string[],
  width: number,
  widthOf: (line: string) => number,
): string[] {
  const lines: string[] = []
  let line = ''
  const pieces = words.flatMap((word) => breakWord(word, width, widthOf))
  for (const piece of pieces) {
    const longer = line ? `${line} ${piece}` : piece
    if (line && widthOf(longer) > width) {
      lines.push(line)
      line = piece
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

function breakWord(word: string, width: number, widthOf: (line: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece && widthOf(piece + letter) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

/** As many lines as in the whole width, in the narrowest width that takes no more of them. */
function balanced(words: readonly string[], width: number, widthOf: (line: string) => number) {
  let best = wrap(words, width, widthOf)
  const step = width / 40
  const widest = Math.max(...words.map(widthOf))
  for (let narrower = width - step; narrower > widest; narrower -= step) {
    const lines = wrap(words, narrower, widthOf)
    if (lines.length > best.length) break
    best = lines
  }
  return best
}

/** The beginning of a line that fits with an ellipsis after it. */
function ellipsis(line: string, width: number, widthOf: (line: string) => number): string {
  let cut = Array.from(line)
  while (cut.length > 1 && widthOf(`${cut.join('')}…`) > width) cut = cut.slice(0, -1)
  return `${cut.join('').replace(/[\s.,;:]+$/, '')}…`
}
