import type { ReactNode, Ref } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { cx } from '#ui/cx.ts'
import type { Presentation } from './calculator.tsx'
import { CAUTION, STACK } from './looks.ts'

const LOOKS = {
  page: 'rounded-card border border-line bg-paper p-[clamp(1rem,3.5cqi,2rem)] data-empty:content-center data-empty:border-dashed md:row-span-2',
  card: 'border-t border-line pt-4.5 data-empty:hidden',
} as const

type Props = {
  ref: Ref<HTMLDivElement>
  place: keyof typeof LOOKS
  /** The limitations of the result. */
  limit: string
  /** Whether the current input gives no result, so that the one shown is outdated. */
  isStale: boolean
  presented: Presentation | null
  /** Shown before there is a result. */
  idle: ReactNode
}

/** The reserved space of the result. Has a scroll margin for the sticky header. */
export function ResultArea(props: Props): ReactNode {
  const { ref, place, limit, isStale, presented, idle } = props
  const t = useT('calculators')
  return (
    <div
      ref={ref}
      data-part="result"
      data-empty={presented ? undefined : ''}
      className={cx(
        STACK,
        'scroll-mt-[calc(var(--header-height)+0.75rem)] scroll-mb-4',
        LOOKS[place],
      )}
    >
      {presented ? (
        <>
          {isStale && <p className={CAUTION}>{t('calculators.stale')}</p>}
          <div
            data-part="body"
            className={cx(
              'grid min-w-0 grid-cols-1 content-start gap-6 transition-opacity duration-150',
              isStale && 'opacity-50',
            )}
          >
            {presented.body}
          </div>
          <p className="text-sm text-ink-soft">{limit}</p>
        </>
      ) : (
        (idle ?? <Pulse />)
      )}
    </div>
  )
}

/** A flat pulse line. */
function Pulse(): ReactNode {
  return (
    <svg
      viewBox="0 0 120 48"
      aria-hidden="true"
      className="mx-auto w-[min(60%,15rem)] fill-none stroke-nutritionist"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2 26h26l8-18 14 34 12-28 8 12h48" />
    </svg>
  )
}
