import { useState, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { longDay, recentDay } from '../days.ts'
import { valuesOn, type ChartDay } from './chart-model.ts'
import { Plot, type PlotProps } from './plot.tsx'
import { shownText, type ChartReader } from './summary.ts'

type Props = Omit<PlotProps, 'onRead'> & { reader: ChartReader; summary: string }

/** The plot, and above it what moved; while the pointer or the keyboard is on a day, that day. */
export function ReadPlot({ reader, summary, ...plot }: Props): ReactNode {
  const t = useT('health', 'healthChart')
  const locale = useLocale()
  const [day, setDay] = useState<ChartDay | null>(null)
  return (
    <>
      <p className="min-h-[3em] text-sm text-ink-soft tabular">
        {day ? (
          <>
            <span className="inline-block first-letter:uppercase">
              {recentDay(day.recordDate, t) ?? longDay(day.recordDate, locale)}
            </span>{' '}
            <b className="text-ink">{shownText(valuesOn(plot.model, day), reader)}</b>{' '}
            <span>{t('healthChart.reading.trend', { value: shownText(day.trend, reader) })}</span>
          </>
        ) : (
          summary
        )}
      </p>
      <Plot {...plot} reader={reader} onRead={setDay} />
    </>
  )
}
