import type { ReactNode } from 'react'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { bodyOf, withParams } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { ROLES, type Role } from '#lib/accounts/roles.ts'
import * as users from '#lib/admin/users-calls.ts'
import * as usersSchemas from '#lib/admin/users-schemas.ts'
import { toast } from '#stores/toasts.ts'

type Props = { user: usersSchemas.UserDetail; open: boolean; onClose: () => void }

const check = bodyOf(usersSchemas.changeRole.body)

/** Gives an account another role. */
export function RoleDialog({ user, open, onClose }: Props): ReactNode {
  const t = useT('admin', 'adminUsers')
  const { id, role } = user
  const form = useFormCall(users.changeRole, {
    initial: { role },
    check: withParams({ id }, check),
    onSuccess() {
      toast.success(t('adminUsers.changeRole.done'))
      onClose()
    },
  })
  // What was refused is not said when the dialog opens again.
  const close = () => {
    form.forget()
    form.reset()
    onClose()
  }
  const problems = usersSchemas.ROLE_PROBLEMS.map(
    (code) => [code, t(`adminUsers.changeRole.problem.${code}`)] as const,
  )
  return (
    <FormDialog
      title={t('adminUsers.changeRole.title')}
      description={t('adminUsers.changeRole.text')}
      open={open}
      onClose={close}
      submit={t('adminUsers.changeRole.confirm')}
      form={form}
      problem={<ChangeFailed failure={form.failure} texts={{ other: t('admin.failure') }} />}
    >
      <Fields
        form={form}
        problems={Object.fromEntries(problems)}
        of={{
          role: {
            kind: 'select',
            label: t('adminUsers.role.label'),
            options: offeredTo(user).map((one) => [one, t(`adminUsers.role.of.${one}`)]),
          },
        }}
      />
      <p className="text-sm text-ink-soft">{t('adminUsers.changeRole.professional')}</p>
    </FormDialog>
  )
}

/** Nobody becomes a professional without a page of that profession. */
const offeredTo = ({ role, professional }: usersSchemas.UserDetail): Role[] =>
  ROLES.filter((one) => [role, 'athlete', 'admin', professional?.type].includes(one))
