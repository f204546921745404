import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { WrittenIn } from '#client/professionals/written-in.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatDate } from '#lib/format/date.ts'
import { formatRating } from '#lib/format/number.ts'
import { foreignTo } from '#lib/i18n/language-of.ts'
import type { Review } from '#lib/professionals/schemas.ts'
import { Stars } from '#ui/stars.tsx'

type Props = {
  review: Review
  /** The name of the professional, who may have replied. */
  professional: string
  /** The stars as figures, where they are to be read beside them. */
  score?: string
  /** What the user may do with it. */
  children?: ReactNode
}

/** A review of a professional, with their reply. */
export function ReviewItem({ review, professional, score, children }: Props) {
  const t = useT('professionals', 'profileReviews')
  const locale = useLocale()
  const { reviewerName, rating, comment, createdAt, editedAt, isVerifiedContact, reply } = review
  const language = foreignTo(locale, comment ?? '')
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-medium">{reviewerName ?? t('profileReviews.anonymous')}</p>
        <span className="flex items-center gap-2">
          <Stars
            value={rating}
            label={t('professionals.rating.stars', { rating: formatRating(rating, locale) })}
          />
          {score && <span className="text-sm text-ink-soft tabular">{score}</span>}
        </span>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
        <time dateTime={createdAt}>{formatDate(createdAt, locale)}</time>
        {editedAt && (
          <span>{t('profileReviews.edited', { date: formatDate(editedAt, locale) })}</span>
        )}
        <WrittenIn language={language} />
        {isVerifiedContact && (
          <span className="inline-flex items-center gap-1 font-medium text-pine">
            <BadgeCheck aria-hidden="true" className="size-4" />
            {t('profileReviews.verified')}
          </span>
        )}
      </p>
      {comment && (
        <p lang={language} className="mt-2 wrap-anywhere whitespace-pre-line text-ink-soft">
          {comment}
        </p>
      )}
      {reply && (
        <div className="mt-3 rounded-card bg-surface-2 px-4 py-3 text-sm">
          <p className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="font-medium">
              {t('profileReviews.replyBy', { name: professional })}
            </span>
            <time dateTime={reply.at} className="text-xs text-ink-soft">
              {formatDate(reply.at, locale)}
            </time>
          </p>
          <p
            lang={foreignTo(locale, reply.text)}
            className="mt-1 wrap-anywhere whitespace-pre-line text-ink-soft"
          >
            {reply.text}
          </p>
        </div>
      )}
      {children}
    </li>
  )
}
