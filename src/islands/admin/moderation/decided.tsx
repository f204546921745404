import { Check, EyeOff, Trash2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as reviews from '#lib/admin/reviews-calls.ts'
import * as reviewsSchemas from '#lib/admin/reviews-schemas.ts'
import { formatDate } from '#lib/format/date.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { DECISIONS, type Decision } from '#lib/reviews/moderation.ts'
import { Badge } from '#ui/badge.tsx'
import type { AdminColumn } from '../kit/column.ts'
import { ListView } from '../kit/list-view.tsx'
import { useList } from '../kit/use-list.ts'
import { Faces, professionalOf, WhoOf } from './review-context.tsx'

const ICONS: Record<Decision, LucideIcon> = { kept: Check, hidden: EyeOff, removed: Trash2 }

/** What was decided, newest first. */
export function Decided(): ReactNode {
  const t = useT('adminModeration')
  const locale = useLocale()
  const list = useList(reviews.listDecisions, reviewsSchemas.listDecisions, {
    filters: ['outcome'],
  })
  const options = DECISIONS.map((value) => ({
    value,
    label: t(`adminModeration.decided.outcomes.${value}`),
  }))
  return (
    <ListView
      name="moderation"
      caption={t('adminModeration.views.decided')}
      list={list}
      columns={columnsOf(t, locale)}
      filters={[{ name: 'outcome', label: t('adminModeration.decided.outcome'), options }]}
      search={{
        label: t('adminModeration.decided.search'),
        placeholder: t('adminModeration.decided.placeholder'),
      }}
      rowKey={({ id }) => id}
      empty={t('adminModeration.empty.decided')}
    />
  )
}

function columnsOf(
  t: T<'adminModeration'>,
  locale: Locale,
): AdminColumn<reviewsSchemas.ReviewDecision>[] {
  const appealOf = ({ appeal }: reviewsSchemas.ReviewDecision) =>
    appeal && t(`adminModeration.appeal.states.${appeal.outcome ?? 'open'}`)
  const badge = ({ outcome }: reviewsSchemas.ReviewDecision) => (
    <Badge icon={ICONS[outcome]} tone={outcome === 'kept' ? 'done' : 'plain'}>
      {t(`adminModeration.decided.outcomes.${outcome}`)}
    </Badge>
  )
  return [
    {
      key: 'review',
      label: t('adminModeration.decided.review'),
      cell: (row) => (
        <span className="flex min-w-0 items-start gap-3 py-2">
          {row.review && <Faces review={row.review} />}
          <span className="grid min-w-0 gap-1">
            {row.review ? (
              <WhoOf review={row.review} />
            ) : (
              <b>{t('adminModeration.of', { name: professionalOf(row, t) })}</b>
            )}
            <span className="line-clamp-2 font-normal wrap-anywhere text-ink-soft">
              {row.review
                ? (row.review.comment ?? t('adminModeration.noComment'))
                : t('adminModeration.decided.gone')}
            </span>
            <span className="grid justify-items-start gap-1 text-sm font-normal md:hidden">
              {badge(row)}
              <span className="wrap-anywhere">{row.reason}</span>
              <span className="text-ink-soft">{formatDate(row.createdAt, locale)}</span>
            </span>
          </span>
        </span>
      ),
    },
    { key: 'outcome', label: t('adminModeration.decided.outcome'), cell: badge },
    {
      key: 'reason',
      label: t('adminModeration.decided.reason'),
      cell: ({ reason }) => <span className="line-clamp-2 wrap-anywhere">{reason}</span>,
    },
    { key: 'appeal', label: t('adminModeration.decided.appeal'), cell: appealOf },
    {
      key: 'date',
      label: t('adminModeration.decided.date'),
      cell: ({ createdAt }) => formatDate(createdAt, locale),
      sort: { by: 'decided', first: 'asc' },
    },
  ]
}
