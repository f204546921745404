import { use, useMemo, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '#client/texts/use-t.ts'
import { bandFor } from '#lib/health/bands/band-of.ts'
import { BAND_SOURCES } from '#lib/health/bands/sources.ts'
import type { SeriesPoint } from '#lib/health/schemas.ts'
import { MEASURES, type MeasuredName } from '#lib/health/measures.ts'
import { fromStored, unitFor } from '#lib/health/quantities.ts'
import type { Settings } from '#lib/health/settings.ts'
import { today } from '../days.ts'
import { measuresOf, type Kind } from '../kinds.ts'
import type { Person } from '../reading-of.ts'
import { chartModel, type Range } from './chart-model.ts'
import { ChartFoot } from './chart-foot.ts'
import { ChartTable } from './chart-table.tsx'
import { ChartNotes } from './chart-notes.tsx'
import { Download } from './download.tsx'
import { More } from './more.tsx'
import { ReadPlot } from './read-plot.tsx'
import { figuresText, summaryText, type ChartReader } from './summary.ts'

/** Whose values are drawn. */
export type ChartOwner = {
  settings: Settings
  /** Null where only values are known of them: no band is drawn. */
  person: Person | null
}

type Props = {
  /** Who reads what, in which units. */
  reader: ChartReader
  owner: ChartOwner
  range: Range
  points: readonly SeriesPoint[]
}

/** The sentence, the reading, the plot; and its table, what is to be known about it, and its file. */
export function ChartBody({ reader, owner, range, points }: Props): ReactNode {
  const t = useT('health', 'healthChart')
  const { units, kind } = reader
  const { settings, person } = owner
  const now = today()
  const model = useMemo(
    () => chartModel(points, { measures: measuresOf(kind), units, range, today: now }),
    [points, kind, units, range, now],
  )
  const plot = useRef<HTMLDivElement>(null)

  const stored = settings.goals[kind as MeasuredName]
  const goal = stored === undefined ? null : inUnit(stored, kind, reader)
  const band = person && bandFor(kind, { ...person, isPregnant: settings.isPregnant, on: now })
  const drawn = band && 'source' in band ? band : null
  const source = drawn && BAND_SOURCES[drawn.source]
  const edges = drawn ? edgesOf(drawn.steps, kind, reader) : []
  const rangeText = t(`healthChart.range.${range}`)
  const name = t(`health.measure.${kind}`)
  const summary = summaryText(model, range, reader)
  const place = use(ChartFoot)
  const foot = (
    <div className="flex flex-wrap items-start justify-between gap-x-3">
      <More title={t('healthChart.table')}>
        <ChartTable model={model} reader={reader} range={range} />
      </More>
      <More title={t('healthChart.how.title')}>
        <ChartNotes notes={model.notes} source={source} />
      </More>
      <div className="print:hidden">
        <Download name={name} plot={plot} />
      </div>
    </div>
  )

  return (
    <>
      <ReadPlot
        reader={reader}
        summary={summary}
        ref={plot}
        model={model}
        goal={
          goal === null
            ? null
            : {
                value: goal,
                label: t('healthChart.goal', {
                  value: figuresText([goal], reader).replace(/[.,]0+$/, ''),
                }),
              }
        }
        edges={edges}
        label={t('healthChart.label', { name, range: rangeText })}
      />
      {place ? createPortal(foot, place) : foot}
    </>
  )
}

function inUnit(value: number, kind: Kind, { units }: ChartReader): number {
  const { quantity } = MEASURES[measuresOf(kind)[0]!]
  return fromStored(value, quantity, unitFor(quantity, units))
}

type Steps = readonly { from: number | null; diastolicFrom: number | null }[]

/** Where steps meet, of both pressures where there are two. */
function edgesOf(steps: Steps, kind: Kind, reader: ChartReader): number[] {
  const all = steps.flatMap(({ from, diastolicFrom }) => [from, diastolicFrom])
  return all.flatMap((edge) => (edge === null ? [] : [inUnit(edge, kind, reader)]))
}
