import { useMutation } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import type { CallFailed } from '#client/call-failed.ts'
import { showProblems } from '#client/form-problems.ts'
import { queryClient, queryOf } from '#client/query.ts'
import { useT } from '#client/texts/use-t.ts'
import * as videos from '#lib/admin/videos-calls.ts'
import type { AdminVideo } from '#lib/admin/videos-schemas.ts'
import { toast } from '#stores/toasts.ts'
import { guardedMutationOf } from '../kit/guarded.ts'
import { refresh } from '../kit/refresh.ts'
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
  const onSuccess = (stored: AdminVideo) => {
    toast.success(t(video ? 'adminVideos.updated' : 'adminVideos.created'))
    queryClient.setQueryData(queryOf(videos.getAdminVideo, { params: stored }).queryKey, stored)
    void refresh(videos.listAdminVideos)
    onSaved(stored)
  }
  const fail = () => toast.error(t('adminVideos.saveFailed'))
  const meet = async (id: AdminVideo['id']) => {
    onStale(await queryClient.query(queryOf(videos.getAdminVideo, { params: { id } })))
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
  const create = useMutation(
    { ...guardedMutationOf(videos.createVideo), onSuccess, onError },
    queryClient,
  )
  const update = useMutation(
    { ...guardedMutationOf(videos.updateVideo), onSuccess, onError },
    queryClient,
  )
  const isSaving = create.isPending || update.isPending
  const submit = form.handleSubmit((values) => {
    if (isSaving) return
    const body = toInput(values)
    if (!video) create.mutate({ body })
    else update.mutate({ params: { id: video.id }, body: { ...body, version: video.version } })
  })
  return { isSaving, submit }
}
