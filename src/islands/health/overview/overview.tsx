import { lazy, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { hrefOf } from '#client/address/address.ts'
import { go } from '#client/address/here.ts'
import { useIsDemo } from '#client/data/data.ts'
import type { Kind } from '#client/health/kinds.ts'
import { PartFrame } from '#client/problem/part-frame.tsx'
import { useT } from '#client/texts/use-t.ts'
import { useFocusSoon } from '#client/use-focus-soon.ts'
import { readText } from '#stores/storage.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { WhenNear } from '#ui/when-near.tsx'
import { HEALTH } from '../kit/address.ts'
import { useReadings } from '../kit/readings.ts'
import { Asks } from './asks.tsx'
import { OpenedValue } from './opened-value.tsx'
import { Shares } from './shares.tsx'
import { COLUMNS } from './tile-grid.ts'
import { ValuesGrid } from './values-grid.tsx'

/** Whether a calculator has left something in this browser: as text, since its rules would be more of the first screen. */
const hasResults = () => readText('saved-results', 'localStorage')?.includes('"tool"') ?? false

/** Most people have nothing of a calculator left. */
const FromTools = lazy(async () => ({
  default: (await import('../register/from-tools.tsx')).FromTools,
}))

/** Who asks, what moved, who sees it, and the course of the first value; or, beside the values, the one that is open. */
export function Overview({ chart: Chart }: { chart: ComponentType }): ReactNode {
  const t = useT('health')
  const { readings, open } = useReadings()
  const isDemo = useIsDemo()
  const [isLeft] = useState(hasResults)
  const tiles = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const focusSoon = useFocusSoon()
  const show = (kind: Kind) => {
    go(hrefOf(HEALTH, { chart: kind }))
    focusSoon(() => title.current?.focus())
  }
  const close = (kind: Kind) => {
    go(hrefOf(HEALTH, {}))
    focusSoon(() =>
      tiles.current?.querySelector<HTMLElement>(`[data-kind=${kind}] button`)?.focus(),
    )
  }
  const chart = (
    // As high as a chart from the beginning: more of an open value stands below it.
    <div
      id="health-chart"
      className={cx(
        'min-w-0 scroll-mt-(--header-height)',
        open ? 'min-h-104 sm:min-h-112' : 'min-h-120 sm:min-h-126',
      )}
    >
      <WhenNear placeholder={<ChartPlace />}>
        <PartFrame placeholder={<ChartPlace />}>
          <Chart />
        </PartFrame>
      </WhenNear>
    </div>
  )
  return (
    <div className={COLUMNS}>
      {/* Not for the people of the demo, who are invented. */}
      {isLeft && !isDemo && !open && (
        <div className="mb-6 lg:col-span-2">
          <PartFrame placeholder={<Skeleton className="h-17 w-full" />}>
            <FromTools />
          </PartFrame>
        </div>
      )}
      {!open && <Asks className="mb-6 has-[ul:empty]:hidden lg:col-start-2 lg:mb-8" />}
      <section
        aria-label={t('health.overview.values')}
        className={cx('min-w-0 lg:col-start-1 lg:row-span-2', open && 'max-lg:hidden')}
      >
        <h2 className="sr-only">{t('health.overview.values')}</h2>
        {readings.length > 0 ? (
          <ValuesGrid onOpen={show} ref={tiles} />
        ) : (
          <EmptyState
            title={t('health.overview.none.title')}
            text={t('health.overview.none.text')}
            action={
              <Button variant="quiet" onClick={() => go(hrefOf(HEALTH, { tab: 'data' }))}>
                {t('health.overview.register')}
              </Button>
            }
          />
        )}
      </section>
      {open ? (
        <OpenedValue
          key={open.kind}
          reading={open}
          chart={chart}
          titleRef={title}
          onClose={() => close(open.kind)}
        />
      ) : (
        <Shares className="mt-8 lg:col-start-2 lg:mt-0" />
      )}
      {!open && readings.length > 0 && <div className="mt-8 lg:col-span-2">{chart}</div>}
    </div>
  )
}

const ChartPlace = () => <div className="h-96" />
