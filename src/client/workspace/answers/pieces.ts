import type { Match } from '#lib/questionnaires/priority.ts'

export type Piece = { text: string; isMatch: boolean }

/** A text in its pieces, in order: what decides its priority, and what lies between. Together they are the text. */
export function piecesOf(text: string, matches: readonly Match[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end } of matches) {
    // Words that overlap are one.
    const from = Math.max(start, at)
    if (end <= from) continue
    if (from > at) pieces.push({ text: text.slice(at, from), isMatch: false })
    pieces.push({ text: text.slice(from, end), isMatch: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false })
  return pieces
}
