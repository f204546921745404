import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { fieldText, passwordText } from '#client/field-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { Check } from '#islands/account/check.tsx'
import { NewTabLink } from '#islands/account/new-tab-link.tsx'
import { PasswordField } from '#islands/account/password-field.tsx'
import { Message } from '#islands/auth/message.tsx'
import { SumField } from '#islands/auth/sign-up/sum-field.tsx'
import { TERMS_VERSION } from '#lib/accounts/sign-up.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Contact } from './use-contact.ts'
import { useShortSignUp } from './use-short-sign-up.ts'

type Props = {
  contact: Contact
  /** The address has an account. */
  onTaken: (email: string) => void
}

/** An account with what is needed here; the message is sent once its address is confirmed. */
export function ShortSignUp({ contact, onTaken }: Props): ReactNode {
  const t = useT('auth', 'contact', 'fields')
  const { form, challenge, needsAnswer, busy, failure, submit } = useShortSignUp({
    contact,
    onTaken,
  })
  const { register, formState, watch } = form
  const { errors } = formState
  return (
    <form
      noValidate
      className="flex flex-1 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void submit()
      }}
    >
      {failure && (
        <Message role="alert">
          <p>{failure}</p>
        </Message>
      )}
      <Field
        id="contact-email"
        label={t('auth.email')}
        error={errors.email && t('contact.problem.email')}
        required
      >
        <TextInput type="email" autoComplete="username" {...register('email')} />
      </Field>
      <PasswordField
        id="contact-password"
        label={t('auth.password')}
        autoComplete="new-password"
        error={passwordText(t, errors.password?.message)}
        measured={watch('password')}
        {...register('password')}
      />
      {needsAnswer && (
        <SumField
          id="contact-answer"
          challenge={challenge}
          control={register('answer')}
          problem={errors.answer?.message}
        />
      )}
      <Check control={register('agrees')} error={fieldText(t, errors.agrees?.message)}>
        {`${t('contact.account.agree')} `}
        <NewTabLink path={PATHS.terms}>{t('auth.signUp.termsLink')}</NewTabLink>
        {` (${t('auth.signUp.version', { version: TERMS_VERSION })}) ${t('auth.signUp.privacy')} `}
        <NewTabLink path={PATHS.privacy}>{t('auth.signUp.privacyLink')}</NewTabLink>
      </Check>
      <Button type="submit" loading={busy} className="mt-auto">
        <Send aria-hidden="true" className="size-5" />
        {t('contact.account.submit')}
      </Button>
    </form>
  )
}
