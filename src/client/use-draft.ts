import { useEffect } from 'react'
import { useKept } from '#client/use-kept.ts'
import {
  $drafts,
  forgetDraft,
  forgetDraftsOfOthers,
  keepDraft,
  type Draft,
  type DraftKey,
} from '#stores/drafts.ts'

/** Stores what is typed in this tab for as long as it would be lost: null once it is saved, or given up. */
export function useDraft({ owner, about }: DraftKey, draft: Omit<Draft, keyof DraftKey> | null) {
  const text = draft && JSON.stringify(draft)
  useEffect(() => {
    const key = { owner, about }
    if (text === null) forgetDraft(key)
    else keepDraft({ ...key, ...(JSON.parse(text) as NonNullable<typeof draft>) })
  }, [owner, about, text])
}

/**
 * The drafts of a user in this tab. Those of others are removed: somebody else has signed in, in another tab.
 *
 * @param owner null in a demonstration: a session may have ended, and its drafts wait for the next sign-in
 */
export function useOwnDrafts(owner: string | null): Draft[] {
  const drafts = useKept($drafts)
  useEffect(() => {
    if (owner !== null) forgetDraftsOfOthers(owner)
  }, [owner])
  return drafts.filter((draft) => draft.owner === owner)
}
