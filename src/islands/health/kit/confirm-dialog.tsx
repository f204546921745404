import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from './problem.tsx'

type Props = {
  open: boolean
  title: string
  text: string
  /** What the button that does it says. */
  confirm: string
  isPending: boolean
  /** Why it could not be done. */
  problem?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot simply be taken back. */
export function ConfirmDialog(props: Props): ReactNode {
  const t = useT('health')
  const { open, title, text, confirm, isPending, problem, onConfirm, onClose } = props
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
            {t('health.cancel')}
          </Button>
          <Button variant="danger" loading={isPending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <Problem>{problem}</Problem>
    </Dialog>
  )
}
