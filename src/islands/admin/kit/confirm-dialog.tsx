import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Problem } from '#islands/health/kit/problem.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type Props = {
  title: string
  text: string
  open: boolean
  onClose: () => void
  /** The button that does it. */
  confirm: string
  isDanger?: boolean
  isBusy?: boolean
  /** Why it could not be done. */
  problem?: ReactNode
  onConfirm: () => void
}

/** Asks before something is done. It is closed by whoever opened it, and says meanwhile why it could not be done. */
export function ConfirmDialog(props: Props): ReactNode {
  const t = useT('workspace')
  const {
    title,
    text,
    open,
    onClose,
    confirm,
    isDanger,
    isBusy = false,
    problem,
    onConfirm,
  } = props
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
            {t('workspace.cancel')}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} loading={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {problem && <Problem>{problem}</Problem>}
    </Dialog>
  )
}
