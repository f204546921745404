import type { ReactNode } from 'react'
import { bodyOf, withParams } from '#client/form/check.ts'
import { useFormCall } from '#client/form/use-form-call.ts'
import { useT } from '#client/texts/use-t.ts'
import { disableUser, enableUser } from '#lib/admin/users-calls.ts'
import { Reason, type UserDetail } from '#lib/admin/users-schemas.ts'
import { toast } from '#stores/toasts.ts'
import { NO_REASON, ReasonDialog, useReasonDraft } from '../kit/reason-dialog.tsx'

type Props = { user: UserDetail; open: boolean; onClose: () => void }

const check = bodyOf(Reason)

/** Lets nobody sign in to an account, or does so again, and says why. */
export function AccessDialog({ user, open, onClose }: Props): ReactNode {
  const t = useT('admin', 'adminUsers')
  const { id, state } = user
  const step = state === 'disabled' ? 'enable' : 'disable'
  const form = useFormCall(step === 'enable' ? enableUser : disableUser, {
    initial: NO_REASON,
    draft: useReasonDraft(`user:${id}`),
    check: withParams({ id }, check),
    onSuccess() {
      toast.success(t(`adminUsers.${step}.done`))
      onClose()
    },
  })
  return (
    <ReasonDialog
      form={form}
      title={t(`adminUsers.${step}.title`)}
      description={t(`adminUsers.${step}.text`)}
      label={t('adminUsers.reason.label')}
      help={t('adminUsers.reason.help')}
      submit={t(`adminUsers.${step}.confirm`)}
      isDanger={step === 'disable'}
      open={open}
      onClose={onClose}
      texts={{ CONFLICT: t('adminUsers.conflict'), other: t('admin.failure') }}
    />
  )
}
