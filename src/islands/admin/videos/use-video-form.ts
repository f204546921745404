import { useEffect, useEffectEvent, useState } from 'react'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useAsk } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useFormAction } from '#client/form/use-form-call.ts'
import { useT } from '#client/texts/use-t.ts'
import * as videos from '#lib/admin/videos-calls.ts'
import type { AdminVideo, VideoInput } from '#lib/admin/videos-schemas.ts'
import { toast } from '#stores/toasts.ts'
import { goWith } from '../address.ts'
import { $drafts, keepDraft, NEW } from './drafts.ts'
import { check, EMPTY, toForm, type VideoForm } from './form.ts'
import { isSame, merge, type Conflict } from './merge.ts'

const savedOf = (video: AdminVideo | null) => (video ? toForm(video) : EMPTY)

/** Where the form begins: with what was stored, or with what was typed before over that or an older version. */
function startOf(video: AdminVideo | null) {
  const saved = savedOf(video)
  const draft = $drafts.get()[video?.id ?? NEW]
  if (!draft) return { typed: saved, conflicts: null, isRestored: false }
  const { merged, conflicts } = merge(draft.base, draft.typed, saved)
  const isOlder = video !== null && draft.version !== video.version
  return { typed: merged, conflicts: isOlder ? conflicts : null, isRestored: true }
}

/** What was saved; or what another admin had saved meanwhile, and what both began with. */
type Outcome = { stored: AdminVideo } | { newer: AdminVideo; base: VideoForm }

/** @param video null for a new one */
function useSave(video: AdminVideo | null) {
  const ask = useAsk()
  const { read } = useCache()
  return async (body: VideoInput): Promise<Outcome> => {
    if (!video) return { stored: await ask(videos.createVideo, { body }) }
    const params = { id: video.id }
    try {
      const versioned = { ...body, version: video.version }
      return { stored: await ask(videos.updateVideo, { params, body: versioned }) }
    } catch (failure) {
      if ((failure as CallFailed).code !== 'STALE') throw failure
      return { newer: await read(videos.getAdminVideo, { params }), base: toForm(video) }
    }
  }
}

/**
 * The form of an exercise: its values, what of them is not saved, and saving, also over what another admin has saved.
 *
 * @param video null for a new one
 */
export function useVideoForm(video: AdminVideo | null) {
  const t = useT('adminVideos')
  const cache = useCache()
  const key = video?.id ?? NEW
  const saved = savedOf(video)
  const [start] = useState(() => startOf(video))
  /** Set while another version has been saved: what both have changed. */
  const [conflicts, setConflicts] = useState<Conflict[] | null>(start.conflicts)
  const [isRestored, setRestored] = useState(start.isRestored)
  const form = useFormAction(useSave(video), {
    initial: start.typed,
    check,
    onSuccess(outcome) {
      if ('newer' in outcome) {
        const met = merge(outcome.base, form.now(), toForm(outcome.newer))
        form.reset(met.merged)
        setConflicts(met.conflicts)
        return
      }
      const { stored } = outcome
      toast.success(t(video ? 'adminVideos.updated' : 'adminVideos.created'))
      cache.put(videos.getAdminVideo, { params: stored }, stored)
      begin(video ? toForm(stored) : EMPTY)
      keepDraft(key, undefined)
      if (!video) goWith({ video: stored.id })
    },
  })
  const begin = (values: VideoForm) => {
    form.reset(values)
    setConflicts(null)
    setRestored(false)
  }
  const { values } = form
  const isUnsaved = !isSame(values, saved)

  const keep = useEffectEvent(() => {
    const draft = { typed: values, base: saved, version: video?.version ?? 0 }
    keepDraft(key, isUnsaved ? draft : undefined)
  })
  useEffect(() => keep(), [values, isUnsaved])

  const discard = () => {
    form.forget()
    begin(saved)
  }
  return { form, isUnsaved, isRestored, conflicts, discard }
}
