import type { KeyboardEvent, ReactNode } from 'react'
import { bodyOf } from '#client/form/check.ts'
import { PasswordField } from '#client/form/password-field.tsx'
import { fieldText } from '#client/form/problem-text.ts'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
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
  const form = useFormCall(account.deleteAccount, {
    initial: { phrase: '', password: '' },
    check: bodyOf(accountSchemas.DeleteAccount),
    onSuccess: onDeleted,
  })
  const { phrase } = form.values
  const matches = phrase === accountSchemas.DELETION_PHRASE
  // A disabled button blocks implicit submission, so Enter would do nothing: the problem is shown instead.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || matches) return
    event.preventDefault()
    form.recheck('phrase')
  }
  return (
    <form {...form.props} className="grid gap-4">
      <Field
        label={t('account.danger.phrase', { phrase: accountSchemas.DELETION_PHRASE })}
        required
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.input('phrase')}
          onKeyDown={onKeyDown}
          onBlur={() => phrase !== '' && form.recheck('phrase')}
        />
      </Field>
      <PasswordField
        label={t('account.yourPassword')}
        autoComplete="current-password"
        error={fieldText(t, form.problems['password'])}
        {...form.input('password')}
        onKeyDown={onKeyDown}
      />
      {form.problems['phrase'] && (
        <Problem>
          {t('account.danger.wrongTitle')}
          <br />
          {t('account.danger.wrongText')}
        </Problem>
      )}
      <ChangeFailed
        failure={form.failure}
        texts={{ CONFLICT: t('account.danger.lastAdmin'), other: t('account.danger.failed') }}
      />
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button variant="quiet" onClick={onCancel}>
          {t('island.cancel')}
        </Button>
        <Button type="submit" variant="danger" disabled={!matches} loading={form.isBusy}>
          {t('account.danger.submit')}
        </Button>
      </div>
    </form>
  )
}
