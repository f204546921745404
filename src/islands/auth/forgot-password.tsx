import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { bodyOf } from '#client/form/check.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormCall } from '#client/form/use-form-call.ts'
import { island } from '#client/island/island.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { emailField } from '#lib/accounts/email-field.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import * as passwords from '#lib/passwords/calls.ts'
import * as passwordsSchemas from '#lib/passwords/schemas.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { mailFailureText } from '#client/account/failure-text.ts'
import { Message } from '#client/account/message.tsx'

const check = bodyOf(passwordsSchemas.ForgotPassword)

function ForgotPasswordContent() {
  const t = useT('auth', 'fields', 'island')
  const locale = useLocale()
  const [sentTo, setSentTo] = useState<string>()
  const form = useFormCall(passwords.forgotPassword, {
    initial: { email: '' },
    check,
    onSuccess: (_, { body }) => setSentTo(body.email),
  })
  const another = () => {
    form.reset()
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
    <form method="post" {...form.props} className="grid gap-5">
      {form.failure && (
        <Message role="alert">
          <p>{mailFailureText(t, form.failure)}</p>
        </Message>
      )}
      <Fields
        form={form}
        of={{
          email: emailField(t),
        }}
      />
      <Button type="submit" loading={form.isBusy}>
        {t('auth.forgot.submit')}
      </Button>
      <a href={localizedPath(PATHS.signIn, locale)} className="link flex justify-center text-sm">
        {t('auth.forgot.back')}
      </a>
    </form>
  )
}

/** Requests a password reset link. The response does not reveal whether the address has an account. */
export const ForgotPassword = island(ForgotPasswordContent, 'auth', 'fields')
