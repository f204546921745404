import { TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { Change } from '#lib/questionnaires/course.ts'

/** That a scale has moved since the answers before. No colour: neither way is better. */
export function ChangeMark({ change }: { change: Change }): ReactNode {
  const t = useT('workspace')
  const Arrow = change === 'up' ? TrendingUp : TrendingDown
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-medium">
      <Arrow aria-hidden="true" className="size-4 shrink-0" />
      {t(`workspace.change.${change}`)}
    </span>
  )
}
