import type { ReactNode } from 'react'
import type { Match } from '#lib/questionnaires/priority.ts'
import { piecesOf } from './pieces.ts'

/** An answer with the words underlined that decide its priority. */
export function MarkedText({ text, matches }: { text: string; matches: Match[] }): ReactNode {
  return piecesOf(text, matches).map((piece, index) =>
    piece.isMatch ? (
      // The pieces of a text never change.
      <mark
        key={index}
        className="bg-transparent font-medium text-inherit underline decoration-2 underline-offset-4"
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
