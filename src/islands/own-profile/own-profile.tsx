import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { queryClient, queryOf } from '#client/query.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { SessionEnded } from '#islands/guard/session-ended.tsx'
import { useGuard } from '#islands/guard/use-guard.ts'
import { useFirstRequests } from '#islands/requests/use-requests.ts'
import type { OwnProfile as Profile } from '#lib/accounts/own-profile.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import * as ownProfile from '#lib/profile/contract.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { ChangePasswordSection } from './change-password.tsx'
import { DangerZone } from './danger-zone.tsx'
import { forgetDraft, hasDraft } from './draft.ts'
import { ExportSection } from './export-section.tsx'
import { Farewell } from './farewell.tsx'
import { MailsByKind } from './mails-by-kind.tsx'
import { PhotoSection } from './photo-section.tsx'
import { ProfileFormSections } from './profile-form.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { RequestsSection } from './requests-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import type { OwnProfileTexts, View } from './texts.ts'
import { VerificationSection } from './verification/verification-section.tsx'

type Props = { locale: Locale; texts: OwnProfileTexts; countryCodes: readonly string[] }

/** "Mi Perfil": the user's own data and settings. */
export function OwnProfile({ locale, texts, countryCodes }: Props): ReactNode {
  const t = createT(texts, locale)
  const view: View = { t, locale, countryCodes }
  const signedIn = useSignedIn()
  const query = { ...queryOf(ownProfile.getOwnProfile), enabled: signedIn }
  const { data: profile, isError, refetch } = useQuery(query, queryClient)
  const hasRequests = useFirstRequests(signedIn)
  const ended = useGuard(profile !== undefined)
  const [deleted, setDeleted] = useState(false)

  const onDeleted = () => {
    forgetDraft()
    setDeleted(true)
  }

  if (deleted) return <Farewell view={view} />
  return (
    <>
      {ended ? (
        <SessionEnded t={t} unsaved={hasDraft()} />
      ) : profile && hasRequests ? (
        <Sections view={view} profile={profile} onDeleted={onDeleted} />
      ) : isError && signedIn ? (
        <EmptyState
          title={t('account.load.failed')}
          text={t('account.failure.unavailable')}
          action={<Button onClick={() => void refetch()}>{t('account.retry')}</Button>}
        />
      ) : (
        <ProfileSkeleton label={t('account.load.loading')} />
      )}
      <Toaster label={t('account.notices')} closeLabel={t('account.close')} />
    </>
  )
}

type SectionsProps = { view: View; profile: Profile; onDeleted: () => void }

function Sections({ view, profile, onDeleted }: SectionsProps) {
  const { t, locale } = view
  const { role, professionalId, email } = profile
  // What the address names is here only now.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <div className="grid min-w-0 gap-4">
      {isProfessionalType(role) && (
        <div className="flex flex-wrap gap-2">
          {professionalId && (
            <Button
              href={localizedPath(profilePath(role, professionalId), locale)}
              variant="quiet"
              size="sm"
            >
              {t('account.publicProfile')}
            </Button>
          )}
          <Button href={localizedPath(PATHS.dashboard, locale)} variant="quiet" size="sm">
            {t('account.dashboard')}
          </Button>
        </div>
      )}
      <RequestsSection view={view} role={role} />
      <PhotoSection view={view} profile={profile} />
      <ProfileFormSections view={view} profile={profile} />
      {professionalId && <VerificationSection view={view} />}
      <MailsByKind view={view} role={role} />
      <ChangePasswordSection view={view} email={email} />
      <SessionsSection view={view} />
      <ExportSection view={view} />
      <DangerZone view={view} onDeleted={onDeleted} />
    </div>
  )
}
