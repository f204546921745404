import { useT } from '#client/texts/use-t.ts'
import type { MyReview, OwnReview } from '#lib/reviews/schemas.ts'
import { Button } from '#ui/button.tsx'
import type { ReviewAction } from '#client/reviews/review-action.ts'

type Props = {
  /** Where visitors sign in, who come back to write. */
  signIn: string
  /** Null until it is known. */
  mine: MyReview | null
  /** What came of the last action. */
  message: string
  onAsk: (asked: ReviewAction) => void
}

/**
 * The user's own review: to write, to change or to delete it. Its place is kept free in the page of signed-in users;
 * visitors who followed a link to it are told what is needed.
 */
export function OwnBar({ signIn, mine, message, onAsk }: Props) {
  const t = useT('profileReviews')
  const review = mine?.review ?? null
  return (
    <div
      id="write-review"
      className="mb-4 hidden min-h-11 scroll-mt-24 flex-wrap items-center gap-2.5 target:flex signed-in:flex"
    >
      <p className="text-sm font-medium signed-in:hidden">{t('profileReviews.needsAccount')}</p>
      <Button href={signIn} variant="quiet" size="sm" className="signed-in:hidden">
        {t('profileReviews.signIn')}
      </Button>
      {mine?.isOwnProfile && <p className="text-sm text-ink-soft">{t('profileReviews.ownHint')}</p>}
      {review && review.state !== 'public' && <NotPublic own={review} />}
      {isOpen(mine) && (
        <Button
          variant={review ? 'quiet' : 'primary'}
          size="sm"
          onClick={() => onAsk({ kind: 'write' })}
        >
          {review ? t('profileReviews.edit') : t('profileReviews.write')}
        </Button>
      )}
      {review && (
        <Button variant="quiet" size="sm" onClick={() => onAsk({ kind: 'remove' })}>
          {t('profileReviews.remove')}
        </Button>
      )}
      <p role="status" className="text-sm font-medium text-pine">
        {message}
      </p>
    </div>
  )
}

/** Whether the user may write or change a review. */
const isOpen = (mine: MyReview | null) =>
  mine !== null && !mine.isOwnProfile && mine.review?.state !== 'removed'

type NotPublicProps = { own: OwnReview }

/** That nobody else sees the review, and why. */
function NotPublic({ own: { state, reason, comment } }: NotPublicProps) {
  const t = useT('profileReviews')
  if (state === 'public') return null
  return (
    <div className="grid w-full gap-1 rounded-control bg-surface-2 px-4 py-3 text-sm">
      <p className="font-medium">{t(`profileReviews.own.${state}`)}</p>
      {reason && (
        <p className="wrap-anywhere whitespace-pre-line">
          {t('profileReviews.own.because', { reason })}
        </p>
      )}
      {comment && (
        <blockquote className="wrap-anywhere whitespace-pre-line text-ink-soft">
          {comment}
        </blockquote>
      )}
    </div>
  )
}
