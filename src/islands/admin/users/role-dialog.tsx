import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { queryClient } from '#client/query.ts'
import { changeRole, ROLE_PROBLEMS, type UserDetail } from '#lib/admin/users-contract.ts'
import { ROLES, type Role } from '#lib/accounts/roles.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useFrame } from '../frame-context.ts'
import { guardedMutationOf } from '../kit/guarded.ts'
import { toastFailure } from '../kit/toast-failure.ts'
import { refreshUsers } from './refresh.ts'
import type { UsersT } from './texts.ts'

type Props = { user: UserDetail; t: UsersT; open: boolean; onClose: () => void }

const FORM = 'admin-user-role'

/** Gives an account another role. */
export function RoleDialog({ user, t, open, onClose }: Props): ReactNode {
  const frame = useFrame()
  const change = useChange({ t, onClose })
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('adminUsers.changeRole.title')}
      description={t('adminUsers.changeRole.text')}
      closeLabel={frame.t('workspace.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {frame.t('workspace.cancel')}
          </Button>
          <Button type="submit" form={FORM} loading={change.isPending}>
            {t('adminUsers.changeRole.confirm')}
          </Button>
        </>
      }
    >
      <RoleForm
        user={user}
        t={t}
        problem={change.error?.fields['role']}
        onChoose={(role) =>
          !change.isPending && change.mutate({ params: { id: user.id }, body: { role } })
        }
      />
    </Dialog>
  )
}

function useChange({ t, onClose }: Pick<Props, 't' | 'onClose'>) {
  const frame = useFrame()
  return useMutation(
    {
      ...guardedMutationOf(changeRole),
      onSuccess: async () => {
        toast.success(t('adminUsers.changeRole.done'))
        onClose()
        await refreshUsers()
      },
      onError: (failure) => {
        if (!failure.fields['role']) toastFailure(frame.t, failure, frame.t('admin.failure'))
      },
    },
    queryClient,
  )
}

type FormProps = Pick<Props, 'user' | 't'> & {
  problem: string | undefined
  onChoose: (role: Role) => void
}

function RoleForm({ user, t, problem, onChoose }: FormProps) {
  const [role, setRole] = useState(user.role)
  const known = ROLE_PROBLEMS.find((one) => one === problem)
  // Nobody becomes a professional without a page of that profession.
  const offered = ROLES.filter((one) =>
    [user.role, 'athlete', 'admin', user.professional?.type].includes(one),
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onChoose(role)
  }
  return (
    <form id={FORM} noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={t('adminUsers.role.label')}
        error={known && t(`adminUsers.changeRole.problem.${known}`)}
      >
        <Select value={role} onChange={({ target }) => setRole(target.value as Role)}>
          {offered.map((one) => (
            <option key={one} value={one}>
              {t(`adminUsers.role.of.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <p className="text-sm text-ink-soft">{t('adminUsers.changeRole.professional')}</p>
    </form>
  )
}
