import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { queryClient } from '#client/query.ts'
import * as videos from '#lib/admin/videos-contract.ts'
import type { AdminVideo } from '#lib/admin/videos-contract.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { goWith } from '../address.ts'
import { useFrame } from '../frame-context.ts'
import { guardedMutationOf } from '../kit/guarded.ts'
import { toastFailure } from '../kit/toast-failure.ts'
import { keepDraft } from './drafts.ts'
import { refreshVideos } from './refresh.ts'
import type { VideosT } from './texts.ts'

type Props = { t: VideosT; locale: Locale; video: AdminVideo }

/** Asks, and for the password, and then deletes an exercise. */
export function DeleteVideo({ t, locale, video }: Props): ReactNode {
  const { t: shared } = useFrame()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation(
    {
      ...guardedMutationOf(videos.deleteVideo),
      async onSuccess() {
        toast.success(t('adminVideos.deleted'))
        keepDraft(video.id, undefined)
        // Before the panel closes: the focus then goes to a row that is there.
        await refreshVideos()
        goWith({ video: null })
      },
      onError: (failure) => toastFailure(shared, failure, t('adminVideos.deleteFailed')),
    },
    queryClient,
  )
  const confirm = () => {
    setAsking(false)
    remove.mutate({ params: { id: video.id } })
  }
  return (
    <>
      <Button variant="danger" loading={remove.isPending} onClick={() => setAsking(true)}>
        {t('adminVideos.delete')}
      </Button>
      <Dialog
        role="alertdialog"
        open={isAsking}
        onOpenChange={setAsking}
        title={t('adminVideos.deleteAsk.title', { name: video.name[locale] })}
        description={t('adminVideos.deleteAsk.text')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {shared('workspace.cancel')}
            </Button>
            <Button variant="danger" onClick={confirm}>
              {t('adminVideos.delete')}
            </Button>
          </>
        }
      />
    </>
  )
}
