import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { ModeratedReview } from '#lib/admin/reviews-schemas.ts'
import { formatDate } from '#lib/format/date.ts'
import { openReports, professionalOf } from './review-context.tsx'

type Props = { review: ModeratedReview }

/** The open reports of a review, and what was decided before. */
export function Reports({ review }: Props): ReactNode {
  const t = useT('adminModeration')
  const locale = useLocale()
  const { before } = review
  const name = professionalOf(review, t)
  return (
    <div className="mt-3 grid gap-2 text-sm">
      {before && (
        <p className="wrap-anywhere whitespace-pre-line">
          {t(`adminModeration.before.${before.outcome}`, {
            date: formatDate(before.createdAt, locale),
          })}{' '}
          {before.reason}
        </p>
      )}
      {openReports(review).map(({ id, isByProfessional, reason, details, createdAt }) => {
        const date = formatDate(createdAt, locale)
        const who = isByProfessional
          ? t('adminModeration.report.professional', { name, date })
          : t('adminModeration.report.somebody', { date })
        return (
          <p key={id} className="wrap-anywhere whitespace-pre-line">
            <b>{t('adminModeration.report.label')}</b> {who}.{' '}
            {t(`adminModeration.reason.${reason}`)}
            {details && `: «${details}»`}
          </p>
        )
      })}
    </div>
  )
}
