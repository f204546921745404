import { useState } from 'react'
import type { T } from '#lib/i18n/t.ts'
import type { Row } from '#lib/workspace/builder/row.ts'
import { indexOf } from '#lib/workspace/builder/rows.ts'
import { ADD_ID, partId, rowId, UNDO_ID } from './ids.ts'
import type { Work } from './use-sending.ts'

/** What is done to the questions, with what is said of it and where the focus goes. */
export function useQuestions(
  t: T<'sendQuestionnaire'>,
  { sending: { rows }, act, setOpenRow, focusSoon }: Work,
) {
  const [removed, setRemoved] = useState<{ row: Row; index: number } | null>(null)
  const [said, setSaid] = useState('')
  const titleOf = ({ text }: Row) => text.trim() || t('sendQuestionnaire.questions.blank')
  return {
    removed: removed && { text: titleOf(removed.row) },
    /** What was just done, for who cannot see it. */
    said,
    titleOf,
    add: () => {
      const row = act({ type: 'add' }).at(-1)
      if (!row) return
      setOpenRow(row.id)
      setRemoved(null)
      focusSoon(partId(row.id, 'text'))
    },
    move: (id: number, to: number) => {
      const after = act({ type: 'move', id, to })
      const place = indexOf(after, id)
      const row = after[place]
      if (row && place !== indexOf(rows, id)) {
        const values = { text: titleOf(row), place: place + 1, total: after.length }
        setSaid(t('sendQuestionnaire.questions.moved', values))
      }
    },
    copy: (id: number) => {
      const after = act({ type: 'duplicate', id })
      const copy = after[indexOf(after, id) + 1]
      if (after.length === rows.length || !copy) return
      setOpenRow(copy.id)
      focusSoon(partId(copy.id, 'text'))
    },
    remove: (id: number) => {
      const index = indexOf(rows, id)
      const row = rows[index]
      if (!row) return
      act({ type: 'remove', id })
      setRemoved({ row, index })
      focusSoon(UNDO_ID)
    },
    undo: () => {
      if (!removed) return
      const after = act({ type: 'restore', ...removed })
      const row = after[Math.min(removed.index, after.length - 1)]
      setRemoved(null)
      if (!row) return
      const values = { text: titleOf(row), place: indexOf(after, row.id) + 1 }
      setSaid(t('sendQuestionnaire.questions.restored', values))
      focusSoon(rowId(row.id))
    },
    closeUndo: () => {
      setRemoved(null)
      focusSoon(ADD_ID)
    },
  }
}
export type Questions = ReturnType<typeof useQuestions>
