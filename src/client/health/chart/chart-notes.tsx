import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { BAND_SOURCES, BandSource } from '#lib/health/bands/sources.ts'
import { dayText } from '../days.ts'
import type { ChartNote } from './chart-model.ts'

export type ChartNotesProps = {
  notes: readonly ChartNote[]
  /** Of the reference band; null without one. */
  source: (typeof BAND_SOURCES)[BandSource] | null
  hasGaps: boolean
  goal: number | null
}

/** The legend, the notes on points, the source of the band, and how the trend is made. */
export function ChartNotes(props: ChartNotesProps): ReactNode {
  const t = useT('health', 'healthBands', 'healthChart')
  const locale = useLocale()
  const { notes, source, hasGaps, goal } = props
  return (
    <div className="grid min-w-0 flex-[1_1_20rem] gap-3 text-sm">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
        <Sign text={t('healthChart.legend.value')}>
          <circle cx="10" cy="6" r="3" className="fill-surface stroke-ink-soft" />
        </Sign>
        <Sign text={t('healthChart.legend.trend')}>
          <path d="M0 6H20" className="stroke-pine" strokeWidth="3" />
        </Sign>
        {hasGaps && (
          <Sign text={t('healthChart.legend.gap')}>
            <path d="M0 6H20" className="stroke-pine" strokeWidth="2" strokeDasharray="2 4" />
          </Sign>
        )}
        {goal !== null && (
          <Sign text={t('healthChart.legend.goal')}>
            <path d="M0 6H20" className="stroke-ink" strokeWidth="1.5" strokeDasharray="6 4" />
          </Sign>
        )}
        {source && (
          <Sign text={t('healthChart.legend.band', { source: t(source.name) })}>
            <path d="M0 6H20" className="stroke-edge" />
          </Sign>
        )}
        <Sign text={t('healthChart.legend.last')}>
          <circle cx="10" cy="6" r="4" className="fill-citrus stroke-on-citrus" strokeWidth="2" />
        </Sign>
      </ul>
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
      <More title={t('healthChart.how.title')}>
        <p>{t('healthChart.how.text')}</p>
        <p className="rounded-control bg-surface-2 px-3 py-2 tabular">
          {t('healthChart.how.formula')}
        </p>
        <p className="text-ink-soft">{t('healthChart.how.source')}</p>
      </More>
      {source && (
        <More title={t('healthChart.bandNote', { source: t(source.name) })}>
          <p>{t(source.note)}</p>
          <a href={source.link} target="_blank" rel="noreferrer" className="link">
            {t(source.name)}
          </a>
        </More>
      )}
    </div>
  )
}

function Sign({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 20 12" className="h-3 w-5" fill="none">
        {children}
      </svg>
      {text}
    </li>
  )
}

function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group max-w-[70ch]">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 font-medium text-pine">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 transition-transform duration-150 group-open:rotate-90"
        />
        {title}
      </summary>
      <div className="grid gap-2 pb-2">{children}</div>
    </details>
  )
}
