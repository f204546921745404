import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Failure } from '#client/data/request.ts'
import { send } from '#client/data/send.ts'
import { passwordText } from '#client/field-text.ts'
import { problemResolver, showProblems } from '#client/form-problems.ts'
import { useT } from '#client/texts/use-t.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import type { T } from '#lib/i18n/t.ts'
import * as passwords from '#lib/passwords/calls.ts'
import { Button } from '#ui/button.tsx'
import { authFailureText } from './failure-text.ts'
import { Message } from './message.tsx'
import { LENGTH_NEEDED, newPasswordProblems } from './new-password.ts'

type FormProps = {
  token: string
  done: boolean
  onDone: () => void
  onBadLink: () => void
}

const resolver = problemResolver(newPasswordProblems)

/** The form of a new password, submitted with the token of the link. */
export function ResetForm({ token, done, onDone, onBadLink }: FormProps) {
  const t = useT('auth', 'fields', 'island')
  const form = useForm({
    resolver,
    defaultValues: { password: '', confirmation: '' },
    reValidateMode: 'onSubmit',
  })
  const { control, register, handleSubmit } = form
  const { errors, isSubmitting } = form.formState
  const measured = useWatch({ control, name: 'password' })
  const [failure, setFailure] = useState<Failure>()
  const busy = isSubmitting || done

  const submit = handleSubmit(
    async ({ password }) => {
      setFailure(undefined)
      const result = await send(passwords.resetPassword, { body: { token, password } })
      if (result.ok) onDone()
      else if (result.code === 'TOKEN_INVALID' || result.fields['token']) onBadLink()
      else {
        const [wrong] = showProblems(form, result.fields)
        if (wrong) form.setFocus(wrong)
        else setFailure(result)
      }
    },
    () => setFailure(undefined),
  )
  const codes = [errors.password?.message, errors.confirmation?.message]
  const general = codes.includes('required')
    ? t('auth.reset.allRequired')
    : failure && authFailureText(t, failure, t('auth.reset.failed'))
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void submit()
      }}
      className="grid gap-5"
    >
      {general && (
        <Message role="alert">
          <p>{general}</p>
        </Message>
      )}
      <PasswordField
        id="reset-password"
        label={t('auth.reset.password')}
        autoComplete="new-password"
        measured={measured}
        error={newPasswordText(t, codes[0])}
        {...register('password')}
      />
      <PasswordField
        id="reset-confirm"
        label={t('auth.reset.confirm')}
        autoComplete="new-password"
        error={newPasswordText(t, codes[1])}
        {...register('confirmation')}
      />
      <Button type="submit" loading={busy}>
        {t('auth.reset.submit')}
      </Button>
    </form>
  )
}

/** The message of a field's problem. A missing value is reported above the form instead. */
function newPasswordText(t: T<'auth' | 'fields'>, code: string | undefined): string | undefined {
  if (code === undefined || code === 'required') return undefined
  const min = LENGTH_NEEDED[code]
  return min === undefined ? passwordText(t, code) : t('auth.reset.tooShort', { min })
}
