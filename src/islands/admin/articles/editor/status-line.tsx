import { CloudAlert, CloudCheck, CloudUpload, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatMadridMoment } from '#lib/format/madrid-moment.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { cx } from '#ui/cx.ts'
import type { ArticleState } from './use-article.ts'
import type { DraftStatus } from './use-autosave.ts'

type Props = { state: ArticleState }

const ICONS: Record<DraftStatus['kind'], LucideIcon> = {
  none: CloudCheck,
  typing: CloudUpload,
  keeping: CloudUpload,
  kept: CloudCheck,
  failed: CloudAlert,
}

const clock = (iso: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(iso))

/** Whether what is typed is kept. */
export function DraftLine({ state: { status, isDirty } }: Props): ReactNode {
  const t = useT('adminArticles')
  const locale = useLocale()
  const Icon = ICONS[status.kind]
  const text =
    status.kind === 'kept'
      ? t('adminArticles.status.kept', { time: clock(status.at, locale) })
      : status.kind === 'none'
        ? t(isDirty ? 'adminArticles.status.typing' : 'adminArticles.status.saved')
        : t(`adminArticles.status.${status.kind}`)
  return (
    <p
      role={status.kind === 'failed' ? 'alert' : 'status'}
      className={cx(
        'flex items-center gap-2 text-sm text-ink-soft',
        status.kind === 'failed' && 'text-clay-strong',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </p>
  )
}

const STEPS = ['draft', 'scheduled', 'published'] as const

/** The way of an article, and where it is on it. */
export function StateLine({ state: { saved } }: Props): ReactNode {
  const t = useT('adminArticles')
  const locale = useLocale()
  const { state, publishedAt } = saved
  const date = publishedAt && formatMadridMoment(publishedAt, locale)
  const steps = state === 'unpublished' ? (['unpublished', 'published'] as const) : STEPS
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <ol
        aria-label={t('adminArticles.status.label')}
        className="flex w-max max-w-full flex-wrap items-center rounded-full border border-line bg-surface p-0.5 text-xs font-semibold"
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
