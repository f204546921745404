import { CircleCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { Attention } from '#lib/workspace/schemas.ts'
import { Button } from '#ui/button.tsx'
import { keepFocus } from '../keep-focus.ts'
import { RemindFailed } from '../remind-failed.tsx'
import { useRemind } from '../use-remind.ts'
import { ATTENTION_ID } from './attention-id.ts'
import { AttentionRow } from './attention-row.tsx'
import { keyOf } from './attention-words.ts'

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
  const t = useT('dashboard', 'island', 'workspace')
  const { items, more } = attention
  const [isWhole, setWhole] = useState(false)
  const reminder = useRemind(ATTENTION_ID)
  const total = items.length + more
  const shown = isWhole ? items : items.slice(0, SHOWN)
  const isAtRow = shown.some(
    (item) => 'questionnaireId' in item && reminder.failureOf(item.questionnaireId),
  )
  const showAll = () => {
    setWhole(true)
    keepFocus(ATTENTION_ID)
  }
  return (
    <section
      aria-labelledby={ATTENTION_ID}
      className="rounded-panel border border-line bg-surface shadow-soft"
    >
      <div className="flex flex-wrap items-baseline gap-x-3 px-4 py-3 sm:px-5">
        <h2 id={ATTENTION_ID} tabIndex={-1} className="text-lg outline-none">
          {t('dashboard.first.title')}
        </h2>
        {total > 0 && (
          <p className="text-sm text-ink-soft">{t('dashboard.first.count', { count: total })}</p>
        )}
      </div>
      {isStale && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-2.5 text-sm sm:px-5">
          <p role="status">{t('dashboard.first.stale')}</p>
          <Button variant="quiet" size="sm" onClick={() => void onRetry()}>
            {t('island.retry')}
          </Button>
        </div>
      )}
      {reminder.failure && !isAtRow && (
        <div className="border-t border-line px-4 py-2.5 sm:px-5">
          <RemindFailed failure={reminder.failure} />
        </div>
      )}
      {items.length === 0 ? (
        <p className="flex items-center gap-2.5 border-t border-line px-4 py-4 sm:px-5">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-pine" />
          {t('dashboard.first.empty')}
        </p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {shown.map((item) => (
            <AttentionRow key={keyOf(item)} item={item} reminder={reminder} />
          ))}
        </ul>
      )}
      {shown.length < items.length ? (
        <div className="border-t border-line px-4 py-2 sm:px-5">
          <Button variant="quiet" size="sm" onClick={showAll}>
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
