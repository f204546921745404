import { useEffect, type ReactNode } from 'react'
import { forgetDraft } from '#stores/drafts.ts'
import { useDraftKey } from './use-draft-key.ts'

/** Says that there is no such thing, and gives up what was typed about it. */
export function Gone({ about, children }: { about: string; children: ReactNode }): ReactNode {
  useForgotten(about)
  return <p>{children}</p>
}

/** Gives up a draft whose form is shown no more; null while it is. */
export function useForgotten(about: string | null): void {
  const key = useDraftKey(about ?? '')
  const [owner, given] = [key.owner, about === null ? null : key.about]
  useEffect(() => {
    if (given !== null) forgetDraft({ owner, about: given })
  }, [owner, given])
}
