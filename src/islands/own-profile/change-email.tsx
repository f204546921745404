import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useChange } from '#client/data/use-change.ts'
import { fieldText } from '#client/field-text.ts'
import { showProblems } from '#client/form-problems.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import * as emailChange from '#lib/email-change/calls.ts'
import * as emailChangeSchemas from '#lib/email-change/schemas.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Section } from './section.tsx'

type Props = { email: string }

/** Asks for another address of the account, which requires the password; a link mailed to it makes the change. */
export function ChangeEmailSection({ email }: Props): ReactNode {
  const t = useT('account', 'fields')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(emailChangeSchemas.RequestEmailChange),
    defaultValues: { email: '', currentPassword: '' },
  })
  const { register, handleSubmit } = form
  const { errors } = form.formState
  const ask = useChange(emailChange.requestEmailChange, {
    onSuccess: (_, { body }) => {
      form.reset()
      setSentTo(body.email)
    },
    onError: (failure) => {
      const [wrong] = showProblems(form, failure.fields)
      if (wrong) form.setFocus(wrong)
    },
  })
  const submit = handleSubmit((body) => {
    setSentTo(null)
    ask.mutate({ body })
  }, ask.reset)

  return (
    <Section title={t('account.changeEmail.title')} text={t('account.changeEmail.text', { email })}>
      <form
        noValidate
        aria-label={t('account.changeEmail.title')}
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        <Field
          id="new-email"
          label={t('account.changeEmail.new')}
          error={fieldText(t, errors.email?.message)}
        >
          <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
        </Field>
        <PasswordField
          id="email-password"
          label={t('account.password.current')}
          autoComplete="current-password"
          error={fieldText(t, errors.currentPassword?.message)}
          {...register('currentPassword')}
        />
        <ChangeFailed failure={ask.error} texts={{ other: t('account.changeEmail.failed') }} />
        <Button
          type="submit"
          variant="quiet"
          loading={ask.isPending}
          className="justify-self-start"
        >
          {t('account.changeEmail.submit')}
        </Button>
        <p role="status" className="text-sm font-semibold wrap-anywhere text-pine empty:hidden">
          {sentTo !== null && t('account.changeEmail.sent', { email: sentTo })}
        </p>
      </form>
    </Section>
  )
}
