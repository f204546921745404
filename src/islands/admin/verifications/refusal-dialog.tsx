import type { ReactNode } from 'react'
import { bodyOf, withParams } from '#client/form/check.ts'
import { useFormCall } from '#client/form/use-form-call.ts'
import { useT } from '#client/texts/use-t.ts'
import { type endVerification, type refuseVerification } from '#lib/admin/verifications-calls.ts'
import { GiveReason } from '#lib/admin/verifications-schemas.ts'
import type { VerificationId } from '#lib/ids.ts'
import { NO_REASON, ReasonDialog, useReasonDraft } from '../kit/reason-dialog.tsx'
import { reasonKey, useDecision } from './use-decision.ts'

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

const check = bodyOf(GiveReason)

/** The reason of a refusal, which the professional reads. */
export function RefusalDialog(props: Props): ReactNode {
  const { contract, id, open, onClose, title, done, onSettled } = props
  const t = useT('adminVerifications')
  const form = useFormCall(contract, {
    initial: NO_REASON,
    draft: useReasonDraft(reasonKey(id)),
    check: withParams({ id }, check),
    ...useDecision({
      id,
      done,
      onSettled(isTaken) {
        onClose()
        onSettled(isTaken)
      },
    }),
  })
  return (
    <ReasonDialog
      form={form}
      title={title}
      label={t('adminVerifications.reasonLabel')}
      help={t('adminVerifications.reasonHelp')}
      submit={t('adminVerifications.send')}
      isDanger
      open={open}
      onClose={onClose}
      // Where another admin has decided, this dialog goes.
      failure={form.failure?.code === 'CONFLICT' ? null : form.failure}
      texts={{ other: t('adminVerifications.failed') }}
    />
  )
}
