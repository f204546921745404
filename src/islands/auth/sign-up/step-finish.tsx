import { Check } from '#ui/check.tsx'
import { useT } from '#client/texts/use-t.ts'
import { NewTabLink } from '#client/account/new-tab-link.tsx'
import { fieldText } from '#client/form/problem-text.ts'
import { useStored } from '#client/use-stored.ts'
import { PhotoField } from '#client/photo/photo-field.tsx'
import { TERMS_VERSION } from '#lib/accounts/sign-up.ts'
import { PATHS } from '#lib/site/routes.ts'
import { $contactDraft } from '#stores/contact-draft.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#client/account/message.tsx'
import { waitingMessage } from './submit-sign-up.ts'
import { Summary } from './summary.tsx'
import type { SignUpState } from './use-sign-up.ts'

type Props = {
  state: SignUpState
}

/** Photo, terms, and a summary of the answers. */
export function StepFinish({ state }: Props) {
  const t = useT('auth', 'fields')
  const { form, photo } = state
  const { userType, firstName, lastName } = state.draft
  return (
    <>
      {userType !== 'athlete' && (
        <PhotoField
          id="sign-up-photo"
          photo={photo.photo}
          onChange={(chosen) => {
            photo.choose(chosen)
            form.set({ photo: chosen !== null })
          }}
          onCropping={(take) => form.set({ photo: photo.onCropping(take) })}
          name={`${firstName} ${lastName}`}
          profession={userType}
          {...(userType !== 'trainer' && { note: t('fields.optional') })}
          error={fieldText(t, form.problems['photo'])}
          busy={state.busy}
        />
      )}
      <Summary state={state} />
      <WaitingNotice />
      <div className="grid gap-2">
        <Check {...form.box('acceptTerms')} error={fieldText(t, form.problems['acceptTerms'])}>
          {t('auth.signUp.terms')}{' '}
          <NewTabLink path={PATHS.terms}>{t('auth.signUp.termsLink')}</NewTabLink> (
          {t('auth.signUp.version', { version: TERMS_VERSION })}) {t('auth.signUp.privacy')}{' '}
          <NewTabLink path={PATHS.privacy}>{t('auth.signUp.privacyLink')}</NewTabLink>
        </Check>
        <Check {...form.box('newsletter')}>{t('auth.signUp.newsletter')}</Check>
      </div>
    </>
  )
}

/** A message that was begun before goes with the sign-up, which must be no surprise. */
function WaitingNotice() {
  const t = useT('auth')
  const draft = useStored($contactDraft)
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
