import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { Message } from '#client/account/message.tsx'
import { NewTabLink } from '#client/account/new-tab-link.tsx'
import { SumField } from '#client/challenge/sum-field.tsx'
import { fieldText, passwordText } from '#client/form/problem-text.ts'
import { island } from '#client/island/island.tsx'
import { failureText } from '#client/problem/failure-text.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { signInPath } from '#lib/accounts/return-path.ts'
import { PASSWORD_MIN } from '#lib/accounts/password.ts'
import { TERMS_VERSION } from '#lib/accounts/sign-up.ts'
import type { Letter, LetterField } from '#lib/letters/letter.ts'
import { MESSAGE_LENGTH } from '#lib/contact/message-fields.ts'
import { CONTACT_OBJECTIVES } from '#lib/contact/objectives.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import type { Challenge } from '#lib/sign-up/schemas.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { contactFailures } from './contact-failures.ts'

const LENGTH = ['too_short', 'too_long']

function LetterFormContent({ letter }: { letter: Letter }): ReactNode {
  const t = useT('contact', 'fields', 'island', 'objectives')
  const { to, challenge, values, problems, failure } = letter
  const action = `${localizedPath(PATHS.contactProfessional, useLocale())}?id=${to.id}`
  const missing = Object.values(problems).includes('required')
  const said = failure
    ? failureText(t, failure, contactFailures(t))
    : missing && t('contact.failure.fields')
  const error = (name: LetterField, length?: string) =>
    length && LENGTH.includes(problems[name] ?? '') ? length : fieldText(t, problems[name])
  return (
    <form method="post" action={action} className="grid gap-5">
      <input type="hidden" name="key" value={letter.key} />
      {said && (
        <Message role="alert">
          <p>{said}</p>
        </Message>
      )}
      <Field label={t('contact.name')} error={error('name', t('contact.problem.name'))} required>
        <TextInput name="name" autoComplete="name" defaultValue={values.name} />
      </Field>
      <Field label={t('contact.objectiveLabel')} error={error('objective')} required>
        <Select name="objective" defaultValue={values.objective}>
          <option value="">{t('contact.chooseOne')}</option>
          {CONTACT_OBJECTIVES[to.type].map((objective) => (
            <option key={objective} value={objective}>
              {t(`objectives.${objective}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('contact.message')}
        error={error('message', t('contact.problem.message'))}
        required
      >
        <Textarea
          name="message"
          rows={6}
          maxLength={MESSAGE_LENGTH.max}
          placeholder={t('contact.messageHint')}
          defaultValue={values.message}
        />
      </Field>
      <Field label={t('contact.phone')} note={t('fields.optional')} error={error('phone')}>
        <TextInput name="phone" type="tel" autoComplete="tel" defaultValue={values.phone} />
      </Field>
      {challenge && <Account letter={letter} challenge={challenge} back={action} />}
      <Button type="submit">
        <Send aria-hidden="true" className="size-5" />
        {t('contact.send')}
      </Button>
    </form>
  )
}

type AccountProps = {
  letter: Letter
  challenge: Challenge
  /** Where a sign-in leads to. */
  back: string
}

/** The account of a visitor, where the answer goes. */
function Account({ letter: { problems, values }, challenge, back }: AccountProps) {
  const t = useT('auth', 'contact', 'fields')
  const taken = problems['email'] === 'taken'
  return (
    <>
      <p className="text-sm text-ink-soft">
        {`${t('contact.account.text')} ${t('contact.account.known')}: `}
        <a href={signInPath(back)} className="font-medium text-pine underline underline-offset-4">
          {t('auth.signIn.submit')}
        </a>
      </p>
      <Field
        label={t('auth.email')}
        error={taken ? t('auth.signUp.taken') : fieldText(t, problems['email'])}
        required
      >
        <TextInput name="email" type="email" autoComplete="email" defaultValue={values.email} />
      </Field>
      <Field
        label={t('auth.password')}
        help={t('fields.password.tooShort', { min: PASSWORD_MIN })}
        error={passwordText(t, problems['password'])}
        required
      >
        <TextInput name="password" type="password" autoComplete="new-password" />
      </Field>
      <input type="hidden" name="token" value={challenge.token} />
      <SumField
        id="letter-answer"
        challenge={{ challenge, failure: null, renew: () => undefined }}
        control={{ name: 'answer' }}
        error={fieldText(t, problems['answer'])}
      />
      <Check name="agrees" error={fieldText(t, problems['agrees'])}>
        {`${t('contact.account.agree')} `}
        <NewTabLink path={PATHS.terms}>{t('auth.signUp.termsLink')}</NewTabLink>
        {` (${t('auth.signUp.version', { version: TERMS_VERSION })}) ${t('auth.signUp.privacy')} `}
        <NewTabLink path={PATHS.privacy}>{t('auth.signUp.privacyLink')}</NewTabLink>
      </Check>
    </>
  )
}

/** The form to write to a professional, in a page without a script. */
export const StaticLetterForm = island(
  LetterFormContent,
  'auth',
  'contact',
  'fields',
  'island',
  'objectives',
)
