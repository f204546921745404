import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { PriorityBadge } from '#client/workspace/priority-badge.tsx'
import { PRIORITIES } from '#lib/questionnaires/priority.ts'

/** What the badges mean, and what they do not. */
export function Legend(): ReactNode {
  const t = useT('dashboardAnswers')
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <ul aria-label={t('dashboardAnswers.legend')} className="flex flex-wrap gap-2">
        {PRIORITIES.map((priority) => (
          <li key={priority}>
            <PriorityBadge priority={priority} />
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-soft">{t('dashboardAnswers.legendText')}</p>
    </div>
  )
}
