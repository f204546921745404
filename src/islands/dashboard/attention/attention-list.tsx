import { CircleCheck } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import type { Attention } from '#lib/workspace/schemas.ts'
import { Button } from '#ui/button.tsx'
import { RemindFailed } from '../remind-failed.tsx'
import { useGone } from '../use-gone.ts'
import { AttentionRow } from './attention-row.tsx'
import { keyOf } from '#client/workspace/attention-text.ts'

/** Rows until the others are asked for: the tabs below stay near. */
const SHOWN = 6

type Props = {
  attention: Attention
  /** Whether the newest read has failed, so that this is the one before. */
  isStale: boolean
  onRetry: () => unknown
}

/** "Lo primero": what waits, the most urgent first. */
export function AttentionList({ attention, isStale, onRetry }: Props): ReactNode {
  const t = useT('dashboard')
  const { items, more } = attention
  const [isWhole, setWhole] = useState(false)
  const total = items.length + more
  const shown = isWhole ? items : items.slice(0, SHOWN)
  const { failures, onGone } = useGone(
    shown.flatMap((item) => (item.kind === 'waiting' ? item.questionnaireId : [])),
  )
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="rounded-panel border border-line bg-surface shadow-soft"
    >
      <div className="flex flex-wrap items-baseline gap-x-3 px-4 py-3 sm:px-5">
        <h2 id={heading} className="text-lg">
          {t('dashboard.first.title')}
        </h2>
        {total > 0 && (
          <p className="text-sm text-ink-soft">{t('dashboard.first.count', { count: total })}</p>
        )}
      </div>
      {isStale && (
        <div className="border-t border-line px-4 py-2.5 sm:px-5">
          <ReadFailed onRetry={onRetry}>{t('dashboard.first.stale')}</ReadFailed>
        </div>
      )}
      {failures.map((failure) => (
        <div key={failure.code} className="border-t border-line px-4 py-2.5 sm:px-5">
          <RemindFailed failure={failure} />
        </div>
      ))}
      {items.length === 0 ? (
        <p className="flex items-center gap-2.5 border-t border-line px-4 py-4 sm:px-5">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-pine" />
          {t('dashboard.first.empty')}
        </p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {shown.map((item) => (
            <AttentionRow key={keyOf(item)} item={item} onGone={onGone} />
          ))}
        </ul>
      )}
      {shown.length < items.length ? (
        <div className="border-t border-line px-4 py-2 sm:px-5">
          <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
            {t('dashboard.first.all', { count: total })}
          </Button>
        </div>
      ) : (
        more > 0 && (
          <p className="border-t border-line px-4 py-3 text-sm text-ink-soft sm:px-5">
            {t('dashboard.first.more', { count: more })}
          </p>
        )
      )}
    </section>
  )
}
