import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { bySchema } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormAction } from '#client/form/use-form-call.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { emailField } from '#lib/accounts/email-field.ts'
import { Email } from '#lib/accounts/email.ts'
import { GivenPassword } from '#lib/accounts/password.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { authFailureText } from './failure-text.ts'
import { Message } from './message.tsx'
import { Resend } from './resend.tsx'
import { signInHere } from './sign-in-here.ts'

const check = bySchema(z.strictObject({ email: Email, password: GivenPassword }))

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
  const form = useFormAction(signInHere, {
    initial: { email, password: '' },
    check,
    onSuccess: onSignedIn,
    onError({ code }) {
      if (code === 'WRONG_CREDENTIALS') form.focus('password')
    },
  })
  const { failure, sent } = form
  return (
    <form method="post" {...form.props} className="grid gap-5">
      <h2 className="sr-only">{t('auth.signIn.heading')}</h2>
      {failure &&
        (failure.code === 'EMAIL_UNCONFIRMED' ? (
          <Message key={sent?.email} role="alert">
            <p>{t('auth.failure.unconfirmed', { email: sent?.email ?? '' })}</p>
            <Resend email={sent?.email ?? ''} />
          </Message>
        ) : (
          <Message role="alert">
            <p>{authFailureText(t, failure, t('auth.signIn.failed'))}</p>
          </Message>
        ))}
      <Fields
        form={form}
        of={{
          email: emailField(t),
          password: { kind: 'password', label: t('auth.password'), required: true },
        }}
      />
      <Button type="submit" loading={form.isBusy}>
        {t('auth.signIn.submit')}
      </Button>
      <a
        href={localizedPath(PATHS.forgotPassword, locale)}
        className="link flex justify-center text-sm"
      >
        {t('auth.signIn.forgot')}
      </a>
    </form>
  )
}
