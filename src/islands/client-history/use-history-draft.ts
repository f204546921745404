import { useEffect } from 'react'
import { useLeaveGuard } from '#client/use-leave-guard.ts'
import {
  draftOf,
  withDraft,
  withoutDraft,
  type HistoryDraft,
} from '#lib/workspace/history/draft.ts'
import type { HistoryForm } from '#lib/workspace/history/form.ts'
import { $historyDrafts } from '#stores/history-drafts.ts'

/** Whose draft it is, and about which client. */
export type Whose = Pick<HistoryDraft, 'userId' | 'id'>

/** What was written and not saved; undefined without anything. */
export const keptDraft = (whose: Whose): HistoryDraft | undefined =>
  draftOf($historyDrafts.get(), whose)

/** Removes it. */
export const forgetDraft = (whose: Whose): void => put(withoutDraft($historyDrafts.get(), whose))

function put(drafts: readonly HistoryDraft[]): void {
  $historyDrafts.set(drafts.length > 0 ? drafts : $historyDrafts.initial)
}

type Given = {
  whose: Whose
  /** The form of what is stored. */
  base: HistoryForm
  typed: HistoryForm
  isUnsaved: boolean
  /** Asked before signing out. */
  question: string
}

/** Keeps what is typed in this tab for as long as it would be lost, and asks before it is given up. */
export function useHistoryDraft({ whose, base, typed, isUnsaved, question }: Given): void {
  const { userId, id } = whose
  useEffect(() => {
    if (isUnsaved) put(withDraft($historyDrafts.get(), { userId, id, base, typed }))
    else forgetDraft({ userId, id })
  }, [userId, id, base, typed, isUnsaved])
  useLeaveGuard({ isUnsaved, question, forget: () => void $historyDrafts.forget() })
}
