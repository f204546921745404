import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { type endVerification, type refuseVerification } from '#lib/admin/verifications-calls.ts'
import { GiveReason } from '#lib/admin/verifications-schemas.ts'
import { REASON_MAX } from '#lib/fields/reason.ts'
import type { VerificationId } from '#lib/ids.ts'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { reasonKey } from './typed-keys.ts'
import { useDecision } from './use-decision.ts'

type Props = {
  /** Both refuse a badge: one that is claimed, or one that there is. */
  contract: typeof refuseVerification | typeof endVerification
  id: VerificationId
  open: boolean
  onClose: () => void
  title: string
  done: string
  onSettled: (isTaken: boolean) => void
}

/** Asks for the reason that the professional is told. */
export function RefusalDialog({
  contract,
  id,
  open,
  onClose,
  title,
  done,
  onSettled,
}: Props): ReactNode {
  const t = useT('adminVerifications')
  const { mutate, isPending, error, reset } = useDecision(contract, {
    id,
    done,
    onSettled(isTaken) {
      onClose()
      onSettled(isTaken)
    },
  })
  const close = () => {
    reset()
    onClose()
  }
  return (
    <ReasonDialog
      about={reasonKey(id)}
      schema={GiveReason}
      max={REASON_MAX}
      title={title}
      label={t('adminVerifications.reasonLabel')}
      help={t('adminVerifications.reasonHelp')}
      submit={t('adminVerifications.send')}
      isDanger
      open={open}
      onClose={close}
      isBusy={isPending}
      // Where somebody else has decided, this dialog goes.
      failure={error?.code === 'CONFLICT' ? null : error}
      texts={{ other: t('adminVerifications.failed') }}
      onSend={(reason) => mutate({ params: { id }, body: { reason } })}
    />
  )
}
