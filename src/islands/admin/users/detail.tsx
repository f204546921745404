import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { queryOf } from '#client/query.ts'
import { getUser } from '#lib/admin/users-calls.ts'
import { type UserDetail } from '#lib/admin/users-schemas.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { UserId } from '#lib/ids.ts'
import { Opened } from '../kit/opened.tsx'
import { PersonHead } from '../kit/person-head.tsx'
import { Actions } from './actions.tsx'
import { Facts } from './facts.tsx'
import type { UsersT } from './texts.ts'

type Props = { id: string; t: UsersT; locale: Locale }

/** An account, and what can be done with it. */
export function Detail({ id, t, locale }: Props): ReactNode {
  const query = queryOf(getUser, { params: { id } })
  return (
    <Opened
      query={{ ...query, enabled: UserId.safeParse(id).success }}
      gone={t('adminUsers.detail.gone')}
      failed={t('adminUsers.detail.failed')}
    >
      {(user) => <Shown user={user} t={t} locale={locale} />}
    </Opened>
  )
}

function Shown({ user, t, locale }: { user: UserDetail; t: UsersT; locale: Locale }) {
  const { name, avatar, email } = user
  return (
    <div className="grid gap-4">
      <PersonHead name={name} nameless={t('adminUsers.nameless')} avatarUrl={avatar} line={email} />
      <Facts user={user} t={t} locale={locale} />
      <p className="flex gap-3 rounded-control bg-surface-2 p-4">
        <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
        {t('adminUsers.detail.noHealth')}
      </p>
      <Actions user={user} t={t} />
    </div>
  )
}
