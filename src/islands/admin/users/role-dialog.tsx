import { useState, type ReactNode } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { ROLES, type Role } from '#lib/accounts/roles.ts'
import { changeRole } from '#lib/admin/users-calls.ts'
import { ROLE_PROBLEMS, type UserDetail } from '#lib/admin/users-schemas.ts'
import { toast } from '#stores/toasts.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'

type Props = { user: UserDetail; open: boolean; onClose: () => void }

/** Gives an account another role. */
export function RoleDialog({ user, open, onClose }: Props): ReactNode {
  const t = useT('admin', 'adminUsers')
  const [role, setRole] = useState(user.role)
  const change = useChange(changeRole, {
    onSuccess: () => {
      toast.success(t('adminUsers.changeRole.done'))
      onClose()
    },
  })
  // What was refused is neither said of another choice nor when the dialog opens again.
  const choose = (chosen: Role) => {
    change.reset()
    setRole(chosen)
  }
  const close = () => {
    choose(user.role)
    onClose()
  }
  const { error } = change
  const refused = ROLE_PROBLEMS.find((one) => one === error?.fields['role'])
  return (
    <FormDialog
      title={t('adminUsers.changeRole.title')}
      description={t('adminUsers.changeRole.text')}
      open={open}
      onClose={close}
      submit={t('adminUsers.changeRole.confirm')}
      isBusy={change.isPending}
      problem={<ChangeFailed failure={error} texts={{ other: t('admin.failure') }} />}
      onSubmit={() => change.mutate({ params: { id: user.id }, body: { role } })}
    >
      <Field
        label={t('adminUsers.role.label')}
        error={refused && t(`adminUsers.changeRole.problem.${refused}`)}
      >
        <Select value={role} onChange={({ target }) => choose(target.value as Role)}>
          {offeredTo(user).map((one) => (
            <option key={one} value={one}>
              {t(`adminUsers.role.of.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <p className="text-sm text-ink-soft">{t('adminUsers.changeRole.professional')}</p>
    </FormDialog>
  )
}

/** Nobody becomes a professional without a page of that profession. */
const offeredTo = ({ role, professional }: UserDetail): Role[] =>
  ROLES.filter((one) => [role, 'athlete', 'admin', professional?.type].includes(one))
