import { useState } from 'react'
import type { Review, ReviewsResponse } from '#lib/professionals/schemas.ts'
import type { MyReview } from '#lib/reviews/schemas.ts'
import { moveRating, type RatingCounts } from '#lib/reviews/rating-counts.ts'
import { isMissing, type Changes } from '#lib/reviews/with-changes.ts'
import { isShown } from './is-shown.ts'

type Shown = { counts: RatingCounts; changes: Changes }

/**
 * What this browser knows better than the page, which may be an older copy: the reviews that it changed, and the counts
 * with them.
 *
 * @param first the page as it was rendered, and its counts
 */
export function useKnownReviews(first: ReviewsResponse, ratingCounts: RatingCounts) {
  const [shown, setShown] = useState<Shown>({ counts: ratingCounts, changes: {} })

  /** @param from its rating before; null when it was not counted */
  const put = (review: Review, from: number | null) =>
    setShown(({ counts, changes }) => ({
      counts: moveRating(counts, from, review.rating),
      changes: { ...changes, [review.id]: review },
    }))
  const drop = (review: Review) =>
    setShown(({ counts, changes }) => ({
      counts: moveRating(counts, review.rating, null),
      changes: { ...changes, [review.id]: null },
    }))
  /** The user's own review, which the rendered page may lack, or have as it was. */
  const know = ({ review }: MyReview) => {
    if (!review) return
    const before = first.items.find(({ id }) => id === review.id)
    if (!isShown(review)) {
      // An older copy may still show it.
      if (before) drop(before)
      return
    }
    const isNew = isMissing(first, review)
    put(review, isNew ? null : (before?.rating ?? review.rating))
  }
  return { ...shown, put, drop, know }
}
