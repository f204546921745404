import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { nameOf, statedOf, whenText } from '#client/workspace/attention-text.ts'
import { FactCourse } from '#client/workspace/fact-course.tsx'
import { PriorityBadge } from '#client/workspace/priority-badge.tsx'
import type { AttentionItem } from '#lib/workspace/attention.ts'
import { Portrait } from '#ui/portrait.tsx'
import { RemindFailed } from '../remind-failed.tsx'
import type { OnGone } from '../use-gone.ts'
import { useRemind } from '../use-remind.ts'
import { AttentionAction } from './attention-action.tsx'
import './attention.css'

type Props = { item: AttentionItem; onGone: OnGone }

/** Something that waits: who, what it is, since when, and what to do. */
export function AttentionRow({ item, onGone }: Props): ReactNode {
  const t = useT('dashboard', 'objectives', 'workspace')
  const locale = useLocale()
  const reminder = useRemind(onGone)
  const { fact, text } = statedOf(item, { t, locale })
  const name = nameOf(item, t)
  const scale = item.kind === 'answer' && item.fact?.scale
  return (
    <li className="attention-row">
      <Portrait name={name} src={'avatarUrl' in item ? item.avatarUrl : null} size={44} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 leading-snug">
          <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
          {item.kind === 'answer' && item.priority && <PriorityBadge priority={item.priority} />}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft sm:line-clamp-1">
          {fact && <span className="font-medium text-ink">{fact}</span>}
          {fact && text && ' · '}
          {text}
        </p>
      </div>
      <div className="max-sm:hidden">{scale && <FactCourse points={scale.points} />}</div>
      <p className="text-xs text-ink-soft max-sm:self-start sm:text-end sm:text-sm">
        {whenText(item, locale)}
      </p>
      <AttentionAction item={item} reminder={reminder} />
      <div className="col-span-full empty:hidden">
        <RemindFailed failure={reminder.failure} />
      </div>
    </li>
  )
}
