import { useState, type ReactNode } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { ConfirmDialog } from '#client/dialogs/confirm-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { endSessions, resendConfirmation } from '#lib/admin/users-calls.ts'
import { type UserDetail } from '#lib/admin/users-schemas.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { AccessDialog } from './access-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

type Props = { user: UserDetail }
type Open = 'role' | 'access' | 'sessions' | null

/** What an admin may do with an account. */
export function Actions({ user }: Props): ReactNode {
  const t = useT('adminUsers')
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const isDisabled = user.state === 'disabled'
  return (
    <div className="grid gap-2">
      {user.isWaiting && <Resend user={user} />}
      <Button variant="quiet" onClick={() => setOpen('sessions')}>
        {t('adminUsers.sessions.button')}
      </Button>
      {!user.isWaiting && (
        <>
          <Button variant="quiet" onClick={() => setOpen('role')}>
            {t('adminUsers.changeRole.button')}
          </Button>
          {!user.isSelf && (
            <Button variant={isDisabled ? 'quiet' : 'refuse'} onClick={() => setOpen('access')}>
              {t(isDisabled ? 'adminUsers.enable.button' : 'adminUsers.disable.button')}
            </Button>
          )}
        </>
      )}
      <p className="text-xs text-ink-soft">
        {t(user.isWaiting ? 'adminUsers.waiting' : 'adminUsers.needs')}
      </p>
      <EndSessions user={user} open={open === 'sessions'} onClose={close} />
      <RoleDialog user={user} open={open === 'role'} onClose={close} />
      <AccessDialog user={user} open={open === 'access'} onClose={close} />
    </div>
  )
}

function Resend({ user }: Props) {
  const t = useT('adminUsers')
  const resend = useChange(resendConfirmation, {
    onSuccess: () => {
      toast.success(t('adminUsers.resend.done', { email: user.email }))
    },
  })
  return (
    <>
      <Button
        variant="quiet"
        loading={resend.isPending}
        onClick={() => resend.mutate({ params: { id: user.id } })}
      >
        {t('adminUsers.resend.button')}
      </Button>
      <ChangeFailed failure={resend.error} texts={{ other: t('adminUsers.resend.failed') }} />
    </>
  )
}

function EndSessions({ user, open, onClose }: Props & { open: boolean; onClose: () => void }) {
  const t = useT('admin', 'adminUsers')
  const end = useChange(endSessions, {
    onSuccess: () => {
      toast.success(t('adminUsers.sessions.done'))
      onClose()
    },
  })
  const close = () => {
    end.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('adminUsers.sessions.title')}
      text={t(user.isSelf ? 'adminUsers.sessions.own' : 'adminUsers.sessions.text')}
      open={open}
      onClose={close}
      confirm={t('adminUsers.sessions.confirm')}
      isBusy={end.isPending}
      problem={<ChangeFailed failure={end.error} texts={{ other: t('admin.failure') }} />}
      onConfirm={() => end.mutate({ params: { id: user.id } })}
    />
  )
}
