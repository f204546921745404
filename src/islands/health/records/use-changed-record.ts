import { useState } from 'react'
import { useLocale } from '#client/texts/use-t.ts'
import { mergeRecord, type Conflict } from '#lib/health/form/merge-record.ts'
import { isChanged, type RecordForm } from '#lib/health/form/record-form.ts'
import { useCentre } from '../kit/centre.tsx'
import { useRecordReader } from '../kit/pages.ts'
import { keptDraft, useKeptDraft } from '../kit/record-form/use-kept-draft.ts'
import { useRecordForm } from '../kit/record-form/use-record-form.ts'
import { editedOf, startEdit, type Editable } from './start-edit.ts'

type Options = {
  record: Editable
  isBusy: boolean
  onSave: (typed: RecordForm) => void
  onWrong: () => void
  /** It is no longer there. */
  onGone: () => void
}

/** The fields of a record that is changed, kept in this tab until it is saved, and what became of it elsewhere. */
export function useChangedRecord({ record, onGone, ...saving }: Options) {
  const locale = useLocale()
  const { overview } = useCentre()
  const { userId } = overview.person
  const { units } = overview.settings
  const [start] = useState(() => startEdit(record, keptDraft(userId, record.id), units, locale))
  const [edited, setEdited] = useState(start.record)
  const [conflicts, setConflicts] = useState<Conflict[] | null>(start.conflicts)
  const [isOver, setOver] = useState(false)
  const state = useRecordForm({ initial: start.form, units, height: null, ...saving })
  const isUnsaved = !isOver && isChanged(state.typed, edited.base)
  useKeptDraft({ userId, record: edited }, state.typed, isUnsaved)
  const { find } = useRecordReader()

  return {
    state,
    edited,
    conflicts,
    /** What is typed is saved or given up. */
    finish: () => setOver(true),
    /** It was saved elsewhere: what is stored now, with what is typed on top. @throws CallFailed */
    async meet(): Promise<void> {
      const newer = await find(edited.id, edited.base.recordDate)
      if (!newer) {
        onGone()
        return
      }
      const now = editedOf(newer)
      const mine = state.form.now()
      const { form, conflicts: found } = mergeRecord(edited.base, mine, now.base, locale)
      setEdited(now)
      state.restart(form)
      setConflicts(found)
    },
  }
}
