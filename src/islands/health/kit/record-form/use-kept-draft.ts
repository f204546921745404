import { useEffect } from 'react'
import {
  draftOf,
  withDraft,
  withoutDraft,
  type Base,
  type HealthDraft,
} from '#lib/health/form/draft.ts'
import type { RecordForm } from '#lib/health/form/record-form.ts'
import { $healthDrafts } from '#stores/health-drafts.ts'

/** Whose draft it is, and of what. */
export type DraftSubject = {
  userId: string
  /** Null for a new record. */
  record: { id: string; version: number; base: Base } | null
}

/** The unsaved form of a person for a record, or for the new one; undefined without one. */
export function keptDraft(userId: string, recordId: string | null): HealthDraft | undefined {
  return draftOf($healthDrafts.get(), userId, recordId)
}

/** Removes a draft. */
export function forgetDraft(userId: string, recordId: string | null): void {
  put(withoutDraft($healthDrafts.get(), userId, recordId))
}

/** Keeps what is typed in this tab for as long as it would be lost, and not longer. */
export function useKeptDraft(subject: DraftSubject, typed: RecordForm, isUnsaved: boolean): void {
  const { userId, record } = subject
  useEffect(() => {
    if (isUnsaved) put(withDraft($healthDrafts.get(), { userId, record, form: typed }))
    else forgetDraft(userId, record?.id ?? null)
  }, [userId, record, typed, isUnsaved])
}

function put(drafts: readonly HealthDraft[]): void {
  $healthDrafts.set(drafts.length > 0 ? drafts : $healthDrafts.initial)
}
