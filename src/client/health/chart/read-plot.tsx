import { useState, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { longDay, recentDay } from '../days.ts'
import { valuesOn, type ChartDay } from './chart-model.ts'
import { Plot, type PlotProps } from './plot.tsx'
import { shownText, type ChartReader } from './summary.ts'

type Props = Omit<PlotProps, 'onRead'> & { reader: ChartReader }

/** The plot, and above it the day that is read: the newest one until the pointer or the keyboard is on another. */
export function ReadPlot({ reader, ...plot }: Props): ReactNode {
  const t = useT('health', 'healthChart')
  const locale = useLocale()
  const [day, setDay] = useState<ChartDay | null>(null)
  const read = day ?? plot.model.days.at(-1)
  return (
    <>
      {read && (
        <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-ink-soft tabular">
          <span className="first-letter:uppercase">
            {recentDay(read.recordDate, t) ?? longDay(read.recordDate, locale)}
          </span>{' '}
          <b className="font-display text-lg text-ink">
            {shownText(valuesOn(plot.model, read), reader)}
          </b>{' '}
          <span>{t('healthChart.reading.trend', { value: shownText(read.trend, reader) })}</span>
        </p>
      )}
      <Plot {...plot} onRead={setDay} />
    </>
  )
}
