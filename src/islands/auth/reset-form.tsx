import { useState, type SubmitEvent } from 'react'
import type { Failure } from '#client/request.ts'
import { send } from '#client/send.ts'
import { passwordText } from '#client/field-text.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import * as passwords from '#lib/passwords/contract.ts'
import { Button } from '#ui/button.tsx'
import { failureText } from './failure-text.ts'
import { Message } from './message.tsx'
import { newPasswordProblem, type NewPasswordProblem } from './new-password.ts'
import type { AuthT } from './texts.ts'

type FormProps = {
  t: AuthT
  token: string
  done: boolean
  onDone: () => void
  onBadLink: () => void
}

/** The two fields of a new password, sent with the token of the link. */
export function ResetForm({ t, token, done, onDone, onBadLink }: FormProps) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [problem, setProblem] = useState<NewPasswordProblem>()
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)

  const focusOn = (kind: NewPasswordProblem['kind']) => {
    const second = kind === 'mismatch' || (kind === 'all_required' && password !== '')
    document.getElementById(second ? 'reset-confirm' : 'reset-password')?.focus()
  }
  const submit = async () => {
    const wrong = newPasswordProblem(password, confirmation)
    setProblem(wrong)
    setFailure(undefined)
    if (wrong) {
      focusOn(wrong.kind)
      return
    }
    setBusy(true)
    const result = await send(passwords.resetPassword, { body: { token, password } })
    setBusy(false)
    if (result.ok) onDone()
    else if (result.code === 'TOKEN_INVALID' || result.fields['token']) onBadLink()
    else setFailure(result)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy && !done) void submit()
  }
  const wrongPassword = passwordProblemText(t, problem, failure)
  const general = generalText(t, problem, wrongPassword ? undefined : failure)
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {general && (
        <Message role="alert">
          <p>{general}</p>
        </Message>
      )}
      <PasswordField
        id="reset-password"
        t={t}
        label={t('auth.reset.password')}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        measured={password}
        error={wrongPassword}
      />
      <PasswordField
        id="reset-confirm"
        t={t}
        label={t('auth.reset.confirm')}
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
        error={problem?.kind === 'mismatch' ? t('fields.problem.mismatch') : undefined}
      />
      <Button type="submit" loading={busy || done}>
        {t('auth.reset.submit')}
      </Button>
    </form>
  )
}

/** What is wrong with the first field: what the screen has found, or what the server says. */
function passwordProblemText(
  t: AuthT,
  problem: NewPasswordProblem | undefined,
  failure: Failure | undefined,
): string | undefined {
  if (problem?.kind === 'too_short') return t('auth.reset.tooShort', { min: problem.min })
  return passwordText(t, problem?.kind === 'too_long' ? 'too_long' : failure?.fields['password'])
}

/** What is wrong with the form as a whole. */
function generalText(
  t: AuthT,
  problem: NewPasswordProblem | undefined,
  failure: Failure | undefined,
): string | undefined {
  if (problem?.kind === 'all_required') return t('auth.reset.allRequired')
  return failure && failureText(t, failure, t('auth.reset.failed'))
}
