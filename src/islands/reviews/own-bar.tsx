import type { MyReview } from '#lib/reviews/contract.ts'
import { Button } from '#ui/button.tsx'
import type { Asked } from './asked.ts'
import type { ReviewT } from './texts.ts'

type Props = {
  /** Null until it is known. */
  mine: MyReview | null
  /** What came of the last action. */
  message: string
  t: ReviewT
  onAsk: (asked: Asked) => void
}

/** The user's own review: to write, to change or to delete it. Its place is kept free in the page of signed-in users. */
export function OwnBar({ mine, message, t, onAsk }: Props) {
  return (
    <div
      id="write-review"
      className="mb-4 hidden min-h-11 scroll-mt-24 flex-wrap items-center gap-2.5 signed-in:flex"
    >
      {mine?.isOwnProfile && (
        <p className="text-sm text-ink-soft">{t('profile.reviews.ownHint')}</p>
      )}
      {mine && !mine.isOwnProfile && (
        <Button
          variant={mine.review ? 'quiet' : 'primary'}
          size="sm"
          onClick={() => onAsk({ kind: 'write' })}
        >
          {mine.review ? t('profile.reviews.edit') : t('profile.writeReview')}
        </Button>
      )}
      {mine?.review && (
        <Button variant="quiet" size="sm" onClick={() => onAsk({ kind: 'remove' })}>
          {t('profile.reviews.remove')}
        </Button>
      )}
      <p role="status" className="text-sm font-semibold text-pine">
        {message}
      </p>
    </div>
  )
}
