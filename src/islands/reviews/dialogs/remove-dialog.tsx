import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import * as reviews from '#lib/reviews/calls.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { DialogProps } from './dialogs.tsx'
import { Problem } from './problem.tsx'

/** Asks before the user's own review is deleted. */
export function RemoveDialog({ open, professional, onClose, onDone }: DialogProps) {
  const t = useT('reviews')
  const { mutate, isPending, error } = useChange(reviews.deleteReview, {
    onSuccess: () => onDone({ kind: 'removed' }, t('reviews.remove.done')),
  })
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onClose}
      title={t('reviews.remove.title')}
      description={t('reviews.remove.text', { name: professional.name })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('reviews.cancel')}
          </Button>
          <Button
            variant="danger"
            loading={isPending}
            onClick={() => mutate({ params: { id: professional.id } })}
          >
            {t('reviews.remove.submit')}
          </Button>
        </>
      }
    >
      <Problem
        failure={error}
        own={{ NOT_FOUND: t('reviews.write.gone'), other: t('reviews.remove.failed') }}
      />
    </Dialog>
  )
}
