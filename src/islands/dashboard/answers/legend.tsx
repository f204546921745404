import type { ReactNode } from 'react'
import { PriorityBadge } from '#islands/workspace/priority-badge.tsx'
import { PRIORITIES } from '#lib/questionnaires/priority.ts'
import { useBoard } from '../board.tsx'
import type { AnswersT } from './texts.ts'

/** What the badges mean, and what they do not. */
export function Legend({ t }: { t: AnswersT }): ReactNode {
  const { t: boardT } = useBoard()
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <ul aria-label={t('dashboardAnswers.legend')} className="flex flex-wrap gap-2">
        {PRIORITIES.map((priority) => (
          <li key={priority}>
            <PriorityBadge t={boardT} priority={priority} />
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-soft">{t('dashboardAnswers.legendText')}</p>
    </div>
  )
}
