import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { send } from '#client/send.ts'
import { fieldText, passwordText } from '#client/field-text.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import * as passwords from '#lib/passwords/contract.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { failureText } from './failure-text.ts'
import { Section } from './section.tsx'
import type { View } from './texts.ts'

type Props = {
  view: View
  email: string
  onChanged: () => void
  onSignedOut: () => void
}

/** A new password for the old one; every other session ends with it. */
export function ChangePasswordSection({ view, email, onChanged, onSignedOut }: Props): ReactNode {
  const { t } = view
  const { control, register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(passwords.ChangePassword),
    defaultValues: { currentPassword: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const password = useWatch({ control, name: 'password' })

  const submit = handleSubmit(async (body) => {
    const result = await send(passwords.changePassword, { body })
    if (result.ok) {
      reset()
      toast.success(t('account.password.done'))
      onChanged()
      return
    }
    if (result.code === 'UNAUTHENTICATED') {
      onSignedOut()
      return
    }
    const { currentPassword, password: refused } = result.fields
    const wrong = currentPassword ? 'currentPassword' : 'password'
    const message = currentPassword ?? refused
    if (message) {
      setError(wrong, { type: 'server', message }, { shouldFocus: true })
      return
    }
    toast.error(failureText(t, result, t('account.password.failed')))
  })

  return (
    <Section title={t('account.password.title')} text={t('account.password.text')}>
      <form
        noValidate
        aria-label={t('account.password.title')}
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        {/* For password managers: whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="current-password"
          t={t}
          label={t('account.password.current')}
          autoComplete="current-password"
          error={fieldText(t, errors.currentPassword?.message)}
          {...register('currentPassword')}
        />
        <PasswordField
          id="new-password"
          t={t}
          label={t('account.password.new')}
          autoComplete="new-password"
          error={passwordText(t, errors.password?.message)}
          measured={password}
          {...register('password')}
        />
        <Button type="submit" variant="quiet" loading={isSubmitting} className="justify-self-start">
          {t('account.password.submit')}
        </Button>
      </form>
    </Section>
  )
}
