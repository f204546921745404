import type { UseFormReturn } from 'react-hook-form'
import type { CallFailed } from '#client/data/call-failed.ts'
import { useAsk } from '#client/data/data.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useAction } from '#client/data/use-change.ts'
import { showProblems } from '#client/form-problems.ts'
import { useT } from '#client/texts/use-t.ts'
import * as videos from '#lib/admin/videos-calls.ts'
import type { AdminVideo, VideoInput } from '#lib/admin/videos-schemas.ts'
import { toast } from '#stores/toasts.ts'
import { toInput, type VideoForm } from './form.ts'

type Handlers = {
  onSaved: (stored: AdminVideo) => void
  /** Somebody else has saved it meanwhile. */
  onStale: (newer: AdminVideo) => void
}

/**
 * Saves what the form holds.
 *
 * @param video null for a new one
 */
export function useSaveVideo(
  video: AdminVideo | null,
  form: UseFormReturn<VideoForm>,
  { onSaved, onStale }: Handlers,
) {
  const t = useT('adminVideos')
  const ask = useAsk()
  const cache = useCache()
  /** Null where somebody else had saved it: what they have is in the form then. */
  const run = async (body: VideoInput): Promise<AdminVideo | null> => {
    if (!video) return ask(videos.createVideo, { body })
    const params = { id: video.id }
    try {
      return await ask(videos.updateVideo, { params, body: { ...body, version: video.version } })
    } catch (failure) {
      if ((failure as CallFailed).code !== 'STALE') throw failure
      onStale(await cache.read(videos.getAdminVideo, { params }))
      return null
    }
  }
  const save = useAction(run, {
    onSuccess(stored) {
      if (!stored) return
      toast.success(t(video ? 'adminVideos.updated' : 'adminVideos.created'))
      cache.put(videos.getAdminVideo, { params: stored }, stored)
      onSaved(stored)
    },
    onError({ fields }) {
      const [first] = showProblems(form, fields)
      if (first) form.setFocus(first)
    },
  })
  const submit = form.handleSubmit(
    (values) => {
      if (!save.isPending) save.mutate(toInput(values))
    },
    () => {
      if (!save.isPending) save.reset()
    },
  )
  return { isSaving: save.isPending, failure: save.error, submit, forgetFailure: save.reset }
}
