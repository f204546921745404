import { createContext, useContext } from 'react'
import type { Attention } from '#lib/workspace/schemas.ts'

/** What every part of the dashboard needs of its owner, and the words that all share. */
export type Board = {
  professional: NonNullable<Attention['professional']>
}

export const BoardContext = createContext<Board | null>(null)

/** Of the dashboard around a part. */
export function useBoard(): Board {
  const board = useContext(BoardContext)
  if (!board) throw new Error('outside of a dashboard')
  return board
}
