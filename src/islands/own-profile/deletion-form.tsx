import { zodResolver } from '@hookform/resolvers/zod'
import { CircleAlert } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useChange } from '#client/data/use-change.ts'
import { fieldText } from '#client/field-text.ts'
import { showProblems } from '#client/form-problems.ts'
import { useT } from '#client/texts/use-t.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import * as account from '#lib/account/calls.ts'
import * as accountSchemas from '#lib/account/schemas.ts'
import type { T } from '#lib/i18n/t.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { failureText } from './failure-text.ts'

type Props = { onCancel: () => void; onDeleted: () => void }

/** Requires an exact phrase and the password; the button is disabled until the phrase matches. */
export function DeletionForm({ onCancel, onDeleted }: Props): ReactNode {
  const t = useT('account', 'fields', 'island')
  const form = useForm({
    resolver: zodResolver(accountSchemas.DeleteAccount),
    defaultValues: { phrase: '', password: '' },
    reValidateMode: 'onSubmit',
  })
  const { control, register, handleSubmit, trigger, clearErrors } = form
  const { errors } = form.formState
  const phrase = useWatch({ control, name: 'phrase' })
  const matches = phrase === accountSchemas.DELETION_PHRASE
  const erase = useChange(account.deleteAccount, {
    onSuccess: onDeleted,
    onError: (failure) => {
      const [wrong] = showProblems(form, failure.fields)
      if (wrong) form.setFocus(wrong)
    },
  })
  const submit = handleSubmit((body) => erase.mutate({ body }))

  // A disabled button blocks implicit submission, so Enter would do nothing: show the problem instead.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || matches) return
    event.preventDefault()
    void trigger('phrase')
  }
  const forget = () => {
    clearErrors('phrase')
    erase.reset()
  }
  const onPhraseLeft = () => {
    if (phrase !== '' && !matches) void trigger('phrase')
  }
  const isFieldWrong = Boolean(errors.phrase ?? errors.password)
  const problem = errors.phrase
    ? { title: t('account.danger.wrongTitle'), text: t('account.danger.wrongText') }
    : erase.error && !isFieldWrong
      ? { text: failureText(t, erase.error, otherText(t, erase.error.code)) }
      : undefined

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field
        label={t('account.danger.phrase', { phrase: accountSchemas.DELETION_PHRASE })}
        required
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onKeyDown={onKeyDown}
          {...register('phrase', { onChange: forget, onBlur: onPhraseLeft })}
        />
      </Field>
      <PasswordField
        id="deletion-password"
        label={t('account.yourPassword')}
        autoComplete="current-password"
        error={fieldText(t, errors.password?.message)}
        onKeyDown={onKeyDown}
        {...register('password')}
      />
      {problem && (
        <div
          role="alert"
          className="flex gap-2.5 rounded-control bg-surface-2 px-4 py-3 text-sm text-clay-strong"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <div className="grid gap-0.5">
            {problem.title && <p className="font-semibold">{problem.title}</p>}
            <p>{problem.text}</p>
          </div>
        </div>
      )}
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button variant="quiet" onClick={onCancel}>
          {t('island.cancel')}
        </Button>
        <Button type="submit" variant="danger" disabled={!matches} loading={erase.isPending}>
          {t('account.danger.submit')}
        </Button>
      </div>
    </form>
  )
}

const otherText = (t: T<'account'>, code: string) =>
  t(code === 'CONFLICT' ? 'account.danger.lastAdmin' : 'account.danger.failed')
