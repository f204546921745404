import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { queryClient, queryOf } from '#client/query.ts'
import { getUser, type UserDetail } from '#lib/admin/users-contract.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { UserId } from '#lib/ids.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useFrame } from '../frame-context.ts'
import { Actions } from './actions.tsx'
import { Facts } from './facts.tsx'
import type { UsersT } from './texts.ts'

type Props = { id: string; t: UsersT; locale: Locale }

/** An account, and what can be done with it. */
export function Detail({ id, t, locale }: Props): ReactNode {
  const frame = useFrame()
  const known = UserId.safeParse(id)
  const { data, error, refetch } = useQuery(
    {
      ...queryOf(getUser, { params: { id } }),
      enabled: known.success,
    },
    queryClient,
  )
  if (data) return <Shown user={data} t={t} locale={locale} />
  if (!known.success || error?.code === 'NOT_FOUND') return <p>{t('adminUsers.detail.gone')}</p>
  if (error) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{t('adminUsers.detail.failed')}</p>
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

function Shown({ user, t, locale }: { user: UserDetail; t: UsersT; locale: Locale }) {
  const { name, avatar, email } = user
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3 lg:pe-10">
        <Avatar name={name} src={avatar} size="sm" />
        <div className="min-w-0">
          <h2 className="text-lg break-words">{name ?? t('adminUsers.nameless')}</h2>
          <p className="text-sm break-all text-ink-soft">{email}</p>
        </div>
      </div>
      <Facts user={user} t={t} locale={locale} />
      <p className="flex gap-3 rounded-control bg-surface-2 p-4">
        <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
        {t('adminUsers.detail.noHealth')}
      </p>
      <Actions user={user} t={t} />
    </div>
  )
}
