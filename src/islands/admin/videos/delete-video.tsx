import { useState, type ReactNode } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as videos from '#lib/admin/videos-calls.ts'
import type { AdminVideo } from '#lib/admin/videos-schemas.ts'
import { forgetDraft } from '#stores/drafts.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { goWith } from '../address.ts'
import { useDraftKey } from '../kit/use-draft-key.ts'
import { videoDraft } from './use-video-form.ts'

type Props = { video: AdminVideo }

/** Asks, and for the password, and then deletes an exercise. */
export function DeleteVideo({ video }: Props): ReactNode {
  const t = useT('adminVideos')
  const locale = useLocale()
  const draft = useDraftKey(videoDraft(video.id))
  const [isAsking, setAsking] = useState(false)
  const remove = useChange(videos.deleteVideo, {
    onSuccess() {
      toast.success(t('adminVideos.deleted'))
      setAsking(false)
      forgetDraft(draft)
      goWith({ video: null })
    },
  })
  const close = () => {
    remove.reset()
    setAsking(false)
  }
  return (
    <>
      <Button variant="refuse" loading={remove.isPending} onClick={() => setAsking(true)}>
        {t('adminVideos.delete')}
      </Button>
      <ConfirmDialog
        title={t('adminVideos.deleteAsk.title', { name: video.name[locale] })}
        text={t('adminVideos.deleteAsk.text')}
        open={isAsking}
        onClose={close}
        confirm={t('adminVideos.delete')}
        isDanger
        isBusy={remove.isPending}
        problem={
          <ChangeFailed failure={remove.error} texts={{ other: t('adminVideos.deleteFailed') }} />
        }
        onConfirm={() => remove.mutate({ params: { id: video.id } })}
      />
    </>
  )
}
