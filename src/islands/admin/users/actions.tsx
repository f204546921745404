import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { mutationOf, queryClient } from '#client/query.ts'
import { endSessions, resendConfirmation, type UserDetail } from '#lib/admin/users-contract.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useFrame } from '../frame-context.ts'
import { toastFailure } from '../kit/toast-failure.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { refreshUsers } from './refresh.ts'
import { RoleDialog } from './role-dialog.tsx'
import type { UsersT } from './texts.ts'

type Props = { user: UserDetail; t: UsersT }
type Open = 'role' | 'reason' | 'sessions' | null

/** What an admin may do with an account. */
export function Actions({ user, t }: Props): ReactNode {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const isDisabled = user.state === 'disabled'
  return (
    <div className="grid gap-2">
      {user.isWaiting && <Resend user={user} t={t} />}
      <Button variant="quiet" onClick={() => setOpen('sessions')}>
        {t('adminUsers.sessions.button')}
      </Button>
      {!user.isWaiting && (
        <>
          <Button variant="quiet" onClick={() => setOpen('role')}>
            {t('adminUsers.changeRole.button')}
          </Button>
          {!user.isSelf && (
            <Button variant={isDisabled ? 'quiet' : 'danger'} onClick={() => setOpen('reason')}>
              {t(isDisabled ? 'adminUsers.enable.button' : 'adminUsers.disable.button')}
            </Button>
          )}
        </>
      )}
      <p className="text-[0.8125rem] text-ink-soft">
        {t(user.isWaiting ? 'adminUsers.waiting' : 'adminUsers.needs')}
      </p>
      <EndSessions user={user} t={t} open={open === 'sessions'} onClose={close} />
      <RoleDialog user={user} t={t} open={open === 'role'} onClose={close} />
      <ReasonDialog user={user} t={t} open={open === 'reason'} onClose={close} />
    </div>
  )
}

function Resend({ user, t }: Props) {
  const frame = useFrame()
  const resend = useMutation(
    {
      ...mutationOf(resendConfirmation),
      onSuccess: async () => {
        toast.success(t('adminUsers.resend.done', { email: user.email }))
        await refreshUsers()
      },
      onError: (failure) => toastFailure(frame.t, failure, t('adminUsers.resend.failed')),
    },
    queryClient,
  )
  return (
    <Button
      variant="quiet"
      loading={resend.isPending}
      onClick={() => resend.mutate({ params: { id: user.id } })}
    >
      {t('adminUsers.resend.button')}
    </Button>
  )
}

function EndSessions({ user, t, open, onClose }: Props & { open: boolean; onClose: () => void }) {
  const frame = useFrame()
  const end = useMutation(
    {
      ...mutationOf(endSessions),
      onSuccess: async () => {
        toast.success(t('adminUsers.sessions.done'))
        onClose()
        await refreshUsers()
      },
      onError: (failure) => toastFailure(frame.t, failure, frame.t('admin.failure')),
    },
    queryClient,
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('adminUsers.sessions.title')}
      description={t(user.isSelf ? 'adminUsers.sessions.own' : 'adminUsers.sessions.text')}
      closeLabel={frame.t('workspace.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {frame.t('workspace.cancel')}
          </Button>
          <Button loading={end.isPending} onClick={() => end.mutate({ params: { id: user.id } })}>
            {t('adminUsers.sessions.confirm')}
          </Button>
        </>
      }
    />
  )
}
