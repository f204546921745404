import type { Review } from '#lib/professionals/schemas.ts'
import type { OwnReview } from '#lib/reviews/schemas.ts'

/** What a signed-in user asks for: to write or change their own review, to delete it, or something about another. */
export type ReviewAction =
  { kind: 'write' | 'remove' } | { kind: 'reply' | 'report'; review: Review }

/** What came of it. */
export type Outcome =
  | { kind: 'written'; review: OwnReview }
  | { kind: 'replied'; review: Review }
  | { kind: 'removed' }
  | { kind: 'reported'; id: string }
