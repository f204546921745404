import { useState, type ReactNode } from 'react'
import { dayText } from '../kit/days.ts'
import type { ChartDay } from './chart-model.ts'
import { Plot, type PlotProps } from './plot.tsx'
import { shownText, type ChartReader } from './summary.ts'
import type { ChartT } from './texts.ts'

type Props = Omit<PlotProps, 'onRead'> & { t: ChartT; reader: ChartReader }

/** The plot, and above it the day that is read: the newest one until the pointer or the keyboard is on another. */
export function ReadPlot({ t, reader, ...plot }: Props): ReactNode {
  const { shared, locale } = reader
  const [day, setDay] = useState<ChartDay | null>(null)
  const read = day ?? plot.model.days.at(-1)
  return (
    <>
      {read && (
        <p className="text-sm tabular-nums">
          {`${dayText(read.recordDate, shared, locale)} · `}
          <b>{t('healthChart.reading.trend', { value: shownText(read.trend, reader) })}</b>
        </p>
      )}
      <Plot {...plot} onRead={setDay} />
    </>
  )
}
