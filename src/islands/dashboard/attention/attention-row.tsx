import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { nameOf, statedOf, whenText } from '#client/workspace/attention-text.ts'
import { FactCourse } from '#client/workspace/fact-course.tsx'
import { FactRow } from '#client/workspace/fact-row.tsx'
import { PriorityBadge } from '#client/workspace/priority-badge.tsx'
import type { AttentionItem } from '#lib/workspace/attention.ts'
import { Portrait } from '#ui/portrait.tsx'
import { RemindFailed } from '../remind-failed.tsx'
import type { OnGone } from '../use-gone.ts'
import { useRemind } from '../use-remind.ts'
import { AttentionAction } from './attention-action.tsx'

type Props = { item: AttentionItem; onGone: OnGone }

/** Something that waits, and what is stated of it. */
export function AttentionRow({ item, onGone }: Props): ReactNode {
  const t = useT('dashboard', 'workspace')
  const locale = useLocale()
  const reminder = useRemind(onGone)
  const { fact, text } = statedOf(item, { t, locale })
  const name = nameOf(item, t)
  const scale = item.kind === 'answer' && item.fact?.scale
  return (
    <FactRow
      face={<Portrait name={name} src={'avatarUrl' in item ? item.avatarUrl : null} size={44} />}
      title={
        <>
          <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
          {item.kind === 'answer' && item.priority && <PriorityBadge priority={item.priority} />}
        </>
      }
      fact={
        <>
          {fact && <span className="font-medium text-ink">{fact}</span>}
          {fact && text && ' · '}
          {text}
        </>
      }
      course={scale && <FactCourse points={scale.points} />}
      when={whenText(item, locale)}
      action={<AttentionAction item={item} reminder={reminder} />}
    >
      <RemindFailed failure={reminder.failure} />
    </FactRow>
  )
}
