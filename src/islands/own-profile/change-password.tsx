import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useChange } from '#client/data/use-change.ts'
import { fieldText, passwordText } from '#client/field-text.ts'
import { showProblems } from '#client/form-problems.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import * as passwords from '#lib/passwords/calls.ts'
import * as passwordsSchemas from '#lib/passwords/schemas.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Section } from './section.tsx'

type Props = { email: string }

/** Changes the password, which requires the old one; ends every other session. */
export function ChangePasswordSection({ email }: Props): ReactNode {
  const t = useT('account', 'fields')
  const form = useForm({
    resolver: zodResolver(passwordsSchemas.ChangePassword),
    defaultValues: { currentPassword: '', password: '' },
  })
  const { control, register, handleSubmit } = form
  const { errors } = form.formState
  const password = useWatch({ control, name: 'password' })
  const change = useChange(passwords.changePassword, {
    onSuccess: () => {
      form.reset()
      toast.success(t('account.password.done'))
    },
    onError: (failure) => {
      const [wrong] = showProblems(form, failure.fields)
      if (wrong) form.setFocus(wrong)
    },
  })
  const submit = handleSubmit((body) => change.mutate({ body }), change.reset)

  return (
    <Section title={t('account.password.title')} text={t('account.password.text')}>
      <form
        noValidate
        aria-label={t('account.password.title')}
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        {/* Tells password managers the account of the password. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="current-password"
          label={t('account.password.current')}
          autoComplete="current-password"
          error={fieldText(t, errors.currentPassword?.message)}
          {...register('currentPassword')}
        />
        <PasswordField
          id="new-password"
          label={t('account.password.new')}
          autoComplete="new-password"
          error={passwordText(t, errors.password?.message)}
          measured={password}
          {...register('password')}
        />
        <ChangeFailed failure={change.error} texts={{ other: t('account.password.failed') }} />
        <Button
          type="submit"
          variant="quiet"
          loading={change.isPending}
          className="justify-self-start"
        >
          {t('account.password.submit')}
        </Button>
      </form>
    </Section>
  )
}
