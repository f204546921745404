import type { ReactNode } from 'react'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { toast } from '#stores/toasts.ts'
import { shortNameOf } from '../kit/people.ts'
import type { SharingStepKind } from './sharing-step.ts'
import { updateFailures } from './failure-text.ts'
import { GrantDialog } from './grant/grant-dialog.tsx'
import { useShareChange } from './use-share-change.ts'
import type { Shares } from './use-shares.ts'
import type { SharingMessages } from './when.ts'

/** What is asked about an authorization, in a dialog. */
export function ShareDialogs({
  shares,
  words,
}: {
  shares: Shares
  words: SharingMessages
}): ReactNode {
  const t = useT('healthSharing')
  const { dialog, items, focusOn } = shares
  const { asked, isOpen, close } = dialog
  const authorization = items?.find(({ id }) => id === asked?.id)
  if (!asked || !authorization) return null
  const { kind, id, turn } = asked
  const dialogOf = { open: isOpen, words, authorization, onClose: close }

  if (kind === 'grant' || kind === 'edit' || kind === 'extend') {
    const name = shortNameOf(authorization.professional, words)
    return (
      <GrantDialog
        key={turn}
        {...dialogOf}
        kind={kind}
        onDone={() => {
          close()
          focusOn(id)
          const done = kind === 'grant' ? 'authorize' : 'edit'
          toast.success(t(`healthSharing.done.${done}`, { name }))
        }}
      />
    )
  }
  return (
    <EndDialog
      key={turn}
      {...dialogOf}
      kind={kind}
      onDone={() => {
        close()
        focusOn(id)
      }}
    />
  )
}

type EndProps = {
  open: boolean
  words: SharingMessages
  kind: Extract<SharingStepKind, 'revoke' | 'withdraw' | 'hide'>
  authorization: Authorization
  onClose: () => void
  onDone: () => void
}

/** Asks before something ends that needs no choice. */
function EndDialog({ open, words, kind, authorization, onClose, onDone }: EndProps) {
  const t = useT('healthSharing')
  const { change, isPending, error } = useShareChange(kind, words, onDone)
  const name = shortNameOf(authorization.professional, words)
  return (
    <ConfirmDialog
      open={open}
      title={t(`healthSharing.confirm.${kind}.title`, { name })}
      text={t(`healthSharing.confirm.${kind}.text`, { name })}
      confirm={t(`healthSharing.confirm.${kind}.confirm`)}
      isDanger
      isBusy={isPending}
      problem={<ChangeFailed failure={error} texts={updateFailures(t)} />}
      onConfirm={() => change(authorization)}
      onClose={onClose}
    />
  )
}
