import type { ReactNode } from 'react'
import { Mark } from '#ui/mark.tsx'
import type { Piece } from './sentence.ts'

/** A sentence with what was chosen marked. */
export function SentenceLine({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, isMarked }, index) =>
    // Pieces have no identity of their own; a sentence is written anew as a whole.
    isMarked ? <Mark key={index}>{text}</Mark> : text,
  )
}

/** The look of a sentence that sums up a share. */
export const SENTENCE = 'font-display text-lg leading-snug font-quote tracking-tight'
