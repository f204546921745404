import { createContext, useContext } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Attention } from '#lib/workspace/schemas.ts'
import type { DashboardT } from './texts.ts'

/** What every part of the dashboard needs of its owner, and the words that all share. */
export type Board = {
  t: DashboardT
  locale: Locale
  professional: NonNullable<Attention['professional']>
}

export const BoardContext = createContext<Board | null>(null)

/** Of the dashboard around a part. */
export function useBoard(): Board {
  const board = useContext(BoardContext)
  if (!board) throw new Error('outside of a dashboard')
  return board
}
