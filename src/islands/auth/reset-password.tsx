import { useEffect, useState, type SubmitEvent } from 'react'
import { call, type Failure } from '#islands/account/api.ts'
import { passwordText } from '#islands/account/field-text.ts'
import { PasswordField } from '#islands/account/password-field.tsx'
import type { Done } from '#lib/accounts/contract.ts'
import { tokenOf } from '#lib/accounts/link-fragment.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import { PATHS } from '#lib/site/routes.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { failureText } from './failure-text.ts'
import { Message } from './message.tsx'
import { newPasswordProblem, type NewPasswordProblem } from './new-password.ts'
import type { AuthT, AuthTexts } from './texts.ts'

type Props = { locale: Locale; texts: AuthTexts }

/** How long the last word stays before the next page, in ms. */
const PAUSE = { done: 1_500, badLink: 3_000 }

/** Sets a new password by a mailed link. Drawn in the browser alone: the link's token is in the fragment. */
export function ResetPassword({ locale, texts }: Props) {
  const t = createT(texts, locale)
  const [token] = useState(() => tokenOf(location.hash, 'recovery'))
  const [isBad, setBad] = useState(token === null)
  const [done, setDone] = useState(false)

  useEffect(() => {
    // Out of the address bar and the history before anything else can read it.
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  useEffect(() => {
    if (!isBad) return
    const target = localizedPath(PATHS.forgotPassword, locale)
    const leaving = setTimeout(() => location.assign(target), PAUSE.badLink)
    return () => clearTimeout(leaving)
  }, [isBad, locale])

  const onDone = () => {
    delete document.documentElement.dataset['session']
    setDone(true)
    toast.success(t('auth.reset.done'))
    setTimeout(() => location.assign(localizedPath(PATHS.signIn, locale)), PAUSE.done)
  }
  return (
    <>
      {isBad || token === null ? (
        <Message role="alert">
          <p className="font-semibold">{t('auth.reset.badLink')}</p>
          <Button size="sm" href={localizedPath(PATHS.forgotPassword, locale)}>
            {t('auth.reset.again')}
          </Button>
        </Message>
      ) : (
        <ResetForm t={t} token={token} done={done} onDone={onDone} onBadLink={() => setBad(true)} />
      )}
      <Toaster label={t('auth.notices')} closeLabel={t('auth.close')} />
    </>
  )
}

type FormProps = {
  t: AuthT
  token: string
  done: boolean
  onDone: () => void
  onBadLink: () => void
}

function ResetForm({ t, token, done, onDone, onBadLink }: FormProps) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [problem, setProblem] = useState<NewPasswordProblem>()
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)

  const focusOn = (kind: NewPasswordProblem['kind']) => {
    const second = kind === 'mismatch' || (kind === 'all_required' && password !== '')
    document.getElementById(second ? 'reset-confirm' : 'reset-password')?.focus()
  }
  const send = async () => {
    const wrong = newPasswordProblem(password, confirmation)
    setProblem(wrong)
    setFailure(undefined)
    if (wrong) return focusOn(wrong.kind)
    setBusy(true)
    const result = await call<Done>('POST', '/api/account/reset-password', {
      body: { token, password },
    })
    setBusy(false)
    if (result.ok) onDone()
    else if (result.code === 'TOKEN_INVALID' || result.fields['token']) onBadLink()
    else setFailure(result)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy && !done) void send()
  }
  const refused = passwordText(t, failure?.fields['password'])
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {(problem?.kind === 'all_required' || (failure && !refused)) && (
        <Message role="alert">
          <p>
            {failure
              ? failureText(t, failure, t('auth.reset.failed'))
              : t('auth.reset.allRequired')}
          </p>
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
        error={
          problem?.kind === 'too_short'
            ? t('auth.reset.tooShort', { min: problem.min })
            : (passwordText(t, problem?.kind === 'too_long' ? 'too_long' : undefined) ?? refused)
        }
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
