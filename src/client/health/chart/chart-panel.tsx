import { useState, type ReactNode } from 'react'
import { Loaded, type Read } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { SeriesPoint } from '#lib/health/schemas.ts'
import { Segments } from '#ui/segments.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Kind } from '../kinds.ts'
import { ChartBody, type ChartOwner, type ChartView } from './chart-body.tsx'
import { RANGE_NAMES, type Range } from './chart-model.ts'

const VIEWS = ['chart', 'table'] as const satisfies readonly ChartView[]

type Props = {
  kind: Kind
  owner: ChartOwner
  series: Read<{ items: readonly SeriesPoint[] }>
}

/** The course of a kind, as a chart, and as a table for who reads tables. */
export function ChartPanel({ kind, owner, series }: Props): ReactNode {
  const t = useT('health', 'healthBands', 'healthChart')
  const locale = useLocale()
  const [range, setRange] = useState<Range>('6m')
  const [view, setView] = useState<ChartView>('chart')
  const name = t(`health.measure.${kind}`)
  const reader = { t, locale, units: owner.settings.units, kind }
  return (
    <section
      aria-label={name}
      data-printable
      className="grid min-w-0 gap-4 rounded-panel border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="me-auto text-xl">{name}</h2>
        <Segments
          legend={t('healthChart.view.legend')}
          hideLegend
          className="print:hidden"
          name="chart-view"
          look="pill"
          options={VIEWS.map((one) => [one, t(`healthChart.view.${one}`)] as const)}
          value={view}
          onChange={setView}
        />
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
            <Skeleton className="h-96 w-full" />
          </Waiting>
        }
      >
        {({ items }) => (
          <ChartBody
            key={kind}
            reader={reader}
            owner={owner}
            range={range}
            view={view}
            points={items}
          />
        )}
      </Loaded>
    </section>
  )
}

/** Letters on phones, where five words do not fit in a row. */
function RangeLabel({ name }: { name: Range }) {
  const t = useT('healthChart')
  return (
    <>
      <span aria-hidden="true" className="sm:hidden">
        {t(`healthChart.short.${name}`)}
      </span>
      <span className="max-sm:sr-only">{t(`healthChart.range.${name}`)}</span>
    </>
  )
}
