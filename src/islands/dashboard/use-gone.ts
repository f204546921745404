import { useState } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'

type Gone = { id: string; failure: CallFailed }

/** Called with a reminder whose row may be gone after it, and with null at the next try. */
export type OnGone = (gone: Gone | null) => void

/**
 * Why clients were not reminded of questionnaires that are no longer in a list. Whose row is still there says so itself.
 *
 * @param ids the questionnaires in the list
 * @param list which page of it, narrowed by what: elsewhere the failure would have no name
 */
export function useGone(ids: readonly string[], list = '') {
  const [all, setAll] = useState<(Gone & { list: string })[]>([])
  const gone = all.filter((one) => one.list === list && !ids.includes(one.id))
  const onGone: OnGone = (one) => setAll((before) => (one ? [...before, { ...one, list }] : []))
  return {
    /** Each reason once. */
    failures: [...new Map(gone.map(({ failure }) => [failure.code, failure])).values()],
    onGone,
  }
}
