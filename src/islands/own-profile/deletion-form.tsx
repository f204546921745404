import { zodResolver } from '@hookform/resolvers/zod'
import type { KeyboardEvent, ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useChange } from '#client/data/use-change.ts'
import { fieldText } from '#client/field-text.ts'
import { showProblems } from '#client/form-problems.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import * as account from '#lib/account/calls.ts'
import * as accountSchemas from '#lib/account/schemas.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import { TextInput } from '#ui/text-input.tsx'

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
  const submit = handleSubmit((body) => erase.mutate({ body }), erase.reset)

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
      {errors.phrase && (
        <Problem>
          {t('account.danger.wrongTitle')}
          <br />
          {t('account.danger.wrongText')}
        </Problem>
      )}
      <ChangeFailed
        failure={erase.error}
        texts={{ CONFLICT: t('account.danger.lastAdmin'), other: t('account.danger.failed') }}
      />
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
