import { useStore } from '@nanostores/react'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { fieldText } from '#client/field-text.ts'
import { mutationOf, queryClient } from '#client/query.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import { confirmPassword } from '#lib/admin/access-contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useFrame } from './frame-context.ts'
import { $asked, answerPassword } from './kit/guarded.ts'

const FORM = 'admin-password'

/** Asks for the password again, when a call needs it (`guardedMutationOf`). */
export function PasswordDialog(): ReactNode {
  const { t } = useFrame()
  const isOpen = useStore($asked) !== null
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => answerPassword(false)}
      title={t('admin.password.title')}
      description={t('admin.password.text')}
      closeLabel={t('workspace.close')}
      actions={
        <>
          <Button variant="quiet" onClick={() => answerPassword(false)}>
            {t('workspace.cancel')}
          </Button>
          <Button type="submit" form={FORM}>
            {t('admin.password.confirm')}
          </Button>
        </>
      }
    >
      <PasswordForm />
    </Dialog>
  )
}

function PasswordForm() {
  const { t } = useFrame()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const confirm = useMutation(
    {
      ...mutationOf(confirmPassword),
      onSuccess: () => answerPassword(true),
      onError({ code, fields }) {
        setWrong(fields['password'])
        if (fields['password']) document.getElementById('admin-password-field')?.focus()
        else setProblem(t(code === 'RATE_LIMITED' ? 'admin.password.limited' : 'admin.failure'))
      },
    },
    queryClient,
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // A dialog in a form of the area: that form is not meant.
    event.stopPropagation()
    setProblem(undefined)
    setWrong(password === '' ? 'required' : undefined)
    if (password !== '' && !confirm.isPending) confirm.mutate({ body: { password } })
  }
  return (
    <form id={FORM} noValidate onSubmit={submit} className="grid gap-3">
      <PasswordField
        id="admin-password-field"
        t={t}
        label={t('admin.password.label')}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={fieldText(t, wrong)}
      />
      <p role="alert" className="text-sm text-clay-strong empty:hidden">
        {problem}
      </p>
    </form>
  )
}
