import type { ReactNode } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { useT } from '#client/texts/use-t.ts'
import { disableUser, enableUser } from '#lib/admin/users-calls.ts'
import { Reason, type UserDetail } from '#lib/admin/users-schemas.ts'
import { REASON_MAX } from '#lib/fields/reason.ts'
import { toast } from '#stores/toasts.ts'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { keepTyped } from '../kit/typed.ts'

type Props = { user: UserDetail; open: boolean; onClose: () => void }

/** Lets nobody sign in to an account, or does so again, and says why. */
export function AccessDialog({ user, open, onClose }: Props): ReactNode {
  const t = useT('admin', 'adminUsers')
  const step = user.state === 'disabled' ? 'enable' : 'disable'
  const about = `user ${user.id}`
  const change = useChange(step === 'enable' ? enableUser : disableUser, {
    onSuccess: () => {
      toast.success(t(`adminUsers.${step}.done`))
      keepTyped(about, '')
      onClose()
    },
  })
  const close = () => {
    change.reset()
    onClose()
  }
  return (
    <ReasonDialog
      about={about}
      schema={Reason}
      max={REASON_MAX}
      title={t(`adminUsers.${step}.title`)}
      description={t(`adminUsers.${step}.text`)}
      label={t('adminUsers.reason.label')}
      help={t('adminUsers.reason.help')}
      submit={t(`adminUsers.${step}.confirm`)}
      isDanger={step === 'disable'}
      open={open}
      onClose={close}
      isBusy={change.isPending}
      failure={change.error}
      texts={{ CONFLICT: t('adminUsers.conflict'), other: t('admin.failure') }}
      onSend={(reason) => change.mutate({ params: { id: user.id }, body: { reason } })}
    />
  )
}
