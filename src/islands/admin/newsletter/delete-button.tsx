import { useState, type ReactNode } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { deleteEdition } from '#lib/admin/newsletter/calls.ts'
import type { Edition } from '#lib/admin/newsletter/edition.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { goWith } from '../address.ts'

type Props = { edition: Edition; onDeleted: () => void }

/** Deletes a draft, after asking. */
export function DeleteButton({ edition, onDeleted }: Props): ReactNode {
  const t = useT('adminNewsletter')
  const [isAsking, setAsking] = useState(false)
  const remove = useChange(deleteEdition, {
    onSuccess() {
      onDeleted()
      toast.success(t('adminNewsletter.delete.done'))
      goWith({ edition: null })
    },
  })
  const close = () => {
    setAsking(false)
    if (!remove.isPending) remove.reset()
  }
  const failed = (
    <ChangeFailed failure={remove.error} texts={{ other: t('adminNewsletter.delete.failed') }} />
  )
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {t('adminNewsletter.delete.open')}
      </Button>
      {/* The dialog may have been closed before the answer came. */}
      {!isAsking && failed}
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title={t('adminNewsletter.delete.title')}
        text={t('adminNewsletter.delete.text')}
        confirm={t('adminNewsletter.delete.confirm')}
        isBusy={remove.isPending}
        problem={failed}
        onConfirm={() => remove.mutate({ params: { id: edition.id } })}
      />
    </>
  )
}
