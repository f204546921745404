import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { Fields } from '#client/form/fields.tsx'
import { fieldText } from '#client/form/problem-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { NewTabLink } from '#client/account/new-tab-link.tsx'
import { authFailureText } from '#client/account/failure-text.ts'
import { Message } from '#client/account/message.tsx'
import { SumField } from '#client/challenge/sum-field.tsx'
import { emailField } from '#lib/accounts/email-field.ts'
import { TERMS_VERSION } from '#lib/accounts/sign-up.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import type { Contact } from './use-contact.ts'
import { useShortSignUp } from './use-short-sign-up.ts'

type Props = {
  contact: Contact
  /** The address has an account. */
  onTaken: (email: string) => void
}

/** An account with what is needed here; the message is sent once its address is confirmed. */
export function ShortSignUp({ contact, onTaken }: Props): ReactNode {
  const t = useT('auth', 'contact', 'fields', 'island')
  const { form, challenge, needsAnswer } = useShortSignUp({ contact, onTaken })
  const { failure, problems } = form
  return (
    <form {...form.props} className="flex flex-1 flex-col gap-4">
      {failure && (
        <Message role="alert">
          <p>{authFailureText(t, failure, t('contact.failure.other'))}</p>
        </Message>
      )}
      <Fields
        form={form}
        of={{
          email: emailField(t),
          password: {
            kind: 'password',
            use: 'new',
            label: t('auth.password'),
            required: true,
            owner: { email: form.values.email, names: [contact.form.values.name] },
          },
        }}
      />
      {needsAnswer && (
        <SumField
          challenge={challenge}
          control={form.input('answer')}
          error={fieldText(t, problems['answer'])}
        />
      )}
      <Check {...form.box('agrees')} error={fieldText(t, problems['agrees'])}>
        {`${t('contact.account.agree')} `}
        <NewTabLink path={PATHS.terms}>{t('auth.signUp.termsLink')}</NewTabLink>
        {` (${t('auth.signUp.version', { version: TERMS_VERSION })}) ${t('auth.signUp.privacy')} `}
        <NewTabLink path={PATHS.privacy}>{t('auth.signUp.privacyLink')}</NewTabLink>
      </Check>
      <Button type="submit" loading={form.isBusy} className="mt-auto">
        <Send aria-hidden="true" className="size-5" />
        {t('contact.account.submit')}
      </Button>
    </form>
  )
}
