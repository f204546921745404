import { useMemo, useRef, type ReactNode } from 'react'
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
import { ChartTable } from './chart-table.tsx'
import { ChartNotes, type ChartNotesProps } from './chart-notes.tsx'
import { Download } from './download.tsx'
import { ReadPlot } from './read-plot.tsx'
import { shownText, summaryText, type ChartReader } from './summary.ts'

export type ChartView = 'chart' | 'table'

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
  view: ChartView
  points: readonly SeriesPoint[]
}

/** The sentence, the reading, the plot or the table, and what is to be known about them. */
export function ChartBody({ reader, owner, range, view, points }: Props): ReactNode {
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
  const notes: ChartNotesProps = {
    notes: model.notes,
    source,
    hasGaps: model.gaps.length > 0,
    goal,
  }

  return (
    <>
      <p className="font-display font-quote">{summaryText(model, goal, range, reader)}</p>
      {view === 'table' ? (
        <ChartTable model={model} reader={reader} range={range} />
      ) : (
        <ReadPlot
          reader={reader}
          ref={plot}
          model={model}
          goal={
            goal === null
              ? null
              : {
                  value: goal,
                  label: t('healthChart.goal', { value: shownText([goal], reader) }),
                }
          }
          edges={edges}
          label={t('healthChart.label', { name, range: rangeText })}
        />
      )}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <ChartNotes {...notes} />
        {view === 'chart' && (
          <div className="print:hidden">
            <Download name={name} plot={plot} />
          </div>
        )}
      </div>
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
