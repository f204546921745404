import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { fieldText } from '#client/field-text.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import { Email } from '#lib/accounts/email.ts'
import { GivenPassword } from '#lib/accounts/password.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { authFailureText } from './failure-text.ts'
import { Message } from './message.tsx'
import { Resend } from './resend.tsx'
import { signInHere, type SignInFailure } from './sign-in-here.ts'

const Credentials = z.strictObject({ email: Email, password: GivenPassword })

type Props = {
  /** The address of a sign-up just completed. */
  email: string
  /** Called after the session has begun. */
  onSignedIn: () => void
}

/** The sign-in form. A failure keeps both values; wrong credentials select the password. */
export function SignIn({ email, onSignedIn }: Props): ReactNode {
  const t = useT('auth', 'fields', 'island')
  const locale = useLocale()
  const { register, handleSubmit, setFocus, formState } = useForm({
    // No initial values: they would be written over what was typed, or filled in by the browser, before hydration.
    resolver: zodResolver(Credentials),
  })
  const { errors, isSubmitting } = formState
  const [failure, setFailure] = useState<SignInFailure & { email: string }>()

  const submit = handleSubmit(async (credentials) => {
    setFailure(undefined)
    const result = await signInHere(credentials)
    if (result.ok) {
      onSignedIn()
      return
    }
    setFailure({ ...result, email: credentials.email })
    if (result.code === 'WRONG_CREDENTIALS') setFocus('password', { shouldSelect: true })
  })

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <h2 className="text-xl">{t('auth.signIn.heading')}</h2>
      {failure &&
        (failure.code === 'EMAIL_UNCONFIRMED' ? (
          <Message key={failure.email} role="alert">
            <p>{t('auth.failure.unconfirmed', { email: failure.email })}</p>
            <Resend email={failure.email} />
          </Message>
        ) : (
          <Message role="alert">
            <p>{authFailureText(t, failure, t('auth.signIn.failed'))}</p>
          </Message>
        ))}
      <Field
        id="sign-in-email"
        label={t('auth.email')}
        error={fieldText(t, errors.email?.message)}
        required
      >
        <TextInput
          type="email"
          autoComplete="username"
          defaultValue={email || undefined}
          {...register('email')}
        />
      </Field>
      <PasswordField
        id="sign-in-password"
        label={t('auth.password')}
        autoComplete="current-password"
        error={fieldText(t, errors.password?.message)}
        {...register('password')}
      />
      <Button type="submit" loading={isSubmitting}>
        {t('auth.signIn.submit')}
      </Button>
      <a
        href={localizedPath(PATHS.forgotPassword, locale)}
        className="flex min-h-11 items-center justify-center text-sm font-semibold text-pine underline underline-offset-4"
      >
        {t('auth.signIn.forgot')}
      </a>
    </form>
  )
}
