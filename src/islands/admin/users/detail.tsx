import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { useT } from '#client/texts/use-t.ts'
import { getUser } from '#lib/admin/users-calls.ts'
import { type UserDetail } from '#lib/admin/users-schemas.ts'
import { UserId } from '#lib/ids.ts'
import { DetailWaiting } from '../kit/detail-waiting.tsx'
import { Gone } from '../kit/gone.tsx'
import { PersonHead } from '../kit/person-head.tsx'
import { Actions } from './actions.tsx'
import { Facts } from './facts.tsx'

type Props = { id: string }

/** An account, and what can be done with it. */
export function Detail({ id }: Props): ReactNode {
  const t = useT('adminUsers')
  const read = useRead(getUser, { params: { id } }, { enabled: UserId.safeParse(id).success })
  return (
    <Loaded
      read={read}
      gone={<Gone about={`user:${id}`}>{t('adminUsers.detail.gone')}</Gone>}
      failed={t('adminUsers.detail.failed')}
      waiting={<DetailWaiting />}
    >
      {(user) => <Shown user={user} />}
    </Loaded>
  )
}

function Shown({ user }: { user: UserDetail }) {
  const t = useT('adminUsers')
  const { name, avatar, email } = user
  return (
    <div className="grid gap-4">
      <PersonHead name={name} nameless={t('adminUsers.nameless')} avatarUrl={avatar} line={email} />
      <Facts user={user} />
      <p className="flex gap-3 rounded-control bg-surface-2 p-4">
        <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
        {t('adminUsers.detail.noHealth')}
      </p>
      <Actions user={user} />
    </div>
  )
}
