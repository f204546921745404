import { useState } from 'react'
import { useLocale } from '#client/texts/use-t.ts'
import { mergeRecord, type Conflict } from '#lib/health/form/merge-record.ts'
import { isChanged } from '#lib/health/form/record-form.ts'
import { useCentre } from '../kit/centre.tsx'
import { useRecordReader } from '../kit/pages.ts'
import { keptDraft, useKeptDraft } from '../kit/record-form/use-kept-draft.ts'
import { useRecordForm } from '../kit/record-form/use-record-form.ts'
import { editedOf, startEdit, type Editable } from './start-edit.ts'

/** The fields of a record that is changed, kept in this tab until it is saved, and what became of it elsewhere. */
export function useChangedRecord(record: Editable) {
  const locale = useLocale()
  const { overview } = useCentre()
  const { userId } = overview.person
  const { units } = overview.settings
  const [start] = useState(() => startEdit(record, keptDraft(userId, record.id), units, locale))
  const [edited, setEdited] = useState(start.record)
  const [conflicts, setConflicts] = useState<Conflict[] | null>(start.conflicts)
  const [isGone, setGone] = useState(false)
  const [isOver, setOver] = useState(false)
  const state = useRecordForm({ id: 'edit', initial: start.form, units, height: null })
  const isUnsaved = !isOver && isChanged(state.typed, edited.base)
  useKeptDraft({ userId, record: edited }, state.typed, isUnsaved)
  const { find } = useRecordReader()

  return {
    state,
    edited,
    conflicts,
    isGone,
    lose: () => setGone(true),
    /** What is typed is saved or given up. */
    finish: () => setOver(true),
    /** It was saved elsewhere: what is stored now, with what is typed on top. @throws CallFailed */
    async meet(): Promise<void> {
      const newer = await find(edited.id, edited.base.recordDate)
      if (!newer) {
        setGone(true)
        return
      }
      const now = editedOf(newer)
      const mine = state.form.getValues()
      const { form, conflicts: found } = mergeRecord(edited.base, mine, now.base, locale)
      setEdited(now)
      state.restart(form)
      setConflicts(found)
    },
  }
}
