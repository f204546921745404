import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { AttentionItem } from '#lib/workspace/attention.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Named } from '../named.tsx'
import { RemindFailed } from '../remind-failed.tsx'
import type { OnGone } from '../use-gone.ts'
import { useRemind } from '../use-remind.ts'
import { AttentionAction } from './attention-action.tsx'
import { PriorityBadge } from '#client/workspace/priority-badge.tsx'
import { detailOf, nameOf, sentenceOf, whenText } from '#client/workspace/attention-text.ts'

type Props = { item: AttentionItem; onGone: OnGone }

/** Something that waits: what it is, who, since when, and what to do. */
export function AttentionRow({ item, onGone }: Props): ReactNode {
  const t = useT('dashboard', 'objectives', 'paging', 'session', 'workspace')
  const locale = useLocale()
  const reminder = useRemind(onGone)
  const detail = detailOf(item, { t, locale })
  const name = nameOf(item, t)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_11rem] sm:gap-x-4 sm:px-5">
      <div className="max-sm:self-start max-sm:pt-1">
        <Portrait name={name} src={'avatarUrl' in item ? item.avatarUrl : null} size={44} />
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 leading-snug wrap-anywhere">
          <span className="min-w-0">
            <Named say={(someone) => sentenceOf(item, someone, { t, locale })} name={name} />
          </span>
          {item.kind === 'answer' && item.priority && <PriorityBadge priority={item.priority} />}
        </p>
        {detail && <p className="truncate text-sm text-ink-soft">{detail}</p>}
      </div>
      <p className="text-xs text-ink-soft max-sm:self-start max-sm:pt-1 sm:text-end sm:text-sm">
        {whenText(item, locale)}
      </p>
      <div className="max-sm:col-span-2 max-sm:col-start-2 sm:grid">
        <AttentionAction item={item} reminder={reminder} />
      </div>
      <div className="col-span-full empty:hidden">
        <RemindFailed failure={reminder.failure} />
      </div>
    </li>
  )
}
