import { ArrowUpRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ONCE, useRead } from '#client/data/use-read.ts'
import { island } from '#client/island/island.tsx'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useSignedIn } from '#client/use-signed-in.ts'
import { SessionEnded } from '#client/guard/session-ended.tsx'
import { useGuard } from '#client/guard/use-guard.ts'
import { useFirstRequests } from '#client/requests/use-requests.ts'
import type { OwnProfile as Profile } from '#lib/accounts/own-profile.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import * as ownProfile from '#lib/profile/calls.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { $drafts } from '#stores/drafts.ts'
import { Toaster } from '#ui/toaster.tsx'
import { Farewell } from './farewell.tsx'
import './own-profile.css'
import type { Part } from './profile-parts.ts'
import { ProfileParts } from './profile-parts.tsx'
import { ProfileWaiting } from './profile-waiting.tsx'

type Props = {
  /** The part that the page's address names. */
  part: Part
  /** What is said without JavaScript. */
  children?: ReactNode
}

function OwnProfileContent({ part, children }: Props): ReactNode {
  const t = useT('account', 'island')
  const signedIn = useSignedIn()
  // The form is based on it: what another client saves meanwhile must be a conflict.
  const read = useRead(ownProfile.getOwnProfile, {}, { ...ONCE, enabled: signedIn })
  const hasRequests = useFirstRequests(signedIn)
  const ended = useGuard(read.data !== undefined)
  const [deleted, setDeleted] = useState(false)
  const profile = hasRequests && !ended ? read.data : undefined

  const onDeleted = () => {
    $drafts.forget()
    setDeleted(true)
  }

  if (deleted) return <Farewell />
  return (
    <>
      <div className="own-profile">
        <Head profile={profile} />
        {children}
        {profile ? (
          <ProfileParts profile={profile} first={part} onDeleted={onDeleted} />
        ) : ended ? (
          <div className="wide">
            <SessionEnded />
          </div>
        ) : read.isError && signedIn ? (
          <div className="wide">
            <ReadFailed onRetry={read.refetch}>{t('account.load.failed')}</ReadFailed>
          </div>
        ) : (
          <ProfileWaiting label={t('account.load.loading')} />
        )}
      </div>
      <Toaster label={t('account.notices')} closeLabel={t('island.close')} />
    </>
  )
}

/** The title; for professionals, the way to what they are known by and to those who ask for them. */
function Head({ profile }: { profile: Profile | undefined }) {
  const t = useT('account')
  const locale = useLocale()
  const links = profile && isProfessionalType(profile.role) && (
    <p className="flex flex-wrap gap-x-4 sm:gap-x-6">
      <a className={LINK} href={localizedPath(PATHS.dashboard, locale)}>
        {t('account.dashboard')}
      </a>
      {profile.professionalId && (
        <a
          className={LINK}
          href={localizedPath(profilePath(profile.role, profile.professionalId), locale)}
        >
          {t('account.publicProfile')}
          <ArrowUpRight aria-hidden="true" className="size-5 shrink-0" />
        </a>
      )}
    </p>
  )
  return (
    <div className="head flex flex-wrap items-center justify-between gap-x-6">
      <h1 className="text-2xl">{t('account.title')}</h1>
      {links}
    </div>
  )
}

const LINK = 'link gap-1'

/** "Mi Perfil": the user's own data and settings. */
export const OwnProfile = island(
  OwnProfileContent,
  'account',
  'editing',
  'fields',
  'objectives',
  'paging',
  'people',
  'photo',
  'professionals',
  'requests',
  'session',
  'verification',
)
