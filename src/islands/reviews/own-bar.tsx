import { useEffect, useState } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT } from '#lib/i18n/t.ts'
import type { MyReview, OwnReview } from '#lib/reviews/schemas.ts'
import { Button } from '#ui/button.tsx'
import type { Asked } from './asked.ts'
import { loadTexts, type DialogTexts } from './dialogs/load-texts.ts'
import type { ReviewT } from './texts.ts'

type Props = {
  /** Null until it is known. */
  mine: MyReview | null
  /** What came of the last action. */
  message: string
  locale: Locale
  t: ReviewT
  onAsk: (asked: Asked) => void
}

/** The user's own review: to write, to change or to delete it. Its place is kept free in the page of signed-in users. */
export function OwnBar({ mine, message, locale, t, onAsk }: Props) {
  const review = mine?.review ?? null
  return (
    <div
      id="write-review"
      className="mb-4 hidden min-h-11 scroll-mt-24 flex-wrap items-center gap-2.5 signed-in:flex"
    >
      {mine?.isOwnProfile && <p className="text-sm text-ink-soft">{t('profileReviews.ownHint')}</p>}
      {review && review.state !== 'public' && <NotPublic own={review} locale={locale} />}
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
      <p role="status" className="text-sm font-semibold text-pine">
        {message}
      </p>
    </div>
  )
}

/** Whether the user may write or change a review. */
const isOpen = (mine: MyReview | null) =>
  mine !== null && !mine.isOwnProfile && mine.review?.state !== 'removed'

type NotPublicProps = { own: OwnReview; locale: Locale }

/** That nobody else sees the review, and why; few people need its texts, which load with it. */
function NotPublic({ own: { state, reason, comment }, locale }: NotPublicProps) {
  const [texts, setTexts] = useState<DialogTexts>()
  useEffect(() => void loadTexts(locale).then(setTexts, () => undefined), [locale])
  if (!texts || state === 'public') return null
  const t = createT(texts, locale)
  return (
    <div className="grid w-full gap-1 rounded-control bg-surface-2 px-4 py-3 text-sm">
      <p className="font-semibold">{t(`reviews.own.${state}`)}</p>
      {reason && (
        <p className="wrap-anywhere whitespace-pre-line">{t('reviews.own.because', { reason })}</p>
      )}
      {comment && (
        <blockquote className="wrap-anywhere whitespace-pre-line text-ink-soft">
          {comment}
        </blockquote>
      )}
    </div>
  )
}
