import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { send } from '#client/data/send.ts'
import { deleteDraft, saveDraft } from '#lib/admin/articles/calls.ts'
import type { ArticleEdit } from '#lib/admin/articles/fields.ts'
import type { ArticleId } from '#lib/ids.ts'
import type { UNKEPT } from './lists.ts'

/** How long nothing is typed before the draft is kept, in ms. */
const PAUSE = 1_200

/** Whether what was typed has reached the server; of a draft, when. */
export type DraftStatus = { kind: 'none' | (typeof UNKEPT)[number] } | { kind: 'kept'; at: string }

type Given = {
  id: ArticleId
  version: number
  fields: ArticleEdit
  /** Whether they differ from what is saved. */
  isDirty: boolean
  /** When the draft that was opened was kept; null without one. */
  keptAt: string | null
}

/**
 * Keeps on the server what is typed and not saved, a moment after the last key, and at once when the editor is closed. What
 * is typed back to what is saved is kept no longer.
 */
export function useAutosave({ id, version, fields, isDirty, keptAt }: Given) {
  const [status, setStatus] = useState<DraftStatus>(
    keptAt === null ? { kind: 'none' } : { kind: 'kept', at: keptAt },
  )
  const wanted = isDirty ? JSON.stringify([version, fields]) : null
  /** What the server has, or will have once `queue` is done. */
  const sent = useRef(keptAt === null ? null : wanted)
  /** What is in the editor. */
  const newest = useRef(wanted)
  const timer = useRef(0)
  /** One call after the other: a late one must not undo a newer one. */
  const queue = useRef(Promise.resolve())

  const keep = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (wanted === sent.current) return
    sent.current = wanted
    queue.current = queue.current.then(async () => {
      if (wanted === null) {
        await send(deleteDraft, { params: { id } })
        return
      }
      setStatus({ kind: 'keeping' })
      const result = await send(saveDraft, {
        params: { id },
        body: { baseVersion: version, fields },
      })
      if (sent.current !== wanted) return
      if (!result.ok) sent.current = ''
      // Typed on meanwhile: that is told by then.
      if (newest.current !== wanted) return
      setStatus(result.ok ? { kind: 'kept', at: result.data.savedAt } : { kind: 'failed' })
    })
  })

  useEffect(() => {
    newest.current = wanted
    if (wanted === sent.current) return undefined
    setStatus({ kind: wanted === null ? 'none' : 'typing' })
    timer.current = window.setTimeout(() => keep(), PAUSE)
    return () => clearTimeout(timer.current)
  }, [wanted])
  useEffect(() => () => keep(), [])

  return {
    status,
    /** Waits until nothing is under way: what is saved next deletes the draft, which must not come back. */
    settle: () => {
      clearTimeout(timer.current)
      return queue.current
    },
    /** The draft is gone with a save. */
    forget: () => {
      clearTimeout(timer.current)
      sent.current = null
      setStatus({ kind: 'none' })
    },
  }
}
