import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { ArticlesT } from '../texts.ts'

type Props = {
  t: ArticlesT
  title: string
  text: string
  submit: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
}

/** Asks before something is taken away. */
export function ConfirmDialog(props: Props): ReactNode {
  const { t, title, text, submit, open, onOpenChange, onConfirm } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      role="alertdialog"
      title={title}
      description={text}
      closeLabel={t('adminArticles.close')}
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {t('adminArticles.cancel')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onOpenChange(false)
              onConfirm()
            }}
          >
            {submit}
          </Button>
        </>
      }
    />
  )
}
