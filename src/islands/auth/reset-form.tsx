import { isEmpty } from '#client/form/problems.ts'
import { Fields } from '#client/form/fields.tsx'
import { useFormCall } from '#client/form/use-form-call.ts'
import { useT } from '#client/texts/use-t.ts'
import * as passwords from '#lib/passwords/calls.ts'
import { Button } from '#ui/button.tsx'
import { authFailureText } from '#client/account/failure-text.ts'
import { Message } from '#client/account/message.tsx'
import { LENGTH_NEEDED, newPasswordProblems } from './new-password.ts'

type FormProps = {
  token: string
  done: boolean
  onDone: () => void
  onBadLink: () => void
}

/** The form of a new password, submitted with the token of the link. */
export function ResetForm({ token, done, onDone, onBadLink }: FormProps) {
  const t = useT('auth', 'fields', 'island')
  const form = useFormCall(passwords.resetPassword, {
    initial: { password: '', confirmation: '' },
    check(typed) {
      const problems = newPasswordProblems(typed)
      return isEmpty(problems)
        ? { body: { body: { token, password: typed.password } } }
        : { problems }
    },
    isBusy: done,
    onSuccess: onDone,
    onError({ code, fields }) {
      if (code === 'TOKEN_INVALID' || fields['token']) onBadLink()
    },
  })
  const general = Object.values(form.problems).includes('required')
    ? t('auth.reset.allRequired')
    : form.failure && authFailureText(t, form.failure, t('auth.reset.failed'))
  return (
    <form method="post" {...form.props} className="grid gap-5">
      {general && (
        <Message role="alert">
          <p>{general}</p>
        </Message>
      )}
      <Fields
        form={form}
        of={{
          password: {
            kind: 'password',
            use: 'new',
            label: t('auth.reset.password'),
            required: true,
          },
          confirmation: {
            kind: 'password',
            use: 'repeated',
            label: t('auth.reset.confirm'),
            required: true,
          },
        }}
        problems={{
          far_too_short: t('auth.reset.tooShort', { min: LENGTH_NEEDED.far_too_short }),
          too_short: t('auth.reset.tooShort', { min: LENGTH_NEEDED.too_short }),
        }}
      />
      <Button type="submit" loading={form.isBusy}>
        {t('auth.reset.submit')}
      </Button>
    </form>
  )
}
