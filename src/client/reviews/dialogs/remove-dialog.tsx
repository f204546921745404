import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import * as reviews from '#lib/reviews/calls.ts'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import type { DialogProps } from './dialogs.tsx'

/** Asks before the user's own review is deleted. */
export function RemoveDialog({ open, professional, onClose, onDone }: DialogProps) {
  const t = useT('reviews')
  const { mutate, isPending, error } = useChange(reviews.deleteReview, {
    onSuccess: () => onDone({ kind: 'removed' }, t('reviews.remove.done')),
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('reviews.remove.title')}
      text={t('reviews.remove.text', { name: professional.name })}
      confirm={t('reviews.remove.submit')}
      isDanger
      isBusy={isPending}
      problem={
        <ChangeFailed
          failure={error}
          texts={{ NOT_FOUND: t('reviews.write.gone'), other: t('reviews.remove.failed') }}
        />
      }
      onConfirm={() => mutate({ params: { id: professional.id } })}
    />
  )
}
