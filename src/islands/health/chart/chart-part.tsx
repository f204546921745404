import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Segments } from '#ui/segments.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useRead } from '../kit/api.tsx'
import { useCentre } from '../kit/centre.tsx'
import { getSeries } from '../kit/first-calls.ts'
import { measuresOf, type Kind } from '../kit/kinds.ts'
import { useOpenKind } from '../kit/open-kind.ts'
import type { PartProps } from '../kit/part.tsx'
import { ChartBody, type ChartView } from './chart-body.tsx'
import { RANGE_NAMES, type Range } from './chart-model.ts'
import type { ChartTexts } from './texts.ts'

const VIEWS = ['chart', 'table'] as const satisfies readonly ChartView[]

/** The course of the kind that is open: as a chart, and as a table for who reads tables. */
export function ChartPart({ t }: PartProps<ChartTexts>): ReactNode {
  const kind = useOpenKind()
  const centre = useCentre()
  const [range, setRange] = useState<Range>('6m')
  const [view, setView] = useState<ChartView>('chart')
  if (!kind) return null
  return (
    <section
      aria-label={centre.t(`health.measure.${kind}`)}
      data-printable
      className="grid min-w-0 gap-4 rounded-panel border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="me-auto text-xl">{centre.t(`health.measure.${kind}`)}</h2>
        <Segments
          legend={t('healthChart.view.legend')}
          hideLegend
          className="print:hidden"
          name="chart-view"
          look="pill"
          options={VIEWS.map((name) => [name, t(`healthChart.view.${name}`)] as const)}
          value={view}
          onChange={setView}
        />
        <Segments
          legend={t('healthChart.range.legend')}
          hideLegend
          className="print:hidden"
          name="chart-range"
          look="pill"
          options={RANGE_NAMES.map((name) => [name, <RangeLabel key={name} t={t} name={name} />])}
          value={range}
          onChange={setRange}
        />
      </div>
      <Loaded key={kind} t={t} kind={kind} range={range} view={view} />
    </section>
  )
}

/** Letters on phones, where five words do not fit in a row. */
function RangeLabel({ t, name }: Pick<PartProps<ChartTexts>, 't'> & { name: Range }) {
  return (
    <>
      <span aria-hidden="true" className="sm:hidden">
        {t(`healthChart.short.${name}`)}
      </span>
      <span className="max-sm:sr-only">{t(`healthChart.range.${name}`)}</span>
    </>
  )
}

type LoadedProps = Pick<PartProps<ChartTexts>, 't'> & {
  kind: Kind
  range: Range
  view: ChartView
}

function Loaded({ t, kind, range, view }: LoadedProps) {
  const query = { measures: measuresOf(kind).join(',') }
  const { data, isError, refetch } = useRead(getSeries, { query })
  if (data) return <ChartBody t={t} kind={kind} range={range} view={view} points={data.items} />
  if (!isError) return <Skeleton className="h-96 w-full" />
  return (
    <div className="grid h-96 place-content-center justify-items-center gap-3">
      <p role="alert">{t('healthChart.failed')}</p>
      <Button variant="quiet" onClick={() => void refetch()}>
        {t('healthChart.retry')}
      </Button>
    </div>
  )
}
