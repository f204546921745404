import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { Authorization } from '#lib/sharing/schemas.ts'
import { Button } from '#ui/button.tsx'
import { longDay } from '#client/health/days.ts'
import { useShownFocus } from '#ui/use-shown-focus.ts'
import type { SharingMessages } from '../when.ts'
import { differences, type Difference } from './choice.ts'

type Props = {
  words: SharingMessages
  stale: { older: Authorization; newer: Authorization }
  onTake: () => void
}

/** It was saved elsewhere while somebody was choosing: what changed there. What is chosen here stays. */
export function StaleNote({ words, stale, onTake }: Props): ReactNode {
  const t = useT('healthSharing')
  const { older, newer } = stale
  const box = useShownFocus<HTMLDivElement>(stale)
  const isOver = newer.state === 'ended'
  const changed = differences(older, newer)
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="grid gap-2.5 rounded-control border border-edge bg-surface-2 p-4 text-sm"
    >
      <p className="flex items-center gap-2 font-medium">
        <RefreshCw aria-hidden="true" className="size-4.5 shrink-0 text-clay-strong" />
        {t('healthSharing.stale.title')}
      </p>
      {isOver ? (
        <p>{t('healthSharing.stale.ended')}</p>
      ) : changed.length === 0 ? (
        <p>{t('healthSharing.stale.same')}</p>
      ) : (
        <>
          <p>{t('healthSharing.stale.text')}</p>
          <ul className="list-disc ps-5">
            {changed.map((difference) => {
              const text = differenceText(difference, words)
              return <li key={text}>{text}</li>
            })}
          </ul>
        </>
      )}
      {!isOver && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={onTake}>
          {t('healthSharing.stale.take')}
        </Button>
      )}
    </div>
  )
}

function differenceText(difference: Difference, { t, locale }: SharingMessages): string {
  switch (difference.about) {
    case 'flag': {
      const name = t(`health.flag.${difference.flag}`)
      return difference.isOn
        ? t('healthSharing.stale.flagOn', { name })
        : t('healthSharing.stale.flagOff', { name })
    }
    case 'purpose': {
      const { purpose } = difference
      return purpose
        ? t('healthSharing.stale.purpose', { purpose })
        : t('healthSharing.stale.noPurpose')
    }
    case 'end': {
      const { expiresOn } = difference
      return expiresOn === null
        ? t('healthSharing.stale.open')
        : t('healthSharing.stale.until', { date: longDay(expiresOn, locale) })
    }
  }
}
