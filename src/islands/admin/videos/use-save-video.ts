import type { UseFormReturn } from 'react-hook-form'
import { useChange } from '#client/data/use-change.ts'
import type { CallFailed } from '#client/data/call-failed.ts'
import { showProblems } from '#client/form-problems.ts'
import { useCache } from '#client/data/use-cache.ts'
import { useT } from '#client/texts/use-t.ts'
import * as videos from '#lib/admin/videos-calls.ts'
import type { AdminVideo } from '#lib/admin/videos-schemas.ts'
import { toast } from '#stores/toasts.ts'
import { toastFailure } from '../kit/toast-failure.ts'
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
  const t = useT('admin', 'adminVideos')
  const cache = useCache()
  const onSuccess = (stored: AdminVideo) => {
    toast.success(t(video ? 'adminVideos.updated' : 'adminVideos.created'))
    cache.put(videos.getAdminVideo, { params: stored }, stored)
    onSaved(stored)
  }
  const fail = () => toast.error(t('adminVideos.saveFailed'))
  const meet = async (id: AdminVideo['id']) => {
    onStale(await cache.read(videos.getAdminVideo, { params: { id } }))
  }
  const onError = (failure: CallFailed) => {
    if (failure.code === 'STALE' && video) {
      void meet(video.id).catch(fail)
      return
    }
    const [first] = showProblems(form, failure.fields)
    if (first) form.setFocus(first)
    toastFailure(t, failure, t('adminVideos.saveFailed'))
  }
  const create = useChange(videos.createVideo, { onSuccess, onError })
  const update = useChange(videos.updateVideo, { onSuccess, onError })
  const isSaving = create.isPending || update.isPending
  const submit = form.handleSubmit((values) => {
    if (isSaving) return
    const body = toInput(values)
    if (!video) create.mutate({ body })
    else update.mutate({ params: { id: video.id }, body: { ...body, version: video.version } })
  })
  return { isSaving, submit }
}
