import { Ban, Check, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { UserState } from '#lib/admin/users-schemas.ts'
import { Badge } from '#ui/badge.tsx'

const LOOKS = {
  confirmed: { tone: 'done', icon: Check },
  unconfirmed: { tone: 'waiting', icon: Hourglass },
  disabled: { tone: 'attention', icon: Ban },
} as const satisfies Record<UserState, object>

/** Whether somebody can sign in. */
export function StateBadge({ state }: { state: UserState }): ReactNode {
  const t = useT('adminUsers')
  return <Badge {...LOOKS[state]}>{t(`adminUsers.state.of.${state}`)}</Badge>
}
