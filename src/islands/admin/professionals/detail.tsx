import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient, queryOf } from '#client/query.ts'
import { getProfessional, type Professional } from '#lib/admin/professionals-contract.ts'
import { ProfessionalId } from '#lib/ids.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { profilePath } from '#lib/site/routes.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useFrame } from '../frame-context.ts'
import { VerifiedBadge } from './columns.tsx'
import { Facts } from './facts.tsx'
import { PasswordLink } from './password-link.tsx'
import { Records } from './records.tsx'
import type { ProfessionalsT } from './texts.ts'

type Props = { id: string; t: ProfessionalsT; locale: Locale }

/** A professional, and the records of what was checked. */
export function Detail({ id, t, locale }: Props): ReactNode {
  const frame = useFrame()
  const isId = ProfessionalId.safeParse(id).success
  const { data, error, refetch } = useQuery(
    { ...queryOf(getProfessional, { params: { id } }), enabled: isId },
    queryClient,
  )
  if (data) return <Shown professional={data} t={t} locale={locale} />
  if (!isId || error?.code === 'NOT_FOUND') return <p>{t('adminProfessionals.detail.gone')}</p>
  if (error) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{t('adminProfessionals.detail.failed')}</p>
        <Button variant="quiet" size="sm" onClick={() => void refetch()}>
          {frame.t('workspace.retry')}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {frame.t('workspace.loading')}
      </p>
      <Skeleton className="h-11 w-3/4" />
      <Skeleton className="h-48" />
    </div>
  )
}

type ShownProps = { professional: Professional; t: ProfessionalsT; locale: Locale }

function Shown({ professional, t, locale }: ShownProps) {
  const { id, name, avatarUrl, type, email, isPublic, hasPassword } = professional
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3 lg:pe-10">
        <Avatar name={name} src={avatarUrl} profession={type} size="sm" />
        <div className="min-w-0">
          <h2 className="text-lg break-words">{name ?? t('adminProfessionals.nameless')}</h2>
          <p className="text-sm break-all text-ink-soft">{email}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <VerifiedBadge item={professional} t={t} />
        {isPublic && (
          <a
            href={localizedPath(profilePath(type, id), locale)}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-pine underline underline-offset-4"
          >
            {t('adminProfessionals.detail.profile')}
          </a>
        )}
      </div>
      <Facts professional={professional} t={t} locale={locale} />
      {!hasPassword && <PasswordLink id={id} t={t} />}
      <Records professional={professional} t={t} locale={locale} />
    </div>
  )
}
