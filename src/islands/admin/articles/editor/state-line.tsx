import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { SavedArticle } from '#lib/admin/articles/schemas.ts'
import { formatMadridMoment } from '#lib/format/madrid-moment.ts'

const STEPS = ['draft', 'scheduled', 'published'] as const

/** The way of an article, and where it is on it. */
export function StateLine({ article }: { article: SavedArticle }): ReactNode {
  const t = useT('adminArticles')
  const locale = useLocale()
  const { state, publishedAt } = article
  const date = publishedAt && formatMadridMoment(publishedAt, locale)
  const steps = state === 'unpublished' ? (['unpublished', 'published'] as const) : STEPS
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <ol
        aria-label={t('adminArticles.status.label')}
        className="flex w-max max-w-full flex-wrap items-center rounded-full border border-line bg-surface p-0.5 text-xs font-medium"
      >
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={step === state ? 'step' : undefined}
            className="rounded-full px-2.5 py-1.5 text-ink-soft aria-[current]:bg-citrus aria-[current]:text-on-citrus"
          >
            {index > 0 && step !== state && <span aria-hidden="true">→ </span>}
            {t(`adminArticles.state.${step}`)}
          </li>
        ))}
      </ol>
      {date && state === 'scheduled' && (
        <p className="text-xs text-ink-soft">{t('adminArticles.status.scheduledFor', { date })}</p>
      )}
      {date && state === 'published' && (
        <p className="text-xs text-ink-soft">{t('adminArticles.status.publishedOn', { date })}</p>
      )}
    </div>
  )
}
