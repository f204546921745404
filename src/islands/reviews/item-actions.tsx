import type { Review } from '#lib/professionals/schemas.ts'
import { useT } from '#client/texts/use-t.ts'
import type { ReviewAction } from '#client/reviews/review-action.ts'

type Props = {
  review: Review
  /** Whether the user wrote it. */
  isOwn: boolean
  isReported: boolean
  /** Whether the user is the professional. */
  mayReply: boolean
  onAsk: (asked: ReviewAction) => void
}

const ACTION =
  'inline-flex min-h-11 items-center text-xs text-ink-soft underline-offset-4 hover:text-ink hover:underline'

/** What signed-in users can do with a review. Part of the page, so that nothing moves when the user is known. */
export function ItemActions({ review, isOwn, isReported, mayReply, onAsk }: Props) {
  const t = useT('profileReviews')
  const name = review.reviewerName ?? t('profileReviews.anonymous')
  return (
    <div className="-mb-3 hidden min-h-11 flex-wrap items-center gap-x-4 signed-in:flex">
      {isOwn && <span className="text-xs font-medium">{t('profileReviews.yours')}</span>}
      {mayReply && !review.reply && (
        <button
          type="button"
          aria-label={t('profileReviews.replyTo', { name })}
          onClick={() => onAsk({ kind: 'reply', review })}
          className="link text-xs"
        >
          {t('profileReviews.reply')}
        </button>
      )}
      {isReported && <span className="text-xs text-ink-soft">{t('profileReviews.reported')}</span>}
      {!isOwn && !isReported && (
        <button
          type="button"
          aria-label={t('profileReviews.reportOf', { name })}
          onClick={() => onAsk({ kind: 'report', review })}
          className={ACTION}
        >
          {t('profileReviews.report')}
        </button>
      )}
    </div>
  )
}
