import type { OwnReview } from '#lib/reviews/schemas.ts'

/** Whether there is a review that everybody sees. */
export const isShown = (own: OwnReview | null): own is OwnReview => own?.state === 'public'
