import { useState, type ReactNode } from 'react'
import { Loaded, type Read } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { SeriesPoint } from '#lib/health/schemas.ts'
import { cx } from '#ui/cx.ts'
import { Segments } from '#ui/segments.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Kind } from '../kinds.ts'
import { ChartBody, type ChartOwner } from './chart-body.tsx'
import { RANGE_NAMES, type Range } from './chart-model.ts'

type Props = {
  kind: Kind
  owner: ChartOwner
  series: Read<{ items: readonly SeriesPoint[] }>
  /** Whether what is around it has the title, and is its card. */
  isTitled?: boolean
}

/** The course of a kind, as a chart, and as a table for those who read tables. */
export function ChartPanel({ kind, owner, series, isTitled = false }: Props): ReactNode {
  const t = useT('health', 'healthBands', 'healthChart')
  const locale = useLocale()
  const [range, setRange] = useState<Range>('6m')
  const name = t(`health.measure.${kind}`)
  const reader = { t, locale, units: owner.settings.units, kind }
  return (
    <section aria-label={name} data-printable className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className={cx('me-auto text-xl', isTitled && 'hidden print:block')}>{name}</h2>
        <Segments
          legend={t('healthChart.range.legend')}
          hideLegend
          className="print:hidden"
          name="chart-range"
          look="pill"
          options={RANGE_NAMES.map((one) => [one, <RangeLabel key={one} name={one} />])}
          value={range}
          onChange={setRange}
        />
      </div>
      <Loaded
        read={series}
        failed={t('healthChart.failed')}
        waiting={
          <Waiting>
            <Skeleton className={cx('w-full', isTitled ? 'h-86' : 'h-96')} />
          </Waiting>
        }
      >
        {({ items }) => (
          <ChartBody key={kind} reader={reader} owner={owner} range={range} points={items} />
        )}
      </Loaded>
    </section>
  )
}

/** Letters, since five words do not fit in a row. */
function RangeLabel({ name }: { name: Range }) {
  const t = useT('healthChart')
  return (
    <>
      <span aria-hidden="true">{t(`healthChart.short.${name}`)}</span>
      <span className="sr-only">{t(`healthChart.range.${name}`)}</span>
    </>
  )
}
