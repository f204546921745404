import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { askForPasswordBy } from '#client/data/fresh-password.ts'
import { useChange } from '#client/data/use-change.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { fieldText } from '#client/field-text.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import { confirmPassword } from '#lib/admin/access-calls.ts'
import { $asked, answerPassword, askPassword } from './kit/asked-password.ts'

const FIELD = 'admin-password-field'

/** Asks for the password again, when a call needs it (`withFreshPassword`). */
export function PasswordDialog(): ReactNode {
  const t = useT('admin', 'fields')
  const isOpen = useStore($asked) !== null
  useEffect(() => askForPasswordBy(askPassword), [])
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const answer = (isGiven: boolean) => {
    setPassword('')
    setWrong(undefined)
    answerPassword(isGiven)
  }
  const confirm = useChange(confirmPassword, {
    onSuccess: () => answer(true),
    onError({ fields }) {
      setWrong(fields['password'])
      if (fields['password']) document.getElementById(FIELD)?.focus()
    },
  })
  const close = () => {
    confirm.reset()
    answer(false)
  }
  const submit = () => {
    setWrong(password === '' ? 'required' : undefined)
    if (password === '') confirm.reset()
    else confirm.mutate({ body: { password } })
  }
  return (
    <FormDialog
      title={t('admin.password.title')}
      description={t('admin.password.text')}
      open={isOpen}
      onClose={close}
      submit={t('admin.password.confirm')}
      isBusy={confirm.isPending}
      problem={<ChangeFailed failure={confirm.error} texts={{ other: t('admin.failure') }} />}
      onSubmit={submit}
    >
      <PasswordField
        id={FIELD}
        label={t('admin.password.label')}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={fieldText(t, wrong)}
      />
    </FormDialog>
  )
}
