import { useEffect } from 'react'
import { useIsDemo } from '#client/data/data.ts'
import { useStored } from './use-stored.ts'
import {
  $drafts,
  forgetDraft,
  forgetDraftsOfOthers,
  keepDraft,
  type Draft,
  type DraftKey,
} from '#stores/drafts.ts'

/** Removes what others have left in this tab: somebody else may have signed in, in another one. */
function useOthersForgotten(owner: string): void {
  // A session may have ended before a demonstration, and its drafts wait for the next sign-in.
  const isOwner = !useIsDemo() && owner !== ''
  useEffect(() => {
    if (isOwner) forgetDraftsOfOthers(owner)
  }, [isOwner, owner])
}

/** Stores what is typed in this tab for as long as it would be lost: null once it is saved, or given up. */
export function useDraft({ owner, about }: DraftKey, draft: Omit<Draft, keyof DraftKey> | null) {
  useOthersForgotten(owner)
  const text = draft && JSON.stringify(draft)
  useEffect(() => {
    const key = { owner, about }
    if (text === null) forgetDraft(key)
    else {
      const at = new Date().toISOString()
      keepDraft({ ...key, ...(JSON.parse(text) as NonNullable<typeof draft>), at })
    }
  }, [owner, about, text])
}

/**
 * Gives up what was typed about things that are no longer open to it: of all drafts whose `about` begins with that of the
 * key, those of other ids.
 *
 * @param open the ids of all that are open; null while not all of them are known
 */
export function useClosedForgotten({ owner, about }: DraftKey, open: readonly string[] | null) {
  const ids = open && JSON.stringify(open)
  useEffect(() => {
    if (ids === null) return
    const left = new Set((JSON.parse(ids) as string[]).map((id) => about + id))
    for (const draft of $drafts.get()) {
      if (draft.owner === owner && draft.about.startsWith(about) && !left.has(draft.about)) {
        forgetDraft(draft)
      }
    }
  }, [owner, about, ids])
}

/** The drafts of a user in this tab, of what begins with `about`. */
export function useOwnDrafts({ owner, about }: DraftKey): Draft[] {
  useOthersForgotten(owner)
  return useStored($drafts).filter(
    (draft) => draft.owner === owner && draft.about.startsWith(about),
  )
}
