import { zodResolver } from '@hookform/resolvers/zod'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Failure } from '#client/data/request.ts'
import { send } from '#client/data/send.ts'
import { fieldText } from '#client/field-text.ts'
import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import * as passwords from '#lib/passwords/calls.ts'
import * as passwordsSchemas from '#lib/passwords/schemas.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { mailFailureText } from './failure-text.ts'
import { Message } from './message.tsx'

function ForgotPasswordContent() {
  const t = useT('auth', 'fields', 'island')
  const locale = useLocale()
  const { register, handleSubmit, reset, formState } = useForm({
    // No initial value: it would be written over what was typed before hydration.
    resolver: zodResolver(passwordsSchemas.ForgotPassword),
  })
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<Failure>()

  const submit = handleSubmit(async ({ email }) => {
    setFailure(undefined)
    const result = await send(passwords.forgotPassword, { body: { email } })
    if (result.ok) setSentTo(email)
    else setFailure(result)
  })
  const another = () => {
    reset()
    setSentTo(undefined)
  }

  if (sentTo !== undefined) {
    return (
      <div role="status">
        <EmptyState
          picture={<MailCheck className="size-10 text-pine" />}
          title={t('auth.forgot.sent')}
          text={t('auth.forgot.sentText', { email: sentTo })}
          action={
            <>
              <Button variant="quiet" onClick={another}>
                {t('auth.forgot.another')}
              </Button>
              <Button href={localizedPath(PATHS.signIn, locale)}>{t('auth.forgot.back')}</Button>
            </>
          }
        />
      </div>
    )
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {failure && (
        <Message role="alert">
          <p>{mailFailureText(t, failure)}</p>
        </Message>
      )}
      <Field
        id="forgot-email"
        label={t('auth.email')}
        error={fieldText(t, formState.errors.email?.message)}
        required
      >
        <TextInput type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Button type="submit" loading={formState.isSubmitting}>
        {t('auth.forgot.submit')}
      </Button>
      <a
        href={localizedPath(PATHS.signIn, locale)}
        className="flex min-h-11 items-center justify-center text-sm font-semibold text-pine underline underline-offset-4"
      >
        {t('auth.forgot.back')}
      </a>
    </form>
  )
}

/** Requests a password reset link. The response does not reveal whether the address has an account. */
export const ForgotPassword = island(ForgotPasswordContent, 'auth', 'fields')
