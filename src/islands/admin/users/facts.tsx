import type { ReactNode } from 'react'
import { searchOf } from '#client/address/address.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { UserDetail } from '#lib/admin/users-schemas.ts'
import { formatMoment } from '#lib/format/moment.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS, profilePath } from '#lib/site/routes.ts'
import { ADMIN } from '../address.ts'
import { Fact } from '#ui/fact.tsx'
import { StateBadge } from './state-badge.tsx'

type Props = { user: UserDetail }

/** What there is of an account. */
export function Facts({ user }: Props): ReactNode {
  const t = useT('adminUsers')
  const locale = useLocale()
  const { state, role, createdAt, confirmedAt, lastSeenAt, sessions, pendingMails } = user
  const at = (iso: string | null) => (iso ? formatMoment(iso, locale) : t('adminUsers.never'))
  return (
    <>
      <dl className="text-sm">
        <Fact name={t('adminUsers.state.label')}>
          <StateBadge state={state} />
        </Fact>
        <Fact name={t('adminUsers.role.label')}>{t(`adminUsers.role.of.${role}`)}</Fact>
        <Fact name={t('adminUsers.created')}>{at(createdAt)}</Fact>
        <Fact name={t('adminUsers.detail.confirmed')}>
          {confirmedAt ? at(confirmedAt) : t('adminUsers.detail.notConfirmed')}
        </Fact>
        <Fact name={t('adminUsers.seen')}>{at(lastSeenAt)}</Fact>
        <Fact name={t('adminUsers.detail.sessions')}>
          {sessions.length}
          {sessions.map(({ device, lastSeenAt: used }) => (
            <span key={`${device} ${used}`} className="block font-normal text-ink-soft">
              {device}, {at(used)}
            </span>
          ))}
        </Fact>
        <Fact name={t('adminUsers.detail.pendingMails')}>{pendingMails}</Fact>
        {user.otherSignUps > 0 && (
          <Fact name={t('adminUsers.detail.otherSignUps')}>{user.otherSignUps}</Fact>
        )}
      </dl>
      {user.disabledAt && (
        <p className="rounded-control bg-clay-wash p-4 text-sm">
          {t('adminUsers.detail.disabled', { date: at(user.disabledAt) })}
          <span className="block break-words whitespace-pre-line">«{user.disabledReason}»</span>
        </p>
      )}
      <ul className="text-sm">
        {user.professional && (
          <li>
            <Professional {...user.professional} />
          </li>
        )}
        <li>
          <a
            href={`${localizedPath(PATHS.admin, locale)}${searchOf(ADMIN, { tab: 'audit', account: user.id })}`}
            className="link"
          >
            {t('adminUsers.detail.audit')}
          </a>
        </li>
      </ul>
    </>
  )
}

type ProfessionalProps = NonNullable<UserDetail['professional']> & {}

/** The public page; a hidden one is in the area of professionals alone. */
function Professional({ id, type, isPublic }: ProfessionalProps) {
  const t = useT('adminUsers')
  const locale = useLocale()
  const own = `${localizedPath(PATHS.admin, locale)}${searchOf(ADMIN, { tab: 'professionals', professional: id })}`
  return (
    <span className="flex flex-wrap gap-x-4">
      <a href={own} className="link">
        {t('adminUsers.detail.professional', { role: t(`adminUsers.role.of.${type}`) })}
      </a>
      {isPublic ? (
        <a href={localizedPath(profilePath(type, id), locale)} className="link">
          {t('adminUsers.detail.publicPage')}
        </a>
      ) : (
        <span className="flex min-h-11 items-center text-ink-soft">
          {t('adminUsers.detail.hidden')}
        </span>
      )}
    </span>
  )
}
