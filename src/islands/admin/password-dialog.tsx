import { useStore } from '@nanostores/react'
import { useEffect, type ReactNode } from 'react'
import { askForPasswordBy } from '#client/data/fresh-password.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { bodyOf } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import * as access from '#lib/admin/access-calls.ts'
import * as accessSchemas from '#lib/admin/access-schemas.ts'
import { $asked, answerPassword, askPassword } from './kit/ask-password.ts'

const check = bodyOf(accessSchemas.confirmPassword.body)

/** Asks for the password again, when a call needs it (`withFreshPassword`). */
export function PasswordDialog(): ReactNode {
  const t = useT('admin')
  const isOpen = useStore($asked) !== null
  useEffect(() => askForPasswordBy(askPassword), [])
  const form = useFormCall(access.confirmPassword, {
    initial: { password: '' },
    check,
    onSuccess: () => answer(true),
  })
  const answer = (isGiven: boolean) => {
    form.reset()
    answerPassword(isGiven)
  }
  const close = () => {
    form.forget()
    answer(false)
  }
  return (
    <FormDialog
      title={t('admin.password.title')}
      description={t('admin.password.text')}
      open={isOpen}
      onClose={close}
      submit={t('admin.password.confirm')}
      form={form}
      problem={<ChangeFailed failure={form.failure} texts={{ other: t('admin.failure') }} />}
    >
      <Fields
        form={form}
        of={{ password: { kind: 'password', label: t('admin.password.label'), required: true } }}
      />
    </FormDialog>
  )
}
