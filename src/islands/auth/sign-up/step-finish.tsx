import { Check } from '#islands/account/check.tsx'
import { useT } from '#client/texts/use-t.ts'
import { NewTabLink } from '#islands/account/new-tab-link.tsx'
import { fieldText } from '#client/field-text.ts'
import { useKept } from '#client/use-kept.ts'
import { PhotoField } from '#islands/photo/photo-field.tsx'
import type { Photo } from '#islands/photo/photo.ts'
import { TERMS_VERSION } from '#lib/accounts/sign-up.ts'
import { PATHS } from '#lib/site/routes.ts'
import { $contactDraft } from '#stores/contact-draft.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '../message.tsx'
import { waitingMessage } from './submit-sign-up.ts'
import { Summary } from './summary.tsx'
import type { SignUpState } from './use-sign-up.ts'
import { controlId } from './use-steps.ts'

type Props = {
  state: SignUpState
  photo: Photo | null
  onPhoto: (photo: Photo | null) => void
}

/** Photo, terms, and a summary of the answers. */
export function StepFinish({ state, photo, onPhoto }: Props) {
  const t = useT('auth', 'fields')
  const { register, formState, setValue } = state.form
  const { userType, firstName, lastName } = state.draft
  return (
    <>
      {userType !== 'athlete' && (
        <PhotoField
          id={controlId('photo')}
          photo={photo}
          onChange={(chosen) => {
            onPhoto(chosen)
            setValue('photo', chosen !== null)
          }}
          name={`${firstName} ${lastName}`}
          profession={userType}
          {...(userType !== 'trainer' && { note: t('auth.signUp.optional') })}
          error={fieldText(t, formState.errors.photo?.message)}
          busy={state.busy}
        />
      )}
      <Summary state={state} />
      <WaitingNotice />
      <div className="grid gap-2">
        <Check
          id={controlId('acceptTerms')}
          control={register('acceptTerms')}
          error={fieldText(t, formState.errors.acceptTerms?.message)}
        >
          {t('auth.signUp.terms')}{' '}
          <NewTabLink path={PATHS.terms}>{t('auth.signUp.termsLink')}</NewTabLink> (
          {t('auth.signUp.version', { version: TERMS_VERSION })}) {t('auth.signUp.privacy')}{' '}
          <NewTabLink path={PATHS.privacy}>{t('auth.signUp.privacyLink')}</NewTabLink>
        </Check>
        <Check id={controlId('newsletter')} control={register('newsletter')}>
          {t('auth.signUp.newsletter')}
        </Check>
      </div>
    </>
  )
}

/** A message that was begun before goes with the sign-up, which must be no surprise. */
function WaitingNotice() {
  const t = useT('auth')
  const draft = useKept($contactDraft)
  if (!draft || !waitingMessage()) return null
  const names = draft.to.map(({ name }) => name).join(', ')
  return (
    <Message role="status">
      <p>{t('auth.signUp.waitingMessage', { names })}</p>
      <Button variant="quiet" size="sm" onClick={() => $contactDraft.forget()}>
        {t('auth.signUp.dropMessage')}
      </Button>
    </Message>
  )
}
