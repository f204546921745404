import { useMemo, useState, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { Series } from './weekly-card.tsx'
import { WeekPlot } from './week-plot.tsx'
import { countText, weekText } from './change-text.ts'

type Props = { weeks: readonly string[]; series: Series }

/** A line, with its name before it and its newest week behind, or the week that is read. */
export function SeriesRow({ weeks, series }: Props): ReactNode {
  const t = useT('adminMetrics')
  const locale = useLocale()
  const { label, counts, profession } = series
  const [read, setRead] = useState<number | null>(null)
  const at = read ?? weeks.length - 1
  const points = useMemo(() => counts.map((count, week) => ({ at: week, count })), [counts])
  const isTold = counts.some((count) => count !== null)
  const when =
    read === null
      ? t('adminMetrics.lastWeek')
      : t('adminMetrics.weekOf', { day: weekText(weeks[at]!, locale) })
  return (
    <li className="grid items-center gap-x-4 py-2 sm:grid-cols-[10rem_minmax(0,1fr)_8rem]">
      <span className="flex items-center gap-2.5 font-medium">
        {profession && (
          <span
            aria-hidden="true"
            data-profession={profession}
            className="h-5 w-2.5 shrink-0 rounded-full bg-hue data-[profession=athlete]:bg-pine"
          />
        )}
        {label}
      </span>
      {isTold ? (
        <WeekPlot
          points={points}
          label={t('adminMetrics.plot', { name: label })}
          onRead={setRead}
        />
      ) : (
        <p className="text-sm text-ink-soft">{t('adminMetrics.allSmall')}</p>
      )}
      <p className="text-sm text-ink-soft tabular sm:text-end">
        <b className="text-base text-ink sm:block">
          {countText(counts[at] ?? null, { t, locale })}
        </b>{' '}
        {when}
      </p>
    </li>
  )
}
