import { useEffect, useState, type ReactNode } from 'react'
import type { Result } from '#client/request.ts'
import { send } from '#client/send.ts'
import { SessionEnded } from '#islands/guard/session-ended.tsx'
import { useGuard } from '#islands/guard/use-guard.ts'
import type { OwnProfile as Profile } from '#lib/accounts/own-profile.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import * as ownProfile from '#lib/profile/contract.ts'
import { profilePath } from '#lib/site/routes.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { $session } from '#stores/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { ChangePasswordSection } from './change-password.tsx'
import { DangerZone } from './danger-zone.tsx'
import { forgetDraft, hasDraft } from './draft.ts'
import { ExportSection } from './export-section.tsx'
import { Farewell } from './farewell.tsx'
import { PhotoSection } from './photo-section.tsx'
import { ProfileFormSections } from './profile-form.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { SessionsSection } from './sessions-section.tsx'
import type { OwnProfileTexts, View } from './texts.ts'

type Props = { locale: Locale; texts: OwnProfileTexts; countryCodes: readonly string[] }

const read = () => send(ownProfile.getOwnProfile)

/** "Mi Perfil": everything that somebody sees and sets about themselves. */
export function OwnProfile({ locale, texts, countryCodes }: Props): ReactNode {
  const t = createT(texts, locale)
  const view: View = { t, locale, countryCodes }
  const [answer, setAnswer] = useState<Result<Profile>>()
  const [deleted, setDeleted] = useState(false)

  const { ended, end } = useGuard(answer?.ok === true)

  useEffect(() => {
    if (!$session.get().signedIn) return undefined
    let wanted = true
    void read().then((result) => wanted && setAnswer(result))
    return () => {
      wanted = false
    }
  }, [])
  const retry = () => {
    setAnswer(undefined)
    void read().then(setAnswer)
  }
  const signedOut = answer && !answer.ok && answer.code === 'UNAUTHENTICATED'
  useEffect(() => {
    if (signedOut) end()
  }, [signedOut, end])

  const onDeleted = () => {
    forgetDraft()
    setDeleted(true)
  }

  if (deleted) return <Farewell view={view} />
  return (
    <>
      {ended ? (
        <SessionEnded t={t} unsaved={hasDraft()} />
      ) : answer?.ok ? (
        <Sections view={view} profile={answer.data} onDeleted={onDeleted} onSignedOut={end} />
      ) : answer && !signedOut ? (
        <EmptyState
          title={t('account.load.failed')}
          text={t('account.failure.unavailable')}
          action={<Button onClick={retry}>{t('account.retry')}</Button>}
        />
      ) : (
        <ProfileSkeleton label={t('account.load.loading')} />
      )}
      <Toaster label={t('account.notices')} closeLabel={t('account.close')} />
    </>
  )
}

type SectionsProps = {
  view: View
  profile: Profile
  onDeleted: () => void
  onSignedOut: () => void
}

function Sections({ view, profile, onDeleted, onSignedOut }: SectionsProps) {
  const { t, locale } = view
  const { role, professional, email } = profile
  const [passwords, setPasswords] = useState(0)
  return (
    <div className="grid min-w-0 gap-4">
      {isProfessionalType(role) && professional?.id && (
        <Button
          href={localizedPath(profilePath(role, professional.id), locale)}
          variant="quiet"
          size="sm"
          className="justify-self-start"
        >
          {t('account.publicProfile')}
        </Button>
      )}
      <PhotoSection view={view} profile={profile} onSignedOut={onSignedOut} />
      <ProfileFormSections view={view} profile={profile} onSignedOut={onSignedOut} />
      <ChangePasswordSection
        view={view}
        email={email}
        onChanged={() => setPasswords(passwords + 1)}
        onSignedOut={onSignedOut}
      />
      {/* A new password ends the other sessions, so the list is asked for again. */}
      <SessionsSection key={passwords} view={view} onSignedOut={onSignedOut} />
      <ExportSection view={view} onSignedOut={onSignedOut} />
      <DangerZone view={view} onDeleted={onDeleted} onSignedOut={onSignedOut} />
    </div>
  )
}
