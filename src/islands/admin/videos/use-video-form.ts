import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { AdminVideo } from '#lib/admin/videos-schemas.ts'
import { goWith } from '../address.ts'
import { $drafts, keepDraft, NEW } from './drafts.ts'
import { EMPTY, resolver, toForm, type VideoForm } from './form.ts'
import { isSame, merge, type Conflict } from './merge.ts'
import { useSaveVideo } from './use-save-video.ts'

const savedOf = (video: AdminVideo | null) => (video ? toForm(video) : EMPTY)

/** Where the form begins: with what was stored, or with what was typed before over that or an older version. */
function begin(video: AdminVideo | null) {
  const saved = savedOf(video)
  const draft = $drafts.get()[video?.id ?? NEW]
  if (!draft) return { typed: saved, conflicts: null, isRestored: false }
  const { merged, conflicts } = merge(draft.base, draft.typed, saved)
  const isOlder = video !== null && draft.version !== video.version
  return { typed: merged, conflicts: isOlder ? conflicts : null, isRestored: true }
}

/**
 * The form of an exercise: its values, what of them is not saved, and saving, also over what somebody else has saved.
 *
 * @param video null for a new one
 */
export function useVideoForm(video: AdminVideo | null) {
  const key = video?.id ?? NEW
  const [start] = useState(() => begin(video))
  /** Set while another version has been saved: what both have changed. */
  const [conflicts, setConflicts] = useState<Conflict[] | null>(start.conflicts)
  const [isRestored, setRestored] = useState(start.isRestored)
  const form = useForm<VideoForm>({ defaultValues: start.typed, resolver })
  const typed = useWatch({ control: form.control }) as VideoForm
  const saved = savedOf(video)
  const isUnsaved = !isSame(typed, saved)

  const keep = useEffectEvent(() => {
    const draft = { typed, base: saved, version: video?.version ?? 0 }
    keepDraft(key, isUnsaved ? draft : undefined)
  })
  useEffect(() => keep(), [typed, isUnsaved])

  const fill = (values: VideoForm) => {
    form.reset(values)
    setConflicts(null)
    setRestored(false)
  }
  const { isSaving, failure, submit, forgetFailure } = useSaveVideo(video, form, {
    onSaved(stored) {
      fill(video ? toForm(stored) : EMPTY)
      keepDraft(key, undefined)
      if (!video) goWith({ video: stored.id })
    },
    onStale(newer) {
      const met = merge(saved, form.getValues(), toForm(newer))
      form.reset(met.merged)
      setConflicts(met.conflicts)
    },
  })
  const discard = () => {
    forgetFailure()
    fill(saved)
  }
  return { form, typed, isUnsaved, isRestored, isSaving, failure, conflicts, submit, discard }
}
