import { useT } from '#client/texts/use-t.ts'
import type { UserType } from '#lib/accounts/sign-up.ts'
import type { T } from '#lib/i18n/t.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { authFailureText } from '#client/account/failure-text.ts'
import { Message } from '#client/account/message.tsx'
import { Progress } from './progress.tsx'
import { StepAbout } from './step-about.tsx'
import { StepAccess } from './step-access.tsx'
import { StepAthlete } from './step-athlete.tsx'
import { StepFinish } from './step-finish.tsx'
import { StepProfessional } from './step-professional.tsx'
import type { Created } from './submit-sign-up.ts'
import { FORM_ID } from './use-sign-up-form.ts'
import { useSignUp, type Trouble } from './use-sign-up.ts'

type Props = {
  /** Preselected by the page's URL. */
  userType: UserType | null
  onCreated: (created: Created) => void
}

/** The sign-up form, in four steps. */
export function SignUp({ userType, onCreated }: Props) {
  const t = useT('auth', 'island')
  const state = useSignUp({ userType, onCreated })
  const { step, draft, trouble } = state
  const profession = draft.userType
  return (
    <form
      id={FORM_ID}
      method="post"
      {...state.form.props}
      className={cx('grid gap-5', !state.hydrated && 'in-data-draft:invisible')}
    >
      <Progress step={step} isAthlete={profession === 'athlete'} />
      {trouble ? (
        <Message role="alert">
          <p>{troubleText(t, trouble)}</p>
        </Message>
      ) : (
        state.restored &&
        step === 'access' && (
          <Message role="status">
            <p>{t('auth.signUp.restored')}</p>
          </Message>
        )
      )}
      <div key={step} className="grid animate-rise gap-5">
        {step === 'access' && <StepAccess state={state} />}
        {step === 'about' && <StepAbout state={state} />}
        {step === 'details' &&
          (profession === 'athlete' ? (
            <StepAthlete state={state} />
          ) : (
            <StepProfessional state={state} profession={profession} />
          ))}
        {step === 'finish' && <StepFinish state={state} />}
      </div>
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        {step !== 'access' && (
          <Button variant="quiet" onClick={state.back}>
            {t('auth.signUp.back')}
          </Button>
        )}
        <Button type="submit" loading={state.busy}>
          {step === 'finish' ? t('auth.signUp.submit') : t('auth.signUp.next')}
        </Button>
      </div>
    </form>
  )
}

function troubleText(t: T<'auth' | 'island'>, trouble: Trouble): string {
  if (trouble === 'wrong_fields') return t('auth.signUp.wrongFields')
  if (trouble === 'expired') return t('auth.signUp.expired')
  // Only a message that goes with the sign-up can be to somebody who is not found.
  if (trouble.code === 'NOT_FOUND') return t('auth.signUp.messageGone')
  return authFailureText(t, trouble, t('auth.signUp.failed'))
}
