import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { BAND_SOURCES, BandSource } from '#lib/health/bands/sources.ts'
import { dayText } from '../days.ts'
import type { ChartNote } from './chart-model.ts'

type Props = {
  notes: readonly ChartNote[]
  /** Of the reference band; null without one. */
  source: (typeof BAND_SOURCES)[BandSource] | null
}

/** The notes on points, how the trend is made, and what the band is. */
export function ChartNotes({ notes, source }: Props): ReactNode {
  const t = useT('health', 'healthBands', 'healthChart')
  const locale = useLocale()
  return (
    <>
      {notes.length > 0 && (
        <ol aria-label={t('healthChart.notes')} className="grid gap-1.5">
          {notes.map(({ number, recordDate, text }) => (
            <li key={number} className="flex gap-2.5">
              <span className="grid size-6 shrink-0 place-items-center rounded-full border border-edge text-xs">
                {number}
              </span>
              <span className="wrap-anywhere">
                <span className="text-ink-soft">{dayText(recordDate, t, locale)}</span> · {text}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p>{t('healthChart.how.text')}</p>
      <p className="rounded-control bg-surface-2 px-3 py-2 tabular">
        {t('healthChart.how.formula')}
      </p>
      <p className="text-ink-soft">{t('healthChart.how.source')}</p>
      {source && (
        <>
          <p>{t(source.note)}</p>
          <a href={source.link} target="_blank" rel="noreferrer" className="link">
            {t(source.name)}
          </a>
        </>
      )}
    </>
  )
}
