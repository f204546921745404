import type { ReactNode } from 'react'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { useT } from '#client/texts/use-t.ts'

type Props = { open: boolean; onClose: () => void; onDiscard: () => void }

/** Asks before what is unsaved is given up. */
export function DiscardQuestion({ open, onClose, onDiscard }: Props): ReactNode {
  const t = useT('editing')
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('editing.discard.title')}
      text={t('editing.discard.text')}
      confirm={t('editing.discard.discard')}
      cancel={t('editing.discard.keep')}
      isDanger
      onConfirm={() => {
        onClose()
        onDiscard()
      }}
    />
  )
}
