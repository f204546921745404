import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { send } from '#client/data/send.ts'
import { useCache } from '#client/data/use-cache.ts'
import { getEdition, updateEdition } from '#lib/admin/newsletter/calls.ts'
import type { Edition } from '#lib/admin/newsletter/edition.ts'
import { openDraft, type DraftState, type OpenDraft } from './open-draft.ts'

/** A pause this long in typing saves. */
const PAUSE_MS = 2_000

export type Draft = DraftState & Omit<OpenDraft, '$state'>

/**
 * An edition that is being written. It saves itself.
 *
 * @param onTaken called when what somebody else has saved was taken into the form without a question
 */
export function useDraft(edition: Edition, onTaken: () => void): Draft {
  const cache = useCache()
  const [{ $state, ...acts }] = useState(() =>
    openDraft(edition, {
      update: (id, body) => send(updateEdition, { params: { id }, body }),
      read: (id) => send(getEdition, { params: { id } }),
      onRead: (read) => cache.put(getEdition, { params: read }, read),
      onTaken,
    }),
  )
  const state = useStore($state)
  useAutosave(state, acts.save)
  return { ...state, ...acts }
}

/** Saves after a pause in typing, and when another area or the list is opened. */
function useAutosave({ content, saveState }: DraftState, save: () => Promise<unknown>): void {
  const saveNow = useEffectEvent(() => void save())
  useEffect(() => {
    if (saveState !== 'unsaved') return undefined
    const timer = setTimeout(() => saveNow(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [content, saveState])
  const saveLast = useEffectEvent(() => {
    if (saveState !== 'saved') void save()
  })
  useEffect(() => () => saveLast(), [])
}
