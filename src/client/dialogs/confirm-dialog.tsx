import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type Props = {
  open: boolean
  title: string
  text: ReactNode
  /** The button that does it; null once it can no longer be done. */
  confirm: string | null
  /** The button that does not; "Cancelar" by default. */
  cancel?: string
  /** Whether something is lost with it. */
  isDanger?: boolean
  isBusy?: boolean
  /** Why it could not be done. */
  problem?: ReactNode
  onConfirm: () => void
  /** It is closed by whoever opened it. */
  onClose: () => void
}

/** Asks before something is done. */
export function ConfirmDialog(props: Props): ReactNode {
  const t = useT('island')
  const { open, title, text, confirm, cancel, isDanger, isBusy, problem } = props
  const { onConfirm, onClose } = props
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onClose}
      title={title}
      description={text}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancel ?? t('island.cancel')}
          </Button>
          {confirm !== null && (
            <Button
              variant={isDanger ? 'danger' : 'primary'}
              loading={isBusy ?? false}
              onClick={onConfirm}
            >
              {confirm}
            </Button>
          )}
        </>
      }
    >
      {problem}
    </Dialog>
  )
}
