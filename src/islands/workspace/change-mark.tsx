import { TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Change } from '#lib/questionnaires/course.ts'
import type { WorkspaceT } from './texts.ts'

/** That a scale has moved since the answers before. No colour: neither way is better. */
export function ChangeMark({ t, change }: { t: WorkspaceT; change: Change }): ReactNode {
  const Arrow = change === 'up' ? TrendingUp : TrendingDown
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold">
      <Arrow aria-hidden="true" className="size-4 shrink-0" />
      {t(`workspace.change.${change}`)}
    </span>
  )
}
