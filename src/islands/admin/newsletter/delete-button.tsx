import { useState, type ReactNode } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import { deleteEdition } from '#lib/admin/newsletter/calls.ts'
import type { Edition } from '#lib/admin/newsletter/edition.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { goWith } from '../address.ts'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { failureText } from '../kit/failure-text.ts'
import { toastFailure } from '../kit/toast-failure.ts'

/** Deletes a draft, after asking. */
export function DeleteButton({ edition }: { edition: Edition }): ReactNode {
  const t = useT('admin', 'adminNewsletter')
  const [isAsking, setAsking] = useState(false)
  const remove = useChange(deleteEdition, {
    onSuccess() {
      toast.success(t('adminNewsletter.delete.done'))
      goWith({ edition: null })
    },
    onError(error) {
      // Otherwise the dialog says it.
      if (!isAsking) toastFailure(t, error, t('adminNewsletter.delete.failed'))
    },
  })
  const ask = (asks: boolean) => {
    setAsking(asks)
    if (asks) remove.reset()
  }
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => ask(true)}>
        {t('adminNewsletter.delete.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => ask(false)}
        title={t('adminNewsletter.delete.title')}
        text={t('adminNewsletter.delete.text')}
        confirm={t('adminNewsletter.delete.confirm')}
        isBusy={remove.isPending}
        problem={remove.error && failureText(t, remove.error, t('adminNewsletter.delete.failed'))}
        onConfirm={() => remove.mutate({ params: { id: edition.id } })}
      />
    </>
  )
}
