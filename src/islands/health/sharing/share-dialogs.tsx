import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { toast } from '#stores/toasts.ts'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { GrantDialog } from './grant/grant-dialog.tsx'
import { shortNameOf } from '../kit/people.ts'
import { isSimple, type Shares } from './use-shares.ts'
import type { Words } from './when.ts'

/** What is asked about an authorization, in a dialog. */
export function ShareDialogs({ shares, words }: { shares: Shares; words: Words }): ReactNode {
  const t = useT('healthSharing')
  const { dialog, items, change, isPending, problem, focusOn } = shares
  const { asked, isOpen, close } = dialog
  const authorization = items?.find(({ id }) => id === asked?.id)
  if (!asked || !authorization) return null
  const { kind, id, turn } = asked
  const name = shortNameOf(authorization.professional, words)

  if (!isSimple(kind)) {
    return (
      <GrantDialog
        key={turn}
        open={isOpen}
        words={words}
        kind={kind}
        authorization={authorization}
        onClose={close}
        onDone={() => {
          close()
          focusOn(id)
          const done = kind === 'grant' ? 'authorize' : 'edit'
          toast.success(t(`healthSharing.done.${done}`, { name }))
        }}
      />
    )
  }
  if (kind === 'unblock') return null
  return (
    <ConfirmDialog
      key={turn}
      open={isOpen}
      title={t(`healthSharing.confirm.${kind}.title`, { name })}
      text={t(`healthSharing.confirm.${kind}.text`, { name })}
      confirm={t(`healthSharing.confirm.${kind}.confirm`)}
      isDanger
      isBusy={isPending}
      problem={<Problem>{problem}</Problem>}
      onConfirm={() => change({ kind, id })}
      onClose={close}
    />
  )
}
