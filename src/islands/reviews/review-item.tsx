import { formatDate } from '#lib/format/date.ts'
import { formatRating } from '#lib/format/number.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Review } from '#lib/professionals/contract.ts'
import { Stars } from '#ui/stars.tsx'
import type { ReviewT } from './texts.ts'

type Props = { review: Review; locale: Locale; t: ReviewT }

/** A review of a professional. */
export function ReviewItem({ review, locale, t }: Props) {
  const { reviewerName, rating, comment, createdAt } = review
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">{reviewerName ?? t('profile.reviews.anonymous')}</p>
        <Stars
          value={rating}
          label={t('professionals.rating.stars', { rating: formatRating(rating, locale) })}
        />
      </div>
      <p className="text-xs text-ink-soft">
        <time dateTime={createdAt}>{formatDate(createdAt, locale)}</time>
      </p>
      {comment && <p className="mt-2 whitespace-pre-line text-ink-soft">{comment}</p>}
    </li>
  )
}
